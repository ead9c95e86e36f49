'use client';
import { forwardRef } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useJournalEntry } from '../data/queries.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { EntryCallbacks, EntryChoices } from '../fields/partProps.ts';
import { journalEntryMessages } from '../messages.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';

export interface JournalEntryFormProps extends TitledComponentProps, EntryCallbacks, EntryChoices {
  /** The entry to edit. Without it, the form creates one or more entries. */
  journalEntryId?: string;
  /** Initial values of a new entry, such as a copy of another. */
  defaultValues?: Partial<JournalEntry>;
  /** Turns off all changes; default `false`. After a 403 on a save, the form becomes read-only automatically. */
  readOnly?: boolean;
  messages?: MessageOverrides<typeof journalEntryMessages>;
}

/** Manual journal entries: lines that debit and credit accounts by the same amount, entered by keyboard or pasted. */
export const JournalEntryForm = forwardRef<HTMLElement, JournalEntryFormProps>(function JournalEntryForm(props, ref) {
  const { journalEntryId, defaultValues, frequencies, readOnly, messages, ...rest } = props;
  const { onSave, onEntryOpen, onCancel, onDirtyChange, uploadAttachments, onAttachmentRemove, ...rootProps } = rest;
  return (
    <Root component="JournalEntryForm" name="journal-entry-form" ref={ref} {...rootProps}>
      <Form {...props} />
    </Root>
  );
});

function Form(props: Omit<JournalEntryFormProps, keyof TitledComponentProps>) {
  const { journalEntryId, defaultValues, frequencies } = props;
  const { onSave, onEntryOpen, onCancel, onDirtyChange, uploadAttachments, onAttachmentRemove } = props;
  const shared = {
    callbacks: { onSave, onEntryOpen, onCancel, onDirtyChange, uploadAttachments, onAttachmentRemove },
    choices: { frequencies },
    isReadOnlyByHost: props.readOnly ?? false,
    messages: useMessages('journalEntry', journalEntryMessages, props.messages),
  };
  if (journalEntryId === undefined) return <NewEntries {...shared} copied={defaultValues} />;
  return <StoredEntry key={journalEntryId} {...shared} journalEntryId={journalEntryId} />;
}

interface ContentProps {
  callbacks: EntryCallbacks;
  choices: EntryChoices;
  /** Whether the host turned off all changes. */
  isReadOnlyByHost: boolean;
  messages: typeof journalEntryMessages;
}

function NewEntries({ copied, ...props }: ContentProps & { copied: Partial<JournalEntry> | undefined }) {
  const closing = useClosingState();
  useLifecycle({ isSuccess: true, error: null });
  return <EntryForm {...props} stored={undefined} copied={copied} closing={closing} />;
}

function StoredEntry({ journalEntryId, ...props }: ContentProps & { journalEntryId: string }) {
  const entry = useJournalEntry(journalEntryId);
  const closing = useClosingState();
  return (
    <QueryState query={entry} what={props.messages.what} skeleton={<EntrySkeleton messages={props.messages} />}>
      {(stored) => <EntryForm {...props} stored={stored} copied={undefined} closing={closing} />}
    </QueryState>
  );
}
