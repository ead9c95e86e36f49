'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import type { ChecklistSelection } from '../checklist/checklistFilters.ts';
import type { checklistMessages } from '../checklistMessages.ts';
import { useClosing } from '../data/queries.ts';
import { coversSeveralCompanies } from '../data/rules.ts';
import { closingMessages } from '../messages.ts';
import { ClosingFields } from './ClosingFields.tsx';
import { ClosingSkeleton } from './ClosingSkeleton.tsx';

export interface ClosingFormProps extends TitledComponentProps {
  /** Called when the form gets or loses unsaved changes, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  /**
   * Called when an item of the checklist is selected, to show its list: `draftInvoices` in `InvoiceList`, the others in
   * `BankTransactionList`. Without it, the checklist only counts.
   */
  onChecklistSelect?: (selection: ChecklistSelection) => void;
  /** Turns off all changes; default `false`. After a 403 on a save, the form becomes read-only automatically. */
  readOnly?: boolean;
  messages?: MessageOverrides<typeof closingMessages & typeof checklistMessages>;
}

/** The closing date, and whether changes on or before it are allowed. */
export const ClosingForm = forwardRef<HTMLElement, ClosingFormProps>(function ClosingForm(
  { onDirtyChange, onChecklistSelect, readOnly, messages, ...rootProps },
  ref,
) {
  return (
    <Root component="ClosingForm" name="closing-form" ref={ref} {...rootProps}>
      <ClosingContent
        onDirtyChange={onDirtyChange}
        onChecklistSelect={onChecklistSelect}
        readOnly={readOnly}
        messages={messages}
      />
    </Root>
  );
});

type ClosingContentProps = Pick<ClosingFormProps, 'onDirtyChange' | 'onChecklistSelect' | 'readOnly' | 'messages'>;

function ClosingContent({ readOnly = false, messages: overrides, ...callbacks }: ClosingContentProps) {
  const messages = useMessages('closing', closingMessages, overrides);
  const closing = useClosing();
  return (
    <>
      <Heading>{messages.title}</Heading>
      <QueryState
        query={closing}
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
        {(stored) => (
          <ClosingFields
            {...callbacks}
            stored={stored}
            isReadOnlyByHost={readOnly}
            messages={messages}
            overrides={overrides}
          />
        )}
      </QueryState>
    </>
  );
}
