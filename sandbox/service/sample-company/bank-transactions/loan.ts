import { accountNumbers } from '../accountNumbers.ts';
import { businessDayFrom, dayInMonth } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import { feedText } from './feedText.ts';
import type { TransactionDraft } from './transactionDraft.ts';

const yearlyInterestPercent = 7.2;
const paymentsLeft = 48;

/** Repays the equipment loan in equal payments, each split into principal and interest. */
export function loanPayments(context: SampleContext): TransactionDraft[] {
  const { profile, calendar } = context;
  let balance = -(profile.opening[accountNumbers.equipmentLoan] ?? 0);
  if (balance === 0) return [];
  const random = context.random('loan');
  const payment = Math.round(balance / paymentsLeft + (balance * yearlyInterestPercent) / 1200 / 2);
  return calendar.months.flatMap((month) => {
    const target = dayInMonth(month, 10);
    const day = target && businessDayFrom(calendar, target.index);
    if (!day) return [];
    const interest = Math.round((balance * yearlyInterestPercent) / 1200);
    const principal = payment - interest;
    balance -= principal;
    const segments = [profile.overheadSegment];
    return [
      {
        bank: 'checking' as const,
        day,
        type: 'EXPENSE' as const,
        amount: -payment,
        payee: 'Hudson Valley Equipment Finance',
        text: feedText('HV EQUIP FIN DES:LOAN PYMT ID:{#9} CCD', day, random),
        accountNo: null,
        segments,
        isFromVendor: true,
        parts: [
          { amount: -principal, accountNo: accountNumbers.equipmentLoan, segments, notes: 'Principal' },
          { amount: -interest, accountNo: accountNumbers.interestExpense, segments, notes: 'Interest' },
        ],
      },
    ];
  });
}
