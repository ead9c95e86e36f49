'use client';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { useInvoice } from '../../invoices/data/useInvoice.ts';
import type { LineValues } from '../model/lineValues.ts';
import { addInvoice, removeInvoice } from '../model/matchInvoices.ts';
import { isMatchOnly } from '../model/matchLines.ts';
import { type MatchSubject, type Ranked, rankMatches } from '../model/rankMatches.ts';
import { ClosenessText, useAmountText } from './ClosenessText.tsx';
import { MatchRow } from './MatchRows.tsx';
import type { matchMessages } from './matchMessages.ts';
import type { MatchProps } from './matchProps.ts';
import { type InvoiceCandidate, toCandidate } from './useInvoiceCandidates.ts';

export interface InvoiceRowsProps extends Pick<MatchProps, 'values' | 'edit' | 'errors' | 'paidSince' | 'isReadOnly'> {
  texts: typeof matchMessages;
}

interface InvoiceRowProps extends InvoiceRowsProps {
  invoiceId: string;
  /** Undefined until it is loaded. */
  candidate: Ranked<InvoiceCandidate> | undefined;
}

/** An invoice by number and customer. Choosing it pays it with the transaction. */
export function InvoiceRow({ invoiceId, candidate, values, edit, isReadOnly, texts, ...state }: InvoiceRowProps) {
  const amountText = useAmountText();
  const line = values.lines.find((each) => each.invoiceId === invoiceId);
  const balance = candidate?.amount ?? toMinor(0);
  const invoice = { id: invoiceId, balance, customerId: candidate?.invoice.customer?.id };
  const paid = line?.amount.amount ?? balance;
  const isPartlyPaid = line?.id === null && candidate !== undefined && paid < balance;
  return (
    <MatchRow
      documentId={invoiceId}
      title={candidate?.invoice.invoiceNumber || texts.unnumbered}
      name={candidate?.name ?? ''}
      amount={paid}
      isChosen={line !== undefined}
      isReadOnly={isReadOnly}
      onToggle={() =>
        edit((before, base) => (line ? removeInvoice(before, invoiceId, base) : addInvoice(before, invoice, base)))
      }
      errors={line && lineErrors(line, { ...state, values, texts, amountText })}
    >
      {isPartlyPaid && (
        <span data-different="">{texts.staysOpen({ amount: amountText(toMinor(balance - paid)) })}</span>
      )}
      {candidate && (
        <ClosenessText
          difference={isPartlyPaid || line?.id ? undefined : candidate.difference}
          date={candidate.date}
          days={candidate.days}
          isDue
          texts={texts}
        />
      )}
    </MatchRow>
  );
}

/** An invoice that the transaction pays and that is not among the open ones. */
export function PaidInvoiceRow({ subject, ...props }: Omit<InvoiceRowProps, 'candidate'> & { subject: MatchSubject }) {
  const invoice = useInvoice(props.invoiceId).data;
  const [candidate] = invoice ? rankMatches([toCandidate(invoice)], subject) : [];
  return <InvoiceRow {...props} candidate={candidate} />;
}

interface ErrorSources extends Pick<InvoiceRowsProps, 'values' | 'errors' | 'paidSince' | 'texts'> {
  amountText: (amount: Minor) => string;
}

/** The errors of a line, unless the lines of the split show them. */
function lineErrors(line: LineValues, { values, errors, paidSince, texts, amountText }: ErrorSources): string[] {
  const open = paidSince.get(line);
  const since =
    open === undefined ? [] : open > 0 ? [texts.paidSince({ amount: amountText(open) })] : [texts.invoiceGone];
  if (!isMatchOnly(values)) return since;
  const prefix = `lines.${line.key}.`;
  return [...since, ...[...errors].flatMap(([place, found]) => (place.startsWith(prefix) ? found : []))];
}
