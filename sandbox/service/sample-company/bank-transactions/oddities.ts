import { businessDayFrom, type Day } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import { feedText } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/** The one-off transactions of a company, with their reversals through today. */
export function oddTransactions(context: SampleContext): TransactionDraft[] {
  const { profile, calendar } = context;
  const random = context.random('oddities');
  return profile.oddities.flatMap((oddity) => {
    const day = businessDayFrom(calendar, Math.floor(oddity.at * (calendar.days.length - 8)));
    if (!day) return [];
    const draft: TransactionDraft = {
      bank: oddity.bank,
      day,
      type: oddity.type,
      amount: oddity.amount,
      payee: oddity.payee,
      text: feedText(oddity.text, day, random),
      accountNo: oddity.accountNo,
      segments: [profile.overheadSegment],
      ...(oddity.isFromVendor && { isFromVendor: true }),
      ...(oddity.notes && { notes: oddity.notes }),
      ...(oddity.currencyInfo && { currencyInfo: oddity.currencyInfo }),
    };
    const reversalDay = oddity.reversal && daysLater(day, oddity.reversal.businessDays);
    if (!oddity.reversal || !reversalDay) return [draft];
    return [
      draft,
      {
        ...draft,
        day: reversalDay,
        type: oddity.amount < 0 ? ('REVENUE' as const) : ('EXPENSE' as const),
        amount: -oddity.amount,
        text: feedText(oddity.reversal.text, reversalDay, random),
      },
    ];
  });

  function daysLater(day: Day, businessDays: number): Day | undefined {
    return calendar.days.filter((later) => later.isBusinessDay && later.index > day.index)[businessDays - 1];
  }
}
