import { accountNumbers } from '../accountNumbers.ts';
import { businessDayFrom, type Calendar, dayInMonth } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import type { TransactionDraft } from './transactionDraft.ts';
import { transfer } from './transfers.ts';

/** The card payment days: the 8th of each month, for the balance at the end of the previous month. */
export function cardPaymentDays(calendar: Calendar) {
  return calendar.months.flatMap((month) => {
    const target = dayInMonth(month, 8);
    const day = target && businessDayFrom(calendar, target.index);
    return day ? [{ day, statementEnd: (month[0]?.index ?? 0) - 1 }] : [];
  });
}

/** Pays each card statement in full from checking, with two transactions per payment day. */
export function cardPayments({ profile, calendar }: SampleContext, flows: readonly TransactionDraft[]) {
  const charges = flows.filter(({ bank }) => bank === 'card');
  let paid = 0;
  return cardPaymentDays(calendar).flatMap(({ day, statementEnd }) => {
    const charged = charges.reduce((sum, draft) => (draft.day.index <= statementEnd ? sum - draft.amount : sum), 0);
    const owed = Math.max(charged - (profile.opening[accountNumbers.creditCard] ?? 0) - paid, minimumPayment);
    paid += owed;
    return transfer('checking', 'card', day, owed, `CARD SERVICES AUTOPAY ${day.date}`);
  });
}

const minimumPayment = 25_00;
