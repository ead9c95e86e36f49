'use client';
import { type ReactNode, type Ref, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { SettingsTypes } from '../document/defineSettings.ts';
import type { SettingsFormState } from '../document/useSettingsForm.ts';
import type { saveMessages } from '../messages.ts';
import { savingMessages } from '../savingMessages.ts';
import { DocumentForm, type DocumentFormHandle } from './DocumentForm.tsx';
import { FormConfirmDialog } from './FormConfirmDialog.tsx';
import { FormNotice, FormNotices } from './FormNotices.tsx';
import type { FormKey } from './FormShortcutsDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveOutcomeNotices } from './SaveOutcomeNotices.tsx';

interface SettingsFormProps {
  form: Pick<
    SettingsFormState<SettingsTypes>,
    'outcome' | 'phase' | 'notice' | 'rejection' | 'isReadOnly' | 'isOutcomeUnknown' | 'isDirty' | 'check' | 'discard'
  > & { save: () => void };
  /** What is saved, for use in a sentence. */
  what: string;
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  handle?: Ref<DocumentFormHandle>;
  /** Default: Save. */
  saveLabel?: string | undefined;
  /** Says above the form what was saved; default: the status says that it was. */
  saved?: ReactNode;
  /** The keys of the fields. */
  keys: readonly FormKey[];
  /** Above the notices. */
  summary?: ReactNode;
  children: ReactNode;
  messages: typeof saveMessages & { title: string };
}

/** A form of settings: its notices, its fields, Save, and the question before unsaved changes are discarded. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, what, onDirtyChange, saveLabel, saved, keys, summary, children, messages } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const { outcome, phase, rejection, isReadOnly, isOutcomeUnknown } = form;
  const { saveUnconfirmed } = useMessages('ui', savingMessages);
  const isDirty = form.isDirty && !isReadOnly; // read-only changes can't be saved, so they don't block leaving
  const canSave = phase === 'editing' && isDirty && !isOutcomeUnknown;
  const save = () => canSave && form.save();
  const leave = isDirty ? () => setIsLeaving(phase === 'editing') : undefined;
  const afterwards = (action: () => void) => () => {
    setIsLeaving(false);
    action();
  };
  const isSaved = saved === undefined && outcome === 'saved' && !isDirty;
  return (
    <DocumentForm
      label={messages.title}
      isDirty={isDirty}
      isBusy={phase !== 'editing'}
      onDirtyChange={onDirtyChange}
      handle={props.handle}
      isText={isReadOnly && !form.isDirty}
      onSave={save}
      onLeave={leave}
    >
      {summary}
      <FormNotices what={what} rejection={isReadOnly ? undefined : rejection}>
        <SaveOutcomeNotices form={form} messages={{ ...messages, outcomeUnknown: saveUnconfirmed }} />
        {(!isDirty && !rejection && saved) ||
          (outcome === 'wasSaved' && <FormNotice tone="good">{messages.wasSaved}</FormNotice>)}
      </FormNotices>
      {children}
      <SaveBar
        isReadOnly={isReadOnly}
        what={what}
        save={{
          ...(saveLabel && { label: saveLabel }),
          isActive: canSave,
          status: phase === 'saving' ? messages.saving : isSaved && messages.saved,
        }}
        onCancel={leave}
        keys={[...keys, 'save', 'leave']}
      />
      {isLeaving && (
        <FormConfirmDialog
          action="discard"
          closedThrough={null}
          isUnknown={isOutcomeUnknown}
          onSave={afterwards(save)}
          onConfirm={afterwards(form.discard)}
          onCancel={() => setIsLeaving(false)}
          messages={messages}
        />
      )}
    </DocumentForm>
  );
}
