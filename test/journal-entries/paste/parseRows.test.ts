import { describe, expect, test } from 'vitest';
import { accounts, paste, pastedLines } from '../../support/journal-entries/paste.ts';

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
    ['with a header', 'Account\tDebit\tCredit\nRent\t5\t0.00', [['gla_rent', 500, '']]],
    ['with columns in another order', 'Credit (USD)\tMemo\tAccount\n5\tJune\tRent', [['gla_rent', undefined, 500]]],
    ['with a header in the provider’s locale', 'Konto\tSoll\tHaben\nRent\t5\t', [['gla_rent', 500, '']]],
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
    ['with currency symbols and dashes for zero', '6100\t $ 1,234.50 \t -   \n', [['gla_rent', 123450, '']]],
    [
      'with negative amounts',
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
      'with Windows line breaks and blank rows',
      '6100\t5\t\r\n\t\t\r\n1010\t\t5\r\n',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    [
      'with a running balance after the amounts',
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
      'with empty columns after the amounts',
      '6100\t100\t\t\n1010\t\t100\t\t',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a running balance and only debits',
      '6100\t100\t\t100\n6200\t50\t\t150',
      [
        ['gla_rent', 10000, ''],
        ['gla_fees_a', 5000, ''],
      ],
    ],
    [
      'with a running balance and only credits',
      '6100\t\t100\t-100\n1010\t\t50\t-150',
      [
        ['gla_rent', '', 10000],
        ['gla_bank', '', 5000],
      ],
    ],
    [
      'with an empty column between the account and the amounts',
      '6100\t\t100\t\n1010\t\t\t100',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a description before the amounts',
      '6100\tOffice in June\t100\t\n1010\tTransfer\t\t100',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a description after the amounts',
      '6100\t100\t\tOffice\n1010\t\t100\tTransfer',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with an empty first column',
      '\t6100\t100\t\n\t1010\t\t100',
      [
        ['gla_rent', 10000, ''],
        ['gla_bank', '', 10000],
      ],
    ],
    [
      'with a typo in an amount',
      '6100\t1o0\t\n6200\t50\t\n1010\t\t150',
      [
        ['gla_rent', '1o0', ''],
        ['gla_fees_a', 5000, ''],
        ['gla_bank', '', 15000],
      ],
    ],
    ['with an unknown number and a known name', '9999\tRent\t5\t', [['gla_rent', 500, '']]],
    ['with an unknown name and a description that is an account', 'Petty\tRent\t5\t', [['Petty Rent', 500, '']]],
    [
      'with an amount where other rows have a name',
      '6100\tRent\t5\t\n1010\t7\t\t5',
      [
        ['gla_rent', 500, ''],
        ['1010 7', '', 500],
      ],
    ],
    [
      'with an account in the first row that is named like a header',
      'Balance\t5\t\nRent\t\t5',
      [
        ['Balance', 500, ''],
        ['gla_rent', '', 500],
      ],
    ],
    [
      'with Dr and Cr in the last column',
      '6100\t5\tDr\n1010\t-5\tCr',
      [
        ['gla_rent', 500, ''],
        ['gla_bank', '', 500],
      ],
    ],
    [
      'with an account named like a header, alone in its row',
      'Net\t\nRent\t5',
      [
        ['Net', '', ''],
        ['gla_rent', 500, ''],
      ],
    ],
    [
      'with an account named like a header above other names',
      'Balance\nRent',
      [
        ['Balance', undefined, undefined],
        ['gla_rent', undefined, undefined],
      ],
    ],
    ['with a name of two accounts and the number of one', '6201\tFees\t5\t', [['gla_fees_b', 500, '']]],
    ['with a name of two accounts and the number of another', '1010\tFees\t5\t', [['1010 Fees', 500, '']]],
    ['with an unknown account and an invalid amount', 'Nowhere\tabc\t', [['Nowhere', 'abc', '']]],
    ['with a name of two accounts', 'Fees\t5\t', [['Fees', 500, '']]],
    ['with the number of one account and the name of another', '6100\tChecking\t5\t', [['6100 Checking', 500, '']]],
    ['with an amount in another currency', '6100\t€5\t', [['gla_rent', '€5', '']]],
  ])('are parsed %s', (_how, text, lines) => {
    expect(pastedLines(text)).toEqual(lines);
  });

  test('are columns of amounts if they are pasted into an amount', () => {
    expect(pastedLines('5\n6', 'debit')).toEqual([
      [undefined, 500, undefined],
      [undefined, 600, undefined],
    ]);
    expect(pastedLines('5\t\n\t6', 'debit')).toEqual([
      [undefined, 500, ''],
      [undefined, '', 600],
    ]);
    expect(pastedLines('Rent\n1010')).toEqual([
      ['gla_rent', undefined, undefined],
      ['gla_bank', undefined, undefined],
    ]);
  });

  test('report unused columns', () => {
    expect(paste('Account\tDebit\tCredit\tMemo\nRent\t5\t\tJune')?.hasUnusedText).toBe(true);
    expect(paste('Account\tDebit\tCredit\nRent\t5\t')?.hasUnusedText).toBe(false);
  });

  test.each([
    ['a running balance', '6100\t100\t\t100\n1010\t\t100\t0'],
    ['a description before the amounts', '6100\tOffice in June\t100\t\n1010\tTransfer\t\t100'],
    ['a description in one row', '6100\tRent\t100\t\n1010\tTransfer\t\t100'],
    ['a description after the amounts', '6100\t100\t\tOffice\n1010\t\t100\t'],
    ['Dr and Cr', '6100\t5\tDr\n1010\t-5\tCr'],
  ])('report %s as unused', (_what, text) => {
    expect(paste(text)).toMatchObject({ hasUnusedText: true, unknown: [], ambiguous: [] });
  });

  test('do not report a name next to its number, or empty columns', () => {
    expect(paste('6100\tRent\t5\t\t\n1010\tChecking\t\t5\t')?.hasUnusedText).toBe(false);
  });

  test('distinguish unknown accounts from ambiguous ones', () => {
    const rows = paste('Fees\t5\t\nfees\t6\t\nNowhere\t\t11');
    expect(rows).toMatchObject({ unknown: ['Nowhere'], ambiguous: ['Fees', 'fees'] });
    const books = [...accounts, { id: 'gla_other', accountNo: '6100', name: 'Rent' }];
    expect(paste('6100\tRent\t5\t', 'account', 'en-US', books)).toMatchObject({
      unknown: [],
      ambiguous: ['6100 Rent'],
    });
  });

  test('can be a thousand', () => {
    const rows = Array.from({ length: 1000 }, (_row, place) =>
      place % 2 ? `1010\t\t${place}\t0` : `6100\t${place + 1}\t\t${place + 1}`,
    );
    const lines = pastedLines(rows.join('\n'));
    expect(lines).toHaveLength(1000);
    expect(lines?.[0]).toEqual(['gla_rent', 100, '']);
    expect(lines?.[999]).toEqual(['gla_bank', '', 99900]);
  });

  test('are undefined for a single cell, which the browser pastes', () => {
    expect(paste('1,234.50')).toBeUndefined();
    expect(paste('1,234.50\n', 'debit')).toBeUndefined();
  });
});
