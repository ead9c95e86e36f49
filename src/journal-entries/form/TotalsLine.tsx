'use client';
import type { journalEntryMessages } from '../messages.ts';
import type { LineValues } from '../model/formValues.ts';
import { useTotals } from './useTotals.ts';

interface TotalsLineProps {
  lines: readonly LineValues[];
  messages: typeof journalEntryMessages;
}

/** The totals beside Save, where a narrow form shows few lines at once. The table of lines announces them. */
export function TotalsLine({ lines, messages }: TotalsLineProps) {
  const { debits, credits, isEmpty, state, text } = useTotals(lines, messages);
  if (isEmpty) return null;
  return (
    <div className="daybook-journal-totals-line" aria-hidden="true">
      <span>
        {messages.debit} <bdi>{debits}</bdi>
      </span>
      <span>
        {messages.credit} <bdi>{credits}</bdi>
      </span>
      <span className="daybook-lines-remainder" data-state={state}>
        {text}
      </span>
    </div>
  );
}
