import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { emptyMoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { addPasted, type PastedEntry } from '../../../src/journal-entries/model/addPasted.ts';
import { addField } from '../../../src/journal-entries/model/customFields.ts';
import { newFormValues } from '../../../src/journal-entries/model/formValues.ts';
import { addLine, changeLine } from '../../../src/journal-entries/model/lines.ts';

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

test('a paste is taken back after other changes, which stay', () => {
  const typed = changeLine(newFormValues(), 'new-0', { glAccountId: 'gla_0' });
  const { values, restore } = addPasted(
    { ...typed, description: 'Accrual' },
    { ...pasted, description: 'Nov' },
    undefined,
  );
  expect(values.description).toBe('Accrual; Nov');
  const later = addLine(
    changeLine(changeLine(values, 'new-0', { glAccountId: 'gla_9' }), 'new-1', { glAccountId: 'gla_9' }),
  );
  const back = restore({ ...later, customData: addField(later.customData) });
  expect(back.description).toBe('Accrual');
  expect(back.lines.map(({ key, glAccountId }) => [key, glAccountId])).toEqual([
    ['new-0', 'gla_9'],
    ['new-1', null],
    [later.lines.at(-1)?.key, null],
  ]);
  expect(back.customData.map(({ name }) => name)).toEqual(['']);
  expect(restore({ ...later, description: 'Other' }).description).toBe('Other');
});

test('a pasted column is taken back from lines that changed since', () => {
  const filled = changeLine(newFormValues(), 'new-0', { glAccountId: 'gla_0', drAmount: { amount: toMinor(100) } });
  const column = { ...pasted, lines: [{ drAmount: { amount: toMinor(700) } }], customData: [] };
  const { values, restore } = addPasted(filled, column, 'new-0');
  const back = restore(changeLine(values, 'new-0', { glAccountId: 'gla_9' }));
  expect(back.lines[0]).toMatchObject({ glAccountId: 'gla_9', drAmount: { amount: 100 } });
});
