import { accountNumbers } from '../accountNumbers.ts';
import type { SampleContext } from '../context.ts';
import type { TakingsProfile } from '../profile.ts';
import type { Random } from '../random.ts';
import { feedText } from './feedText.ts';
import type { TransactionDraft, TransactionPart } from './transactionDraft.ts';

/** Weekly payouts of retail sales, less the processor's fee. */
export function counterTakings(context: SampleContext): TransactionDraft[] {
  const { profile, calendar } = context;
  const { takings } = profile;
  if (!takings) return [];
  const random = context.random('takings');
  const payoutDays = calendar.days.filter((day) => day.index % 7 === 6);
  return payoutDays.map((day) => {
    const season = profile.invoicing.season[day.month - 1] ?? 1;
    const parts = payoutParts(context, takings, Math.round(random.integer(...takings.weekly) * season), random);
    return {
      bank: 'checking' as const,
      day,
      type: 'REVENUE' as const,
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      payee: takings.payee,
      text: feedText(takings.text, day, random),
      accountNo: null,
      segments: [profile.overheadSegment],
      parts,
    };
  });
}

/** Sales by account, sales tax, and the processing fee. `sold` is minor units before tax. */
function payoutParts({ profile }: SampleContext, takings: TakingsProfile, sold: number, random: Random) {
  const sales = takings.shares.map(({ accountNo, percent, segment }) => ({
    amount: Math.round((sold * (percent + random.integer(-3, 3))) / 100),
    accountNo,
    segments: [segment],
  }));
  const total = sales.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round((total * Number(profile.invoicing.salesTaxPercent)) / 100);
  const fee = Math.round(((total + tax) * takings.feePercent) / 100);
  const segments = [profile.overheadSegment];
  return [
    ...sales,
    { amount: tax, accountNo: accountNumbers.salesTaxPayable, segments, notes: 'Sales tax' },
    { amount: -fee, accountNo: accountNumbers.merchantFees, segments, notes: 'Processing fees' },
  ] satisfies TransactionPart[];
}
