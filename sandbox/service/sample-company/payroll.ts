import { accountNumbers } from './accountNumbers.ts';
import { businessDayFrom, businessDayUpTo, type Day, dayInMonth } from './calendar.ts';
import type { SampleContext } from './context.ts';
import { feedText, shouted } from './feedText.ts';
import type { TransactionDraft, TransactionPart } from './transactionDraft.ts';
import { transfer } from './transfers.ts';

/**
 * Pays wages on the 15th and at the end of each month: the net pay on the day, split into gross wages less what was
 * withheld, and the taxes on the next business day. A payroll account of its own is funded the day before.
 */
export function payrollTransactions(context: SampleContext): TransactionDraft[] {
  const { profile, calendar } = context;
  return calendar.months.flatMap((month) =>
    [15, 31].flatMap((dayOfMonth) => {
      const target = dayInMonth(month, dayOfMonth);
      const payday = target && businessDayUpTo(calendar, target.index);
      return payday ? payrollRun(context, payday) : [];
    }),
  );

  function payrollRun(context: SampleContext, payday: Day): TransactionDraft[] {
    const run = amountsOf(context, payday);
    const random = context.random(`payroll ${payday.date}`);
    const employer = shouted(profile.name);
    const taxDay = businessDayFrom(calendar, payday.index + 1);
    const fundingDay = businessDayUpTo(calendar, payday.index - 1);
    const from = { bank: profile.payroll.bank, type: 'EXPENSE', payee: 'Gusto', isFromVendor: true } as const;
    const netPay: TransactionDraft = {
      ...from,
      day: payday,
      amount: -run.net,
      text: feedText(`GUSTO DES:NET {#6} ID:6SEMK{@8} INDN:${employer} CO ID:9138864001 CCD`, payday, random),
      accountNo: null,
      segments: [profile.overheadSegment],
      parts: run.netParts,
    };
    const taxes = taxDay && {
      ...from,
      day: taxDay,
      amount: -run.taxes,
      text: feedText(`GUSTO DES:TAX {#6} ID:6SEMK{@8} INDN:${employer} CO ID:9138864001 CCD`, taxDay, random),
      accountNo: null,
      segments: [profile.overheadSegment],
      parts: run.taxParts,
    };
    const funding =
      profile.payroll.bank === 'payroll' && fundingDay
        ? transfer('checking', 'payroll', fundingDay, run.net + run.taxes, `PAYROLL FUNDING ${payday.date}`)
        : [];
    return [...funding, netPay, ...(taxes ? [taxes] : [])];
  }
}

/** Minor units. Net pay is gross wages less the withheld; the tax payment is the withheld and the employer's share. */
function amountsOf({ profile, calendar }: SampleContext, payday: Day) {
  const { employees, raisePercent, withheldPercent, employerTaxPercent } = profile.payroll;
  const raises = payday.year - (calendar.days[0]?.year ?? payday.year);
  const wages = new Map<string, TransactionPart>();
  for (const { salary, accountNo, segment } of employees) {
    const gross = Math.round((salary * (100 + raisePercent * raises)) / 100 / 24);
    const key = `${accountNo} ${segment}`;
    wages.set(key, { amount: (wages.get(key)?.amount ?? 0) - gross, accountNo, segments: [segment] });
  }
  const gross = -[...wages.values()].reduce((sum, { amount }) => sum + amount, 0);
  const withheld = Math.round((gross * withheldPercent) / 100);
  const employerTax = Math.round((gross * employerTaxPercent) / 100);
  const segments = [profile.overheadSegment];
  const withholding = { accountNo: accountNumbers.payrollLiabilities, segments, notes: 'Taxes withheld' };
  return {
    net: gross - withheld,
    netParts: [...wages.values(), { ...withholding, amount: withheld }],
    taxes: withheld + employerTax,
    taxParts: [
      { ...withholding, amount: -withheld },
      { amount: -employerTax, accountNo: accountNumbers.payrollTaxes, segments, notes: 'Employer taxes' },
    ],
  };
}
