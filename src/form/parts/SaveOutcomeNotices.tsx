'use client';
import { Button } from '../../ui/fields/Button.tsx';
import type { DocumentFormState } from '../document/documentFormState.ts';
import type { DocumentState, DocumentTypes } from '../document/documentState.ts';
import type { saveMessages } from '../messages.ts';
import { FormNotice } from './FormNotices.tsx';

type Outcome = DocumentState<DocumentTypes>['outcome'];
type State = DocumentFormState<DocumentTypes>;

interface SaveOutcomeNoticesProps {
  form: {
    /** Of the document that is shown. */
    outcome: Outcome;
    notice: State['notice'] | Outcome;
    phase: State['phase'] | 'outcomeUnknown';
    check: () => void;
  };
  messages: Pick<typeof saveMessages, 'check' | 'checking' | 'checkFailed' | 'notChecked' | 'wasNotSaved'> & {
    outcomeUnknown: string;
    earlierAttemptSaved?: string;
    deletedByOther?: string;
  };
}

/** Warnings about the last save: nothing was saved, not all of it, or its outcome is unknown. */
export function SaveOutcomeNotices({ form, messages }: SaveOutcomeNoticesProps) {
  const { outcome, notice, phase, check } = form;
  const isChecking = phase === 'checking';
  const warning =
    (outcome === 'wasNotSaved' || outcome === 'earlierAttemptSaved' || outcome === 'deletedByOther') &&
    messages[outcome];
  return (
    <>
      {outcome === 'outcomeUnknown' && (
        <FormNotice
          tone="warning"
          action={
            <Button onPress={check} isDisabled={isChecking}>
              {isChecking ? messages.checking : messages.check}
            </Button>
          }
        >
          {notice === 'checkFailed' ? messages.checkFailed : messages.outcomeUnknown}
        </FormNotice>
      )}
      {warning && <FormNotice tone="warning">{warning}</FormNotice>}
      {notice === 'notChecked' && <FormNotice tone="warning">{messages.notChecked}</FormNotice>}
    </>
  );
}
