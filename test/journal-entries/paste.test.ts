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
