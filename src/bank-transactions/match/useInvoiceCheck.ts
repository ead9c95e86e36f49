'use client';
import { useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { keyOf } from '../../core/query/resources.ts';
import { isOutstanding } from '../../invoices/data/aging.ts';
import { invoiceOptions } from '../../invoices/data/queries.ts';
import type { FormValues } from '../model/formValues.ts';
import type { LineValues } from '../model/lineValues.ts';
import { invoiceLines, overpaidLines } from '../model/matchLines.ts';
import { remainderOf } from '../model/splitLines.ts';

interface CheckCallbacks {
  onFit: () => void;
  onOverpaid: () => void;
}

/**
 * Reads the invoices of a new match again right before a save: the service doesn't say how much of an invoice it accepts, and
 * someone else may have paid it.
 */
export function useInvoiceCheck() {
  const daybook = useDaybookContext();
  const { queryClient, session } = daybook;
  const [paidSince, setPaidSince] = useState<ReadonlyMap<LineValues, Minor>>(nothingPaid);
  const [isChecking, setIsChecking] = useState(false);
  const isRunning = useRef(false);

  /** What is open of an invoice; undefined if it can't be read, so that the service decides. */
  const readOpen = async (invoiceId: string): Promise<[string, Minor] | undefined> => {
    try {
      const invoice = await queryClient.fetchQuery({ ...invoiceOptions(daybook, invoiceId), staleTime: 0 });
      return [invoiceId, isOutstanding(invoice) ? invoice.totals.balance : nothing];
    } catch {
      return undefined;
    }
  };
  return {
    paidSince,
    isChecking,
    /** Calls `onFit` if the invoices still have what the lines pay, at once if nothing has to be read. */
    async check(values: FormValues, { onFit, onOverpaid }: CheckCallbacks): Promise<void> {
      // The balance may include what a stored line pays.
      const added = invoiceLines(values).filter(({ id }) => id === null);
      // Lines that don't add up aren't sent.
      if (added.length === 0 || remainderOf(values) !== 0) return onFit();
      if (isRunning.current) return;
      isRunning.current = true;
      setIsChecking(true);
      const read = await Promise.all(added.map(({ invoiceId }) => readOpen(invoiceId)));
      isRunning.current = false;
      setIsChecking(false);
      const overpaid = overpaidLines(added, new Map(read.filter((each) => each !== undefined)));
      setPaidSince(overpaid);
      if (overpaid.size === 0) return onFit();
      queryClient.invalidateQueries({ queryKey: keyOf(session, 'invoices', 'open') });
      onOverpaid();
    },
  };
}

const nothing = toMinor(0);
const nothingPaid: ReadonlyMap<LineValues, Minor> = new Map();
