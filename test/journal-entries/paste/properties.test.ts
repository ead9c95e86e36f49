import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../src/core/money/formatMoney.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { MoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { accounts, paste, pastedLines, side } from '../../support/journal-entries/paste.ts';
import { runs } from '../../support/propertyRuns.ts';

test.each(['en-US', 'de-DE', 'fr-CH', 'hi-IN', 'ar-EG'])('amounts formatted for %s are parsed exactly', (locale) => {
  const amount = fc.integer({ min: 1, max: 999_999_999_999 });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, fc.boolean()), { minLength: 1, maxLength: 8 }), (rows) => {
      const write = (cents: number) =>
        formatMoney(toMinor(cents), { currency: 'USD', locale, currencyDisplay: 'none' });
      const text = rows.map(
        ([cents, isDebit]) => `6100\t${isDebit ? write(cents) : ''}\t${isDebit ? '' : write(cents)}`,
      );
      expect(pastedLines(text.join('\n'), 'account', locale)).toEqual(
        rows.map(([cents, isDebit]) => ['gla_rent', isDebit ? cents : '', isDebit ? '' : cents]),
      );
    }),
  );
});

test('no account text is lost, whatever is pasted', () => {
  const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('Rent', '1010', '12.50', 'abc', '(3)'));
  const plain = cell.map((text) => text.replace(/[\t\r\n"]/g, '').trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain, plain), { minLength: 2, maxLength: 5 }), (rows) => {
      const text = `Account\tDebit\tCredit\n${rows.map((row) => row.join('\t')).join('\n')}`;
      const filledRows = rows.filter((row) => row.some((cell) => cell !== ''));
      const { lines = [] } = paste(text) ?? {};
      expect(lines).toHaveLength(filledRows.length);
      for (const [place, [account]] of filledRows.entries()) {
        const line = lines[place];
        if (account !== '' && line?.glAccountId === null) expect(line.accountText).not.toBe('');
      }
    }),
  );
});

test('amounts without a header stay on their side, whatever columns follow', () => {
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999_999 }));
  const account = fc.constantFrom('6100', '1010', 'Rent', 'Nowhere', '9999');
  const row = fc.record({
    account,
    debit: amount,
    credit: amount,
    balance: fc.integer({ min: -999_999, max: 999_999 }),
  });
  const write = (cents: number) =>
    formatMoney(toMinor(cents), { currency: 'USD', locale: 'en-US', currencyDisplay: 'none' });
  const options = fc.record({
    hasBalance: fc.boolean(),
    hasName: fc.boolean(),
    zero: fc.constantFrom('', '0.00', '-'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), options, (rows, { hasBalance, hasName, zero }) => {
      const text = rows.map(({ account, debit, credit, balance }) =>
        [
          account,
          ...(hasName ? ['Some name'] : []),
          debit ? write(debit) : zero,
          credit ? write(credit) : zero,
          ...(hasBalance ? [write(balance)] : []),
        ].join('\t'),
      );
      fc.pre(rows.some(({ debit, credit }) => debit !== 0 || credit !== 0));
      const pasted = paste(text.join('\n'));
      const cents = (money: MoneyInput | undefined) => side(money) || 0;
      expect(pasted?.lines.map(({ drAmount, crAmount }) => [cents(drAmount), cents(crAmount)])).toEqual(
        rows.map(({ debit, credit }) => [debit, credit]),
      );
      if (hasBalance) expect(pasted?.hasUnusedText).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

test('text pasted without a header is in a line or reported as unused', () => {
  const cell = fc.constantFrom(
    '',
    '',
    'Rent',
    '1010',
    'Nowhere',
    'Fees',
    '12.50',
    '(3)',
    '7',
    '€5',
    'abc',
    'Net',
    'Dr',
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 4 }), (rows) => {
      const filledRows = rows.filter((row) => row.some((each) => each !== ''));
      const pasted = paste(rows.map((row) => row.join('\t')).join('\n'));
      if (!pasted || pasted.hasUnusedText || pasted.lines.length < filledRows.length) return; // reported, or a header
      for (const [place, row] of filledRows.entries()) {
        const { glAccountId, accountText = '', drAmount, crAmount } = pasted.lines[place] ?? {};
        const account = accounts.find(({ id }) => id === glAccountId);
        const accountTexts: (string | undefined)[] = [account?.accountNo, account?.name, ...accountText.split(' ')];
        const sides = [drAmount, crAmount].flatMap((money): (string | number)[] => {
          const shownSide = side(money);
          return shownSide ? [typeof shownSide === 'string' ? shownSide : Math.abs(shownSide)] : [];
        });
        const cents: Record<string, number> = { '1010': 101000, '12.50': 1250, '(3)': 300, '7': 700 };
        const isKept = (text: string) => accountTexts.includes(text) || sides.includes(cents[text] ?? text);
        expect(row.filter((text) => text !== '' && !isKept(text))).toEqual([]);
      }
    }),
    { numRuns: runs(300) },
  );
});
