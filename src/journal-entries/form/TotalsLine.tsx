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
    <div className="daybook-journal-totals-line" data-state={state} aria-hidden="true">
      {messages.totalsAnnouncement({ debits, credits, state: text })}
    </div>
  );
}
