'use client';
import { useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { keyOf } from '../../core/query/resources.ts';
import { isOutstanding } from '../../invoices/data/aging.ts';
import { invoiceOptions } from '../../invoices/data/options.ts';
import type { FormValues } from '../model/formValues.ts';
import type { LineValues } from '../model/lineValues.ts';
import { invoiceLines, overpaidLines } from '../model/matchLines.ts';
import { remainderOf } from '../model/splitLines.ts';

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
  /**
   * Whether the invoices still have what the lines pay.
   * @param latest reads the form's values, which may change during the check.
   * @returns `busy` while another check runs.
   */
  async function check(latest: () => FormValues): Promise<'ok' | 'overpaid' | 'busy'> {
    const added = addedLines(latest());
    if (added.length === 0) return 'ok';
    if (isRunning.current) return 'busy';
    isRunning.current = true;
    setIsChecking(true);
    const read = await Promise.all(added.map(({ invoiceId }) => readOpen(invoiceId)));
    isRunning.current = false;
    setIsChecking(false);
    if (addedLines(latest()).some((line) => !added.includes(line))) return check(latest);
    const overpaid = overpaidLines(added, new Map(read.filter((each) => each !== undefined)));
    setPaidSince(overpaid);
    if (overpaid.size === 0) return 'ok';
    queryClient.invalidateQueries({ queryKey: keyOf(session, 'invoices', 'open') });
    return 'overpaid';
  }
  return { paidSince, isChecking, check };
}

/** The invoice lines to check: what a stored line pays may be left out of the balance, and lines that don't add up aren't sent. */
function addedLines(values: FormValues) {
  return remainderOf(values) === 0 ? invoiceLines(values).filter(({ id }) => id === null) : [];
}

const nothing = toMinor(0);
const nothingPaid: ReadonlyMap<LineValues, Minor> = new Map();
