'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { SettingsTypes } from '../document/defineSettings.ts';
import type { SettingsFormState } from '../document/useSettingsForm.ts';
import type { saveMessages } from '../messages.ts';
import { savingMessages } from '../savingMessages.ts';
import { FormNotice, FormNotices } from './FormNotices.tsx';

interface SettingsNoticesProps {
  form: Pick<
    SettingsFormState<SettingsTypes>,
    'outcome' | 'phase' | 'notice' | 'rejection' | 'isReadOnly' | 'isOutcomeUnknown' | 'check'
  >;
  /** What is saved, for use in a sentence. */
  what: string;
  /** What was saved; default: that it was, if that became clear later. */
  saved?: ReactNode;
  messages: typeof saveMessages;
}

/** Notices above settings: the outcome of the last save. `SaveBar` says that the user may not change them. */
export function SettingsNotices({ form, what, saved, messages }: SettingsNoticesProps) {
  const { outcome, phase, notice, rejection, isReadOnly, isOutcomeUnknown, check } = form;
  const shared = useMessages('ui', savingMessages);
  const isChecking = phase === 'checking';
  return (
    <FormNotices what={what} rejection={isReadOnly ? undefined : rejection}>
      {isOutcomeUnknown && (
        <FormNotice
          tone="warning"
          action={
            <Button onPress={check} isDisabled={isChecking}>
              {isChecking ? messages.checking : messages.check}
            </Button>
          }
        >
          {notice === 'checkFailed' ? messages.checkFailed : shared.saveUnconfirmed}
        </FormNotice>
      )}
      {notice === 'notChecked' && <FormNotice tone="warning">{messages.notChecked}</FormNotice>}
      {outcome === 'wasNotSaved' && <FormNotice tone="warning">{messages.wasNotSaved}</FormNotice>}
      {saved || (outcome === 'wasSaved' && <FormNotice tone="good">{messages.wasSaved}</FormNotice>)}
    </FormNotices>
  );
}
