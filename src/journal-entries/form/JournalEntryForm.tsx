'use client';
import { forwardRef } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { FieldsSkeleton } from '../../ui/fields/FieldsSkeleton.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useJournalEntry } from '../data/queries.ts';
import type { JournalEntry } from '../data/schema.ts';
import { journalEntryMessages } from '../messages.ts';
import { EntryForm } from './EntryForm.tsx';
import type { EntryCallbacks, EntryChoices } from './partProps.ts';

export interface JournalEntryFormProps extends TitledComponentProps, EntryCallbacks, EntryChoices {
  /** The entry to edit; without it, new ones, as many as a person wants to save together. */
  journalEntryId?: string;
  /** What a new one begins with, such as a copy. */
  journalEntry?: Partial<JournalEntry>;
  messages?: MessageOverrides<typeof journalEntryMessages>;
}

/** Manual journal entries: lines that debit and credit accounts by the same amount, entered by the keyboard or pasted. */
export const JournalEntryForm = forwardRef<HTMLElement, JournalEntryFormProps>(function JournalEntryForm(props, ref) {
  const { journalEntryId, journalEntry, frequencies, updateTypes, messages, ...rest } = props;
  const { onSave, onCancel, onDirtyChange, onAttach, onDetach, ...rootProps } = rest;
  const callbacks = { onSave, onCancel, onDirtyChange, onAttach, onDetach };
  return (
    <Root component="JournalEntryForm" name="journal-entry-form" ref={ref} {...rootProps}>
      <FormOfSession
        {...{ journalEntryId, journalEntry, callbacks }}
        words={{ frequencies, updateTypes }}
        texts={messages}
      />
    </Root>
  );
});

interface SessionProps extends Pick<JournalEntryFormProps, 'journalEntryId' | 'journalEntry'> {
  callbacks: EntryCallbacks;
  words: EntryChoices;
  texts: JournalEntryFormProps['messages'];
}

function FormOfSession({ journalEntryId, texts, journalEntry, ...props }: SessionProps) {
  const { session } = useDaybookContext();
  const messages = useMessages('journalEntry', journalEntryMessages, texts);
  // Another user, or another entry, begins with nothing typed.
  const key = `${session.id} ${journalEntryId ?? ''}`;
  return journalEntryId === undefined ? (
    <NewEntries key={key} {...props} messages={messages} copied={journalEntry} />
  ) : (
    <StoredEntry key={key} {...props} messages={messages} journalEntryId={journalEntryId} />
  );
}

interface PartProps extends Pick<SessionProps, 'callbacks' | 'words'> {
  messages: typeof journalEntryMessages;
}

function NewEntries({ copied, ...props }: PartProps & { copied: Partial<JournalEntry> | undefined }) {
  const closing = useClosingState();
  useLifecycle({ isSuccess: true, error: null });
  return <EntryForm {...props} stored={undefined} copied={copied} closing={closing} />;
}

function StoredEntry({ journalEntryId, ...props }: PartProps & { journalEntryId: string }) {
  const found = useJournalEntry(journalEntryId);
  const closing = useClosingState();
  return (
    <QueryState
      of={found}
      what={props.messages.what}
      skeleton={<FieldsSkeleton labels={fields.map((field) => props.messages[field])} />}
    >
      {(stored) => <EntryForm {...props} stored={stored} copied={undefined} closing={closing} />}
    </QueryState>
  );
}

/** What is known of the form before what stands in it comes. */
const fields = ['description', 'bankAccount', 'dimensions', 'account', 'debit', 'credit'] as const;
