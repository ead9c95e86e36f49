import { accountNumbers as account } from '../accountNumbers.ts';
import type { Day } from '../calendar.ts';
import type { SampleContext } from '../context.ts';

/** A journal entry before it has an id. */
export interface JournalDraft {
  day: Day;
  description: string;
  lines: readonly JournalLine[];
}

/** An account number and an amount in minor units: a debit when positive, a credit when negative. */
type JournalLine = readonly [accountNo: string, amount: number];

/** The opening balances, with the difference as owner's capital. */
export function openingEntry({ profile, calendar }: SampleContext): JournalDraft {
  const balances = Object.entries(profile.opening);
  const owned = balances.reduce((sum, [, amount]) => sum + amount, 0);
  const [firstDay] = calendar.days;
  if (!firstDay) throw new RangeError('The calendar is empty');
  return { day: firstDay, description: 'Opening balances', lines: [...balances, [account.ownersCapital, -owned]] };
}

/** Depreciation and year-end entries. The first fiscal year is depreciated quarterly. */
export function closingEntries({ profile, calendar }: SampleContext): JournalDraft[][] {
  const monthEnds = calendar.days.filter((day) => day.isMonthEnd);
  const yearEnds = monthEnds.filter((day) => day.month === 12);
  const byQuarter = profile.span === 'threeFiscalYears' ? calendar.days[0]?.year : undefined;
  const depreciation = monthEnds.flatMap((day) => {
    const isByQuarter = day.year === byQuarter;
    if (isByQuarter && day.month % 3 !== 0) return [];
    const amount = profile.depreciationPerMonth * (isByQuarter ? 3 : 1);
    return [
      [
        entry(
          day,
          `Depreciation, ${monthNames[day.month - 1]} ${day.year}`,
          account.depreciation,
          amount,
          account.accumulatedDepreciation,
        ),
      ],
    ];
  });
  const prepaidPerYear = Math.round((profile.opening[account.prepaidExpenses] ?? 0) / yearsPrepaid);
  const adjustments = (prepaidPerYear === 0 ? [] : yearEnds).map((day) => [
    entry(day, `Prepaid insurance expense, ${day.year}`, account.insurance, prepaidPerYear, account.prepaidExpenses),
  ]);
  const draws = yearEnds.map((day) => [
    entry(day, `Owner’s personal share of phone bills, ${day.year}`, account.ownersDraws, 240_00, account.utilities),
  ]);
  return [...depreciation, ...adjustments, ...draws];
}

/** Accruals with their reversals on the first day of the next month, newest first. */
export function monthEndEntries(context: SampleContext): JournalDraft[][] {
  const { calendar, profile } = context;
  const random = context.random('accruals');
  const perMonth = profile.invoicing.monthlyRevenue;
  return calendar.months
    .slice(0, -1)
    .flatMap((month, index) => {
      const last = month.at(-1);
      const first = calendar.months[index + 1]?.[0];
      return last && first ? [{ last, first }] : [];
    })
    .reverse()
    .map(({ last, first }) => {
      const isPayroll = last.month % 6 === 0;
      const amount = Math.round((perMonth * random.integer(20, 60)) / 1000);
      const name = isPayroll ? 'Payroll accrual' : 'Freelancers’ work not yet billed';
      const debit = isPayroll ? account.wages : account.subcontractors;
      const credit = isPayroll ? account.accruedPayroll : account.accruedExpenses;
      return [
        entry(last, `${name}, ${monthNames[last.month - 1]} ${last.year}`, debit, amount, credit),
        entry(first, `Reversal: ${name}, ${monthNames[last.month - 1]} ${last.year}`, credit, amount, debit),
      ];
    });
}

/** Small purchases with the owner's own money, one per month, newest first. */
export function ownersExpenses(context: SampleContext): JournalDraft[][] {
  const random = context.random('owner');
  return context.calendar.months
    .flatMap((month) => month[random.integer(0, month.length - 1)] ?? [])
    .reverse()
    .map((day) => [
      entry(
        day,
        'Supplies that the owner paid for',
        account.officeSupplies,
        random.integer(18_00, 240_00),
        account.ownersCapital,
      ),
    ]);
}

function entry(day: Day, description: string, debit: string, amount: number, credit: string): JournalDraft {
  return {
    day,
    description,
    lines: [
      [debit, amount],
      [credit, -amount],
    ],
  };
}

/** The term of the insurance policy, from the first day of the books. */
const yearsPrepaid = 3;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
