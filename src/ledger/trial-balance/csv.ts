import { wordOf } from '../../core/messages/wordOf.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import { isFailed } from '../data/trialBalance.ts';
import type { trialBalanceMessages } from '../messages.ts';
import { figureLabels, figures, nameOf, type TrialBalanceRow } from './columns.tsx';

/**
 * Writes a trial balance as CSV, with decimal points; a figure that cannot be known is empty.
 * @param currency ISO 4217 code; determines the number of decimals.
 */
export function trialBalanceCsv(currency: string, messages: typeof trialBalanceMessages): CsvWriter<TrialBalanceRow> {
  const digits = currencyDigits(currency);
  const labels = figureLabels(messages);
  const headers = [messages.accountNumber, messages.account, messages.type, ...figures.map((figure) => labels[figure])];
  return toCsv([...headers, messages.accountId], ({ id, account, result }) => [
    account.accountNo ?? '',
    nameOf(account),
    account.type ? wordOf(messages, 'type', account.type) : '',
    ...figures.map((figure) => {
      const amount = isFailed(result) ? undefined : result[figure];
      return typeof amount === 'number' ? toDecimal(amount, digits) : '';
    }),
    id,
  ]);
}
