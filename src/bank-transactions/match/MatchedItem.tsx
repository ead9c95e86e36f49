'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { toMinor } from '../../core/money/minor.ts';
import { cachedTransactionNames } from '../data/cachedTransactionNames.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useMatchedInvoices } from '../data/useMatchedInvoices.ts';
import { MatchRow, MatchRows } from './MatchRows.tsx';
import type { matchMessages } from './matchMessages.ts';

interface MatchedItemProps {
  transaction: BankTransaction;
  texts: typeof matchMessages;
}

/** The invoice whose line item the service matched with the transaction. No request can change that. */
export function MatchedItem({ transaction, texts }: MatchedItemProps) {
  const { invoiceItem, customer, amount } = transaction;
  const daybook = useDaybookContext();
  const invoiceOf = () => cachedTransactionNames(daybook).invoice(invoiceItem?.id ?? '');
  const pages = useMemo(() => [{ rows: [transaction] }], [transaction]);
  useMatchedInvoices(invoiceOf() ? undefined : pages);
  const invoice = invoiceOf();
  return (
    <>
      <MatchRows label={texts.invoices}>
        <MatchRow
          title={invoice?.invoiceNumber || invoiceItem?.description || texts.unnumbered}
          name={invoice?.customer?.name || customer?.name || ''}
          amount={toMinor(Math.abs(amount))}
          isChosen
          onToggle={() => {}}
          isReadOnly
        />
      </MatchRows>
      <p className="daybook-secondary">{texts.matchFixed}</p>
    </>
  );
}
