import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { emptyMoneyInput, parseMoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { emptyLine, type FormValues, isBlank, newFormValues } from '../../../src/journal-entries/model/formValues.ts';
import {
  addLine,
  balanceLine,
  changeLine,
  pasteLines,
  removeLine,
  restoreLine,
} from '../../../src/journal-entries/model/lines.ts';
import { totalsOf } from '../../../src/journal-entries/model/totals.ts';
import { validate } from '../../../src/journal-entries/model/validate.ts';
import { anyFormValues } from './anyFormValues.ts';

const field = { currency: 'USD', locale: 'en-US', allowsNegative: false };
const codesOf = (values: FormValues) => validate(values, undefined).map(({ code }) => code);

test('totals are exact to the cent for amounts of any size', () => {
  fc.assert(
    fc.property(anyFormValues, ({ lines }) => {
      const total = (side: 'drAmount' | 'crAmount') =>
        lines.reduce((sum, line) => sum + BigInt(line[side].amount ?? 0), 0n);
      const { debits, credits, difference } = totalsOf(lines);
      expect([debits, credits, difference].map((amount) => BigInt(amount ?? Number.NaN))).toEqual([
        total('drAmount'),
        total('crAmount'),
        total('drAmount') - total('crAmount'),
      ]);
    }),
  );
});

test('balancing on any line makes debits and credits equal', () => {
  fc.assert(
    fc.property(anyFormValues, fc.nat(), (values, place) => {
      const { key } = values.lines[place % values.lines.length] ?? emptyLine('');
      expect(totalsOf(balanceLine(values, key).lines).difference).toBe(0);
    }),
  );
});

test('an amount on one side clears the other side, in any order of input', () => {
  const typing = fc.record({
    side: fc.constantFrom('drAmount', 'crAmount'),
    text: fc.constantFrom('', '0', '5', '1.2.3', 'x'),
  });
  fc.assert(
    fc.property(fc.array(typing), (keys) => {
      const typed = keys.reduce(
        (values, { side, text }) => changeLine(values, 'new-0', { [side]: parseMoneyInput(text, field) }),
        newFormValues(),
      );
      const [line = emptyLine('')] = typed.lines;
      expect(isBlank(line.drAmount) || isBlank(line.crAmount)).toBe(true);
    }),
  );
});

test('a sum that is too large to be exact has no difference', () => {
  const huge = { amount: toMinor(Number.MAX_SAFE_INTEGER) };
  const lines = ['a', 'b', 'c'].map((key) => ({ ...emptyLine(key), glAccountId: key, drAmount: huge }));
  expect(totalsOf(lines).difference).toBeUndefined();
  expect(codesOf({ ...newFormValues(), lines })).toContain('tooLarge');
});

test('an invalid amount leaves the difference unknown and cannot be balanced', () => {
  const invalid = { amount: null, text: '1.2.3', code: 'notANumber' as const };
  const values = changeLine(newFormValues(), 'new-0', { drAmount: invalid });
  expect(totalsOf(values.lines).difference).toBeUndefined();
  expect(balanceLine(values, 'new-1')).toBe(values);
});

test('removing one of the last two lines clears it instead', () => {
  const values = addLine(changeLine(newFormValues(), 'new-0', { glAccountId: 'gla_1' }));
  expect(removeLine(values, 'new-0').lines.map(({ key }) => key)).toEqual(['new-1', 'new-2']);
  expect(removeLine(newFormValues(), 'new-0').lines).toEqual(newFormValues().lines);
});

test('a removed line comes back before what was entered in its row since, and replaces a blank row', () => {
  const accountsOf = ({ lines }: FormValues) => lines.map(({ glAccountId }) => glAccountId);
  const filled = changeLine(newFormValues(), 'new-0', { glAccountId: 'gla_1' });
  const [removed = emptyLine('')] = filled.lines;
  const cleared = removeLine(filled, 'new-0');
  expect(restoreLine(cleared, removed, 0).lines).toEqual(filled.lines);
  const restored = restoreLine(changeLine(cleared, 'new-0', { glAccountId: 'gla_2' }), removed, 0);
  expect(accountsOf(restored)).toEqual(['gla_1', 'gla_2', null]);
  expect(new Set(restored.lines.map(({ key }) => key)).size).toBe(3);
});

test('pasted rows fill blank lines and are inserted before filled ones', () => {
  const rows = [
    { glAccountId: 'gla_a', accountText: '', drAmount: { amount: toMinor(500) }, crAmount: emptyMoneyInput },
    { glAccountId: 'gla_b', accountText: '', drAmount: emptyMoneyInput, crAmount: { amount: toMinor(500) } },
  ];
  const filled = pasteLines(newFormValues(), 'new-0', rows);
  expect(filled.lines.map(({ glAccountId }) => glAccountId)).toEqual(['gla_a', 'gla_b']);
  const twice = pasteLines(filled, 'new-0', rows);
  expect(twice.lines.map(({ glAccountId }) => glAccountId)).toEqual(['gla_a', 'gla_b', 'gla_a', 'gla_b']);
  expect(new Set(twice.lines.map(({ key }) => key)).size).toBe(4);
  // A single column overwrites the lines.
  const amounts = pasteLines(filled, 'new-0', [{ drAmount: { amount: toMinor(700) } }, { drAmount: emptyMoneyInput }]);
  expect(amounts.lines.map(({ drAmount, crAmount }) => [drAmount.amount, crAmount.amount])).toEqual([
    [700, null],
    [null, 500],
  ]);
});

test.each([
  ['both sides', { drAmount: { amount: toMinor(5) }, crAmount: { amount: toMinor(5) } }, 'bothSides'],
  ['neither side', {}, 'amountMissing'],
  ['no account', { glAccountId: null, drAmount: { amount: toMinor(5) } }, 'accountMissing'],
  [
    'an unknown account',
    { glAccountId: null, accountText: 'Nowhere', drAmount: { amount: toMinor(5) } },
    'accountUnknown',
  ],
])('a line with %s is invalid', (_what, changes, code) => {
  const line = { ...emptyLine('a'), glAccountId: 'gla_1', ...changes };
  const other = { ...emptyLine('b'), glAccountId: 'gla_2', crAmount: { amount: toMinor(5) } };
  expect(codesOf({ ...newFormValues(), lines: [line, other] })).toContain(code);
});
