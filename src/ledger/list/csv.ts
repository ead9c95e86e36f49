import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import { descriptionOf } from '../data/descriptionOf.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

/**
 * Writes a ledger as CSV, with ISO dates and decimal points.
 * @param currency ISO 4217 code; determines the number of decimals.
 */
export function ledgerCsv(currency: string, messages: typeof ledgerMessages): CsvWriter<GlEntry> {
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
  return toCsv(headers, (entry) => toCells(entry, digits));
}

function toCells(entry: GlEntry, digits: number): string[] {
  const { id, date, entity, drAmount, crAmount, runningBalance } = entry;
  return [
    date,
    entity?.displayName ?? '',
    entity?.secondaryDisplayName ?? '',
    descriptionOf(entry) ?? '',
    drAmount ? toDecimal(drAmount, digits) : '',
    crAmount ? toDecimal(crAmount, digits) : '',
    toDecimal(runningBalance, digits),
    id,
    entity?.id ?? '',
  ];
}
