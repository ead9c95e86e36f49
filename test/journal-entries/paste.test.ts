import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../src/core/money/formatMoney.ts';
import { minor } from '../../src/core/money/minor.ts';
import type { TypedMoney } from '../../src/core/money/typedMoney.ts';
import type { PastedInto } from '../../src/journal-entries/PastedCells.ts';
import { pastedRows } from '../../src/journal-entries/PastedRows.ts';

const accounts = [
  { id: 'gla_bank', accountNo: '1010', name: 'Checking' },
  { id: 'gla_rent', accountNo: '6100', name: 'Rent' },
  { id: 'gla_fees_a', accountNo: '6200', name: 'Fees' },
  { id: 'gla_fees_b', accountNo: '6201', name: 'Fees' },
];
const words = { account: ['Konto'], debit: ['Soll'], credit: ['Haben'], amount: [] };
const paste = (text: string, into: PastedInto = 'account', locale = 'en-US') =>
  pastedRows(text, { into, words, accounts, currency: 'USD', locale });

const side = (money: TypedMoney | undefined) => (money?.amount === null ? money.text : money?.amount);
/** Each line as account, debit and credit: ids and cents, or the texts that stay. */
const shown = (...args: Parameters<typeof paste>) =>
  paste(...args)?.lines.map(({ glAccountId, accountText, drAmount, crAmount }) => [
    glAccountId ?? accountText,
    side(drAmount),
    side(crAmount),
  ]);

