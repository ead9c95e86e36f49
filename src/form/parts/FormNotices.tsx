'use client';
import { type ReactNode, useContext } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { OfflineError } from '../../core/errors.ts';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { Rejection } from '../document/fieldErrors.ts';
import { savingMessages } from '../savingMessages.ts';
import { saveFailureTexts } from './saveFailureTexts.ts';

interface FormNoticesProps {
  /** The effect of the closing on the document. */
  closing?: ReactNode;
  /** What is edited, for use in a sentence. */
  what: string;
  /** Whether the user has no permission to change it. */
  isReadOnly?: boolean;
  /** The outcome of the last save. */
  children?: ReactNode;
  rejection: Pick<Rejection<unknown>, 'error' | 'errors'> | undefined;
  /** Added to the rejection. */
  reason?: string | false | undefined;
  /** How many fields are invalid; false if there are none. */
  invalid?: string | false;
}

/** Notices above a form: why it's locked, the last outcome, and what needs attention. */
export function FormNotices({ closing, what, isReadOnly, children, rejection, reason, invalid }: FormNoticesProps) {
  const messages = useMessages('ui', savingMessages);
  const noPermission = useContext(IsTextContext) ? messages.viewOnlyDocument : messages.noPermission;
  const isWaiting = rejection?.error instanceof OfflineError;
  const texts = rejection && saveFailureTexts({ error: rejection.error, formErrors: rejection.errors }, what, messages);
  return (
    <div className="daybook-editor-notices" tabIndex={-1} role="status">
      {closing}
      {isReadOnly && <FormNotice tone="calm">{noPermission({ what })}</FormNotice>}
      {children}
      {isWaiting && !isReadOnly && <FormNotice tone="warning">{messages.savedWhenOnline}</FormNotice>}
      {texts && !isWaiting && !isReadOnly && (
        <FormNotice tone="danger">{[...texts, reason].filter(Boolean).join(' ')}</FormNotice>
      )}
      {!rejection && invalid && <FormNotice tone="danger">{invalid}</FormNotice>}
    </div>
  );
}

/** One of the notices, which their region announces. */
export function FormNotice(props: {
  tone: 'calm' | 'good' | 'warning' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}) {
  return <Notice {...props} isAnnounced={false} />;
}
