import { businessDayFrom, type Calendar, type Day, dayInMonth } from '../calendar.ts';
import { projectSegments, type SampleContext } from '../context.ts';
import type { RegularCost } from '../profile.ts';
import type { Random } from '../random.ts';
import { feedText } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/** Recurring costs: rent, subscriptions, insurance, freelancers, the owner's draw. */
export function regularCosts(context: SampleContext): TransactionDraft[] {
  const { profile, calendar } = context;
  const projects = projectSegments(profile);
  return profile.regularCosts.flatMap((cost) => {
    const random = context.random(`${cost.payee} ${cost.accountNo}`);
    return calendar.months.flatMap((month) => {
      const day = paymentDay(calendar, month, cost);
      const isDue = cost.months?.includes(month[0]?.month ?? 0) ?? true;
      if (!isDue || !random.chance(cost.chance ?? 1) || !day) return [];
      const project = cost.isForProject ? [random.pick(projects)] : [];
      return [
        {
          bank: cost.bank,
          day,
          type: 'EXPENSE' as const,
          amount: -priceOf(cost, day.year - (calendar.days[0]?.year ?? day.year), random),
          payee: cost.payee,
          text: feedText(cost.text, day, random),
          accountNo: cost.accountNo,
          segments: [cost.segment, ...project],
          isFromVendor: true,
        },
      ];
    });
  });
}

/** Cards are charged on the same day, bank accounts on the next business day. */
function paymentDay(calendar: Calendar, month: readonly Day[], cost: RegularCost) {
  const day = dayInMonth(month, cost.dayOfMonth);
  return day && (cost.bank === 'card' ? day : businessDayFrom(calendar, day.index));
}

function priceOf({ amount, risePercent = 0 }: RegularCost, yearsPassed: number, random: Random) {
  const price = typeof amount === 'number' ? amount : random.integer(...amount);
  return Math.round((price * (100 + risePercent * yearsPassed)) / 100);
}
