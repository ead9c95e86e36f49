import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { descriptionOf } from '../data/descriptionOf.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';
import { otherSide } from '../source/otherSide.ts';

/**
 * Writes a ledger as CSV, with ISO dates and decimal points.
 * @param currency ISO 4217 code; determines the number of decimals.
 * @param account the ledger's account, which is not repeated as the other side of an entry.
 */
export function ledgerCsv(
  currency: string,
  account: GlAccount | undefined,
  messages: typeof ledgerMessages,
): CsvWriter<GlEntry> {
  const digits = currencyDigits(currency);
  const headers = [
    messages.date,
    messages.source,
    messages.sourceDetail,
    messages.description,
    messages.debit,
    messages.credit,
    messages.balance,
    messages.entryId,
    messages.entityId,
  ];
  return toCsv(headers, (entry) => toCells(entry, account, digits));
}

function toCells(entry: GlEntry, account: GlAccount | undefined, digits: number): string[] {
  const { id, date, entity, drAmount, crAmount, runningBalance } = entry;
  return [
    date,
    entity?.displayName ?? '',
    otherSide(entry, account) ?? '',
    descriptionOf(entry) ?? '',
    drAmount ? toDecimal(drAmount, digits) : '',
    crAmount ? toDecimal(crAmount, digits) : '',
    toDecimal(runningBalance, digits),
    id,
    entity?.id ?? '',
  ];
}
