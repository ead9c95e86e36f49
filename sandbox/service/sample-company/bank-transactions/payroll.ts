import { accountNumbers } from '../accountNumbers.ts';
import { businessDayFrom, businessDayUpTo, type Day, dayInMonth } from '../calendar.ts';
import type { SampleContext } from '../context.ts';
import { feedText, inCapitals } from './feedText.ts';
import type { TransactionDraft, TransactionPart } from './transactionDraft.ts';
import { transfer } from './transfers.ts';

/**
 * Pays wages on the 15th and at the end of each month: net pay on that day, split into gross wages and withholding, and
 * taxes on the next business day. A separate payroll account is funded the day before.
 */
export function payrollTransactions(context: SampleContext): TransactionDraft[] {
  const { calendar } = context;
  return calendar.months.flatMap((month) =>
    [15, 31].flatMap((dayOfMonth) => {
      const target = dayInMonth(month, dayOfMonth);
      const payday = target && businessDayUpTo(calendar, target.index);
      return payday ? payrollRun(context, payday) : [];
    }),
  );
}

function payrollRun(context: SampleContext, payday: Day): TransactionDraft[] {
  const { profile, calendar } = context;
  const { net, netParts, taxes, taxParts } = amountsOf(context, payday);
  const random = context.random(`payroll ${payday.date}`);
  const withdrawal = (day: Day, kind: 'NET' | 'TAX', amount: number, parts: TransactionPart[]): TransactionDraft => ({
    bank: profile.payroll.bank,
    day,
    type: 'EXPENSE',
    amount: -amount,
    payee: 'Gusto',
    text: feedText(`GUSTO DES:${kind} {#6} ID:6SEMK{@8} INDN:${inCapitals(profile.name)} CCD`, day, random),
    accountNo: null,
    segments: [profile.overheadSegment],
    isFromVendor: true,
    apiName: 'PAYROLL',
    parts: parts.map((part) => ({ ...part, payrollId: `pay_${payday.date}` })),
  });
  const taxDay = businessDayFrom(calendar, payday.index + 1);
  const fundingDay = businessDayUpTo(calendar, payday.index - 1);
  const isFunded = profile.payroll.bank === 'payroll' && fundingDay;
  return [
    ...(isFunded ? transfer('checking', 'payroll', fundingDay, net + taxes, `PAYROLL FUNDING ${payday.date}`) : []),
    withdrawal(payday, 'NET', net, netParts),
    ...(taxDay ? [withdrawal(taxDay, 'TAX', taxes, taxParts)] : []),
  ];
}

/** Minor units. Net pay is gross wages less withholding; the tax payment is withholding plus employer taxes. */
function amountsOf({ profile, calendar }: SampleContext, payday: Day) {
  const { employees, raisePercent, withheldPercent, employerTaxPercent } = profile.payroll;
  const raises = payday.year - (calendar.days[0]?.year ?? payday.year);
  const wages = employees.map(({ role, salary, accountNo, segment }) => ({
    amount: -Math.round((salary * (100 + raisePercent * raises)) / 100 / 24),
    accountNo,
    segments: [segment],
    notes: role,
  }));
  const gross = -wages.reduce((sum, { amount }) => sum + amount, 0);
  const withheld = Math.round((gross * withheldPercent) / 100);
  const employerTax = Math.round((gross * employerTaxPercent) / 100);
  const segments = [profile.overheadSegment];
  const withholding = { accountNo: accountNumbers.payrollLiabilities, segments, notes: 'Taxes withheld' };
  return {
    net: gross - withheld,
    netParts: [...wages, { ...withholding, amount: withheld }],
    taxes: withheld + employerTax,
    taxParts: [
      { ...withholding, amount: -withheld },
      { amount: -employerTax, accountNo: accountNumbers.payrollTaxes, segments, notes: 'Employer taxes' },
    ],
  };
}
