'use client';
import { memoPart } from '../../form/parts/memoPart.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { FormValues } from '../model/formValues.ts';
import { useTotals } from './useTotals.ts';

interface TotalsLineProps {
  values: Pick<FormValues, 'lines'>;
  messages: typeof journalEntryMessages;
}

/** The totals beside Save, where a narrow form shows few lines at once. The table of lines announces them. */
export const TotalsLine = memoPart({ lines: true }, Totals);

function Totals({ values, messages }: TotalsLineProps) {
  const { debits, credits, isEmpty, state, text } = useTotals(values.lines, messages);
  if (isEmpty) return null;
  return (
    <div className="daybook-journal-totals-line daybook-journal-balance" data-state={state} aria-hidden="true">
      {messages.totalsAnnouncement({ debits, credits, state: text })}
    </div>
  );
}
