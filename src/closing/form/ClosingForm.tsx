'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useClosing } from '../data/queries.ts';
import { coversSeveralCompanies } from '../data/rules.ts';
import { closingMessages } from '../messages.ts';
import { ClosingFields } from './ClosingFields.tsx';
import { ClosingSkeleton } from './ClosingSkeleton.tsx';

export interface ClosingFormProps extends TitledComponentProps {
  /** Called when the form gets or loses unsaved changes, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  messages?: MessageOverrides<typeof closingMessages>;
}

/** The closing date, and whether changes on or before it are allowed. */
export const ClosingForm = forwardRef<HTMLElement, ClosingFormProps>(function ClosingForm(
  { onDirtyChange, messages, ...rootProps },
  ref,
) {
  return (
    <Root component="ClosingForm" name="closing-form" ref={ref} {...rootProps}>
      <ClosingContent onDirtyChange={onDirtyChange} messages={messages} />
    </Root>
  );
});

function ClosingContent({ onDirtyChange, ...props }: Pick<ClosingFormProps, 'onDirtyChange' | 'messages'>) {
  const messages = useMessages('closing', closingMessages, props.messages);
  const closing = useClosing();
  return (
    <>
      <Heading>{messages.title}</Heading>
      <p className="daybook-secondary">{messages.description}</p>
      <QueryState
        of={closing}
        what={messages.what}
        skeleton={<ClosingSkeleton messages={messages} />}
        renderError={({ error }) =>
          coversSeveralCompanies(error) && (
            <Notice tone="quiet" detail={error.message}>
              {messages.severalCompanies}
            </Notice>
          )
        }
      >
        {(stored) => <ClosingFields stored={stored} onDirtyChange={onDirtyChange} messages={messages} />}
      </QueryState>
    </>
  );
}
