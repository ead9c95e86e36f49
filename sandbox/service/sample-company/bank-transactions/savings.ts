import { accountNumbers } from '../accountNumbers.ts';
import { type Calendar, type Day, dayInMonth } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import type { TransactionDraft } from './transactionDraft.ts';
import { transfer } from './transfers.ts';

/** The number of transactions from `savingsTransactions`: two per sweep, one per interest payment. */
export function savingsTransactionCount(calendar: Calendar): number {
  return 2 * sweepDays(calendar).length + interestDays(calendar).length;
}

/**
 * On the 3rd of each month, sweeps the cash that checking won't need in the month ahead to savings, or moves the shortfall
 * back. At month end, savings earn interest.
 * @param flows all other transactions of the company.
 */
export function savingsTransactions(context: SampleContext, flows: readonly TransactionDraft[]): TransactionDraft[] {
  const { profile, calendar } = context;
  const balances = checkingBalances(context, flows);
  const sweeps = sweepDays(calendar);
  const earning = new Set(interestDays(calendar));
  const drafts: TransactionDraft[] = [];
  let savings = profile.opening[accountNumbers.savings] ?? 0;
  let swept = 0;
  let nextSweep = 0;
  for (const day of calendar.days) {
    if (day === sweeps[nextSweep]) {
      nextSweep += 1;
      const until = sweeps[nextSweep]?.index ?? calendar.days.length;
      const lowest = balances.slice(day.index, until).reduce((minimum, balance) => Math.min(minimum, balance)) - swept;
      const amount = sweepAmount(lowest - profile.checkingReserve, savings);
      swept += amount;
      savings += amount;
      drafts.push(...sweep(day, amount));
    }
    if (earning.has(day)) {
      const interest = Math.max(1, Math.round((savings * yearlyInterestPercent) / 1200));
      savings += interest;
      drafts.push(interestPayment(day, interest, profile.overheadSegment));
    }
  }
  return drafts;
}

const yearlyInterestPercent = 3.4;
/** Sweeps are round amounts. */
const step = 500_00;

/** Minor units to move into savings, negative to withdraw; never zero, and never more than the balance. */
function sweepAmount(excess: number, savings: number) {
  const wanted = Math.floor(excess / step) * step;
  const available = Math.floor(savings / step) * step;
  return Math.max(wanted, -available) || step;
}

function sweep(day: Day, amount: number) {
  return amount > 0
    ? transfer('checking', 'savings', day, amount, 'ONLINE TRANSFER TO SAV ...4471')
    : transfer('savings', 'checking', day, -amount, 'ONLINE TRANSFER FROM SAV ...4471');
}

function interestPayment(day: Day, amount: number, segment: string): TransactionDraft {
  return {
    bank: 'savings',
    day,
    type: 'REVENUE',
    amount,
    payee: 'Interest',
    text: 'INTEREST PAYMENT',
    accountNo: accountNumbers.interestIncome,
    segments: [segment],
  };
}

function sweepDays(calendar: Calendar) {
  return calendar.months.flatMap((month) => dayInMonth(month, 3) ?? []);
}

function interestDays(calendar: Calendar) {
  return calendar.days.filter((day) => day.isMonthEnd);
}

/** The checking balance at the end of each day, without sweeps. */
function checkingBalances({ profile, calendar }: SampleContext, flows: readonly TransactionDraft[]): number[] {
  const changes = calendar.days.map(() => 0);
  for (const { bank, day, amount } of flows) {
    if (bank === 'checking') changes[day.index] = (changes[day.index] ?? 0) + amount;
  }
  let balance = profile.opening[accountNumbers.checking] ?? 0;
  return changes.map((change) => {
    balance += change;
    return balance;
  });
}
