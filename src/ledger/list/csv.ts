import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/csv.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

/**
 * Writes a ledger as CSV: days as ISO, amounts as decimals with a point.
 * @param currency ISO 4217 code, by whose digits the amounts are written.
 */
export function ledgerCsv(currency: string, messages: typeof ledgerMessages): CsvWriter<GlEntry> {
  const digits = currencyDigits(currency);
  const heads = [
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
  return toCsv(heads, (entry) => toCells(entry, digits));
}

function toCells(entry: GlEntry, digits: number): string[] {
  const { id, date, entity, description, drAmount, crAmount, runningBalance } = entry;
  return [
    date,
    entity?.displayName ?? '',
    entity?.secondaryDisplayName ?? '',
    description ?? '',
    drAmount ? toDecimal(drAmount, digits) : '',
    crAmount ? toDecimal(crAmount, digits) : '',
    toDecimal(runningBalance, digits),
    id,
    entity?.id ?? '',
  ];
}
