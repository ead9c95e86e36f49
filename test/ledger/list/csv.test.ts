import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { GlEntry } from '../../../src/ledger/data/schema.ts';
import { ledgerCsv } from '../../../src/ledger/list/csv.ts';
import { ledgerMessages } from '../../../src/ledger/messages.ts';
import type { GlAccount } from '../../../src/reference-lists/data/glAccountSchema.ts';
import { dayOf } from '../../core/dates/days.ts';
import { entry } from '../data/ledgerPages.ts';

/** The cells of an entry, parsed as CSV. */
function toCells(line: Partial<GlEntry>, currency = 'USD', account?: GlAccount): string[] {
  const csv = ledgerCsv(currency, account, ledgerMessages).rows([entry(line)]);
  const [cells = []] = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data;
  return cells;
}

test('starts with a UTF-8 byte order mark and column headers', () => {
  expect(ledgerCsv('USD', undefined, ledgerMessages).header()).toBe(
    '\uFEFFDate,Source,Source detail,Description,Debit,Credit,Balance,Entry ID,Source ID\r\n',
  );
});

test.each([
  ['USD', 123450, '1234.50'],
  ['USD', -5, '-0.05'],
  ['USD', 0, '0.00'],
  ['JPY', -1234, '-1234'],
  ['KWD', 1234, '1.234'],
  ['USD', Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ['USD', 9007199254740989, '90071992547409.89'],
])('writes %s %d minor units as %s', (currency, amount, formatted) => {
  expect(toCells({ runningBalance: toMinor(amount) }, currency)[6]).toBe(formatted);
});

test('writes an entry with an ISO date, one side and empty missing values', () => {
  const line = entry({
    id: 'glt_7',
    date: dayOf(20_000),
    description: 'Rent, "October" 2024',
    drAmount: toMinor(0),
    crAmount: toMinor(250_000),
    runningBalance: toMinor(-12_345),
    entity: { id: 'btxn_9', displayName: '株式会社あおば出版' },
  });
  expect(ledgerCsv('USD', undefined, ledgerMessages).rows([line])).toBe(
    '2024-10-04,株式会社あおば出版,,"Rent, ""October"" 2024",,2500.00,-123.45,glt_7,btxn_9\r\n',
  );
});

test('names the other side of an entry as the list does, and not the account of the ledger', () => {
  const account: GlAccount = { id: 'gla_1', name: 'Checking', accountNo: '1010', type: 'ASSET' };
  const entity = {
    id: 'btxn_9',
    displayName: 'Figma',
    secondaryDisplayName: 'Checking ··8820',
    glAccount: { id: 'gla_2', name: 'Software' },
  };
  expect(toCells({ entity }, 'USD', account)[2]).toBe('Software');
  expect(toCells({ entity: { ...entity, secondaryDisplayName: 'Design tools' } }, 'USD', account)[2]).toBe(
    'Design tools',
  );
});

test.each([
  ...['=1+1', '+1 800 555', '-rent', '@SUM(A1)', '\t=1', '\r=1', '\n=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A1'],
  ...[' =1', '  \t+1', '\u00a0@A1', '\u3000＝1', '\u200b=1', '\ufeff=1', '\u202e-1', '\u0000=1', '\u00ad=1', ' -5'],
])('escapes a description of %j as a formula and keeps its text', (description) => {
  expect(toCells({ description })[3]).toBe(`'${description}`);
});

test('never writes a formula and keeps all text of an entry', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[=+\-@＝＋－＠\u00a0\u200b\t\r\n"', ]{1,2}\S{0,9}$/),
  );
  fc.assert(
    fc.property(texts, texts, (description, displayName) => {
      const cells = toCells({ description, entity: { id: 'x', displayName } });
      for (const [formatted = '', text] of [
        [cells[3], description],
        [cells[1], displayName],
      ]) {
        expect([text, `'${text}`]).toContain(formatted);
        if (!/^-?\d+(\.\d+)?$/.test(formatted))
          expect(formatted).not.toMatch(/^[=+\-@\t\r\n]|^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/);
      }
    }),
  );
});