describe('rows of a spreadsheet', () => {
  test.each<[string, string, unknown]>([
    [
      'by number',
      '6100\t100.00\t\n1010\t\t100.00',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'by name, in any case',
      'rent\t5\t\n CHECKING \t\t5',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    [
      'by number and name',
      '6100 · Rent\t5\t\n1010 - Checking\t\t5\n',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    ['with headings', 'Account\tDebit\tCredit\nRent\t5\t0.00', [['gla_rent', 500, '']]],
    ['with headings in another order', 'Credit (USD)\tMemo\tAccount\n5\tJune\tRent', [['gla_rent', undefined, 500]]],
    ['with headings of the reader’s language', 'Konto\tSoll\tHaben\nRent\t5\t', [['gla_rent', 500, '']]],
    [
      'with number, name, debit and credit',
      '6100\tRent\t5\t\n1010\tChecking\t\t5',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    [
      'with one signed column',
      '6100\t1,234.50\n1010\t(1,234.50)',
      [
        ['gla_rent', 123450, ''],
        ['gla_bank', '', 123450],
      ],
    ],
    ['with signs of the currency and dashes for nothing', '6100\t $ 1,234.50 \t -   \n', [['gla_rent', 123450, '']]],
    [
      'with less than nothing on a side',
      '6100\t(5)\t\n1010\t\t-5',
      [
        ['gla_rent', '', 500],
        ['gla_bank', 500, ''],
      ],
    ],
    ['with both sides', '6100\t5\t6', [['gla_rent', 500, 600]]],
    [
      'with quotes around a cell',
      '"Rent"\t5\t\n"a ""b""\tc"\t\t5',
      [
        ['gla_rent', 500, ''],
        ['a "b"\tc', '', 500],
      ],
    ],
    [
      'with Windows line ends and empty rows',
      '6100\t5\t\r\n\t\t\r\n1010\t\t5\r\n',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    [
      'with a running balance behind the sides',
      '6100\t100\t\t100\n1010\t\t100\t0',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with number, name, debit, credit and a running balance',
      '6100\tRent\t100\t\t100\n1010\tChecking\t\t100\t0',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with empty columns behind the sides',
      '6100\t100\t\t\n1010\t\t100\t\t',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a running balance where all are debits',
      '6100\t100\t\t100\n6200\t50\t\t150',
      [
        ['gla_rent', 10000, ''],
        ['gla_fees_a', 5000, ''],
      ],
    ],
    [
      'with a running balance where all are credits',
      '6100\t\t100\t-100\n1010\t\t50\t-150',
      [
        ['gla_rent', '', 10000],
        ['gla_bank', '', 5000],
      ],
    ],
    [
      'with an empty column between the account and the sides',
      '6100\t\t100\t\n1010\t\t\t100',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a description before the sides',
      '6100\tOffice in June\t100\t\n1010\tTransfer\t\t100',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a description behind the sides',
      '6100\t100\t\tOffice\n1010\t\t100\tTransfer',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with an empty margin of the sheet',
      '\t6100\t100\t\n\t1010\t\t100',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a slip in an amount',
      '6100\t1o0\t\n6200\t50\t\n1010\t\t150',
      [
        ['gla_rent', '1o0', ''],
        ['gla_fees_a', 5000, ''],
        ['gla_bank', '', 15000],
      ],
    ],
    ['with a number that is not known and a name that is', '9999\tRent\t5\t', [['gla_rent', 500, '']]],
    [
      'with a name that is not known and a description that is an account',
      'Petty\tRent\t5\t',
      [['Petty Rent', 500, '']],
    ],
    [
      'with an amount where other rows have a name',
      '6100\tRent\t5\t\n1010\t7\t\t5',
      [
        ['gla_rent', 500, ''],
        ['1010 7', '', 500],
      ],
    ],
    [
      'with an account in the first row that is called as a heading is',
      'Balance\t5\t\nRent\t\t5',
      [
        ['Balance', 500, ''],
        ['gla_rent', '', 500],
      ],
    ],
    [
      'with sides as words in the first row',
      '6100\t5\tDr\n1010\t-5\tCr',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    [
      'with an account called as a heading is, alone in its row',
      'Net\t\nRent\t5',
      [
        ['Net', '', ''],
        ['gla_rent', 500, ''],
      ],
    ],
    ['with a name that two accounts have and the number of one', '6201\tFees\t5\t', [['gla_fees_b', 500, '']]],
    ['with a name that two accounts have and the number of another one', '1010\tFees\t5\t', [['1010 Fees', 500, '']]],
    ['with what is no account and no amount', 'Nowhere\tabc\t', [['Nowhere', 'abc', '']]],
    ['with a name that two accounts have', 'Fees\t5\t', [['Fees', 500, '']]],
    ['with a number and a name of two accounts', '6100\tChecking\t5\t', [['6100 Checking', 500, '']]],
    ['with an amount of another currency', '6100\t€5\t', [['gla_rent', '€5', '']]],
  ])('are read %s', (_how, text, lines) => {
    expect(shown(text)).toEqual(lines);
  });

  test('are columns of amounts where they are pasted into amounts', () => {
    expect(shown('5\n6', 'debit')).toEqual([
      [undefined, 500, undefined],
      [undefined, 600, undefined],
    ]);
    expect(shown('5\t\n\t6', 'debit')).toEqual([
      [undefined, 500, ''],
      [undefined, '', 600],
    ]);
    expect(shown('Rent\n1010')).toEqual([
      ['gla_rent', undefined, undefined],
      ['gla_bank', undefined, undefined],
    ]);
  });

  test('say what is in columns that have no place', () => {
    expect(paste('Account\tDebit\tCredit\tMemo\nRent\t5\t\tJune')?.isLeftOut).toBe(true);
    expect(paste('Account\tDebit\tCredit\nRent\t5\t')?.isLeftOut).toBe(false);
  });

  test.each([
    ['a running balance', '6100\t100\t\t100\n1010\t\t100\t0'],
    ['a description before the sides', '6100\tOffice in June\t100\t\n1010\tTransfer\t\t100'],
    ['a description of one row', '6100\tRent\t100\t\n1010\tTransfer\t\t100'],
    ['a description behind the sides', '6100\t100\t\tOffice\n1010\t\t100\t'],
    ['sides as words', '6100\t5\tDr\n1010\t-5\tCr'],
  ])('say that %s has no place', (_what, text) => {
    expect(paste(text)).toMatchObject({ isLeftOut: true, unknown: [], ambiguous: [] });
  });

  test('say nothing of a name besides its number, and of empty columns', () => {
    expect(paste('6100\tRent\t5\t\t\n1010\tChecking\t\t5\t')?.isLeftOut).toBe(false);
  });

  test('tell an account that is not known from one that is two', () => {
    const told = paste('Fees\t5\t\nfees\t6\t\nNowhere\t\t11');
    expect(told).toMatchObject({ unknown: ['Nowhere'], ambiguous: ['Fees', 'fees'] });
    const books = [...accounts, { id: 'gla_other', accountNo: '6100', name: 'Rent' }];
    const options = { into: 'account', words, accounts: books, currency: 'USD', locale: 'en-US' } as const;
    expect(pastedRows('6100\tRent\t5\t', options)).toMatchObject({ unknown: [], ambiguous: ['6100 Rent'] });
  });

  test('may be a thousand', () => {
    const rows = Array.from({ length: 1000 }, (_row, place) =>
      place % 2 ? `1010\t\t${place}\t0` : `6100\t${place + 1}\t\t${place + 1}`,
    );
    const lines = shown(rows.join('\n'));
    expect(lines).toHaveLength(1000);
    expect(lines?.[0]).toEqual(['gla_rent', 100, '']);
    expect(lines?.[999]).toEqual(['gla_bank', '', 99900]);
  });

  test('are none where only one cell is pasted, which a field takes by itself', () => {
    expect(paste('1,234.50')).toBeUndefined();
    expect(paste('1,234.50\n', 'debit')).toBeUndefined();
  });
});

test.each(['en-US', 'de-DE', 'fr-CH', 'hi-IN', 'ar-EG'])(
  'amounts that a spreadsheet writes as %s are read to the cent',
  (locale) => {
    const amount = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, fc.boolean()), { minLength: 1, maxLength: 8 }), (rows) => {
        const write = (cents: number) =>
          formatMoney(minor(cents), { currency: 'USD', locale, currencyDisplay: 'none' });
        const text = rows.map(
          ([cents, isDebit]) => `6100\t${isDebit ? write(cents) : ''}\t${isDebit ? '' : write(cents)}`,
        );
        expect(shown(text.join('\n'), 'account', locale)).toEqual(
          rows.map(([cents, isDebit]) => ['gla_rent', isDebit ? cents : '', isDebit ? '' : cents]),
        );
      }),
    );
  },
);

test('whatever is pasted as account, debit and credit, no text of it gets lost', () => {
  const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('Rent', '1010', '12.50', 'abc', '(3)'));
  const plain = cell.map((text) => text.replace(/[\t\r\n"]/g, '').trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain, plain), { minLength: 2, maxLength: 5 }), (rows) => {
      const text = `Account\tDebit\tCredit\n${rows.map((row) => row.join('\t')).join('\n')}`;
      const kept = rows.filter((row) => row.some((cell) => cell !== ''));
      const { lines = [] } = paste(text) ?? {};
      expect(lines).toHaveLength(kept.length);
      for (const [place, [account]] of kept.entries()) {
        const line = lines[place];
        if (account !== '' && line?.glAccountId === null) expect(line.accountText).not.toBe('');
      }
    }),
  );
});

