import type { Day } from '../calendar.ts';
import { projectSegments, type SampleContext } from '../context.ts';
import type { EverydayCost } from '../profile.ts';
import type { Random } from '../random.ts';
import { feedText } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

/**
 * Coffee, taxis, flights, supplies: exactly `count` purchases over all days, few on weekends. Some are refunds, and most
 * of the last three weeks are unreviewed.
 */
export function everydayCosts(context: SampleContext, count: number): TransactionDraft[] {
  const { profile, calendar } = context;
  const random = context.random('everyday');
  const projects = projectSegments(profile);
  const days = calendar.days.map((day) => ({ day, weight: day.isBusinessDay ? 8 : 1 }));
  const costs = profile.everydayCosts.map((cost) => ({ cost, weight: cost.weight }));
  const firstUnreviewed = calendar.days.length - 21;
  return Array.from({ length: count }, () => {
    const { day } = random.pickWeighted(days);
    const { cost } = random.pickWeighted(costs);
    const project = cost.isForProject ? [random.pick(projects)] : [];
    const isUnreviewed = day.index >= firstUnreviewed && random.chance(0.6);
    const draft = purchase(cost, day, random, [cost.segment, ...project]);
    if (!isUnreviewed) return draft;
    const suggestedAccountNos = cost.splitWith ? [cost.accountNo, cost.splitWith] : [cost.accountNo];
    return { ...draft, accountNo: null, segments: [], parts: [], isUnreviewed, suggestedAccountNos };
  });
}

function purchase(cost: EverydayCost, day: Day, random: Random, segments: readonly string[]): TransactionDraft {
  const [min, max] = cost.amount;
  // The lower of two draws makes small purchases more frequent.
  const price = Math.min(random.integer(min, max), random.integer(min, max));
  const isRefund = random.chance(0.012);
  const amount = isRefund ? price : -price;
  const draft: TransactionDraft = {
    bank: cost.bank,
    day,
    type: 'EXPENSE',
    amount,
    payee: cost.payee,
    text: feedText(isRefund ? `${cost.text} REFUND` : cost.text, day, random),
    accountNo: cost.accountNo,
    segments,
    isFromVendor: true,
    ...(isRefund && { notes: 'Returned for a refund' }),
  };
  if (!cost.splitWith || isRefund || random.chance(0.6)) return draft;
  const first = Math.round((amount * random.integer(3, 7)) / 10);
  const billId = `bill_${day.date}`;
  return {
    ...draft,
    accountNo: null,
    parts: [
      { amount: first, accountNo: cost.accountNo, segments, billId },
      { amount: amount - first, accountNo: cost.splitWith, segments, billId },
    ],
  };
}
