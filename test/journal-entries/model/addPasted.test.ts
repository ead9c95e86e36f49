import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { emptyMoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { addPasted, type PastedEntry } from '../../../src/journal-entries/model/addPasted.ts';
import { newFormValues } from '../../../src/journal-entries/model/formValues.ts';

const row = { glAccountId: 'gla_1', accountText: '', drAmount: { amount: toMinor(500) }, crAmount: emptyMoneyInput };
const pasted: PastedEntry = {
  lines: [row, row, row],
  description: '',
  customData: [
    { row: 0, text: 'Nov' },
    { row: 2, text: 'Dec' },
  ],
  nameOf: (line) => `Line ${line} memo`,
};

test('memos are named after their lines in the entry, each with a name of its own', () => {
  const once = addPasted(newFormValues(), pasted, undefined).values;
  const twice = addPasted(once, pasted, undefined).values;
  const before = addPasted(twice, pasted, twice.lines[0]?.key).values;
  expect(before.lines.filter(({ glAccountId }) => glAccountId === 'gla_1')).toHaveLength(9);
  expect(before.customData.map(({ name, text }) => [name, text])).toEqual([
    ['Line 1 memo', 'Nov'],
    ['Line 3 memo', 'Dec'],
    ['Line 4 memo', 'Nov'],
    ['Line 6 memo', 'Dec'],
    ['Line 1 memo (2)', 'Nov'],
    ['Line 3 memo (2)', 'Dec'],
  ]);
});