test('sides without headings stay on their side, whatever stands behind them', () => {
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999_999 }));
  const account = fc.constantFrom('6100', '1010', 'Rent', 'Nowhere', '9999');
  const row = fc.record({
    account,
    debit: amount,
    credit: amount,
    balance: fc.integer({ min: -999_999, max: 999_999 }),
  });
  const write = (cents: number) =>
    formatMoney(minor(cents), { currency: 'USD', locale: 'en-US', currencyDisplay: 'none' });
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
      const cents = (money: TypedMoney | undefined) => side(money) || 0;
      expect(pasted?.lines.map(({ drAmount, crAmount }) => [cents(drAmount), cents(crAmount)])).toEqual(
        rows.map(({ debit, credit }) => [debit, credit]),
      );
      if (hasBalance) expect(pasted?.isLeftOut).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a text that is pasted without headings is in a line, or is told to be left out', () => {
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
      const kept = rows.filter((row) => row.some((each) => each !== ''));
      const pasted = paste(rows.map((row) => row.join('\t')).join('\n'));
      if (!pasted || pasted.isLeftOut || pasted.lines.length < kept.length) return; // told, or headings
      for (const [place, row] of kept.entries()) {
        const { glAccountId, accountText = '', drAmount, crAmount } = pasted.lines[place] ?? {};
        const account = accounts.find(({ id }) => id === glAccountId);
        const said: (string | undefined)[] = [account?.accountNo, account?.name, ...accountText.split(' ')];
        const sides = [drAmount, crAmount].flatMap((money): (string | number)[] => {
          const shownSide = side(money);
          return shownSide ? [typeof shownSide === 'string' ? shownSide : Math.abs(shownSide)] : [];
        });
        const cents: Record<string, number> = { '1010': 101000, '12.50': 1250, '(3)': 300, '7': 700 };
        const isThere = (text: string) => said.includes(text) || sides.includes(cents[text] ?? text);
        expect(row.filter((text) => text !== '' && !isThere(text))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
