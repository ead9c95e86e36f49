import fc from 'fast-check';
import { type FormValues, withDirection } from '../../../src/bank-transactions/model/formValues.ts';
import type { LineValues } from '../../../src/bank-transactions/model/lineValues.ts';
import {
  addLine,
  changeLine,
  moveSplitLine,
  recalculate,
  remainderLine,
  removeLine,
  splitEvenly,
} from '../../../src/bank-transactions/model/splitLines.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { amounts, type ChoiceIds, days, descriptions, texts } from './items.ts';

/** A user action in the editor. Lines are addressed by index, modulo their count. */
export type Edit =
  | { does: 'field'; changes: Partial<FormValues> }
  | { does: 'direction'; direction: 'in' | 'out' }
  | { does: 'amount'; amount: number }
  | { does: 'line'; at: number; changes: Partial<LineValues> }
  | { does: 'lineAmount'; at: number; amount: number }
  | { does: 'linePercent'; at: number; percent: string }
  | { does: 'moveSplitLine'; at: number; steps: number }
  | { does: 'removeLine'; at: number }
  | { does: 'addLine' | 'splitEvenly' | 'restToLast' };

export function anyEdit(choosable: ChoiceIds): fc.Arbitrary<Edit> {
  const oneOf = (ids: readonly string[]) => fc.constantFrom(null, ...ids);
  const dimensionValues = fc.shuffledSubarray([...choosable.requiredValues, ...choosable.otherValues]);
  const one = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>) =>
    value.map((value) => ({ [name]: value }) as { [Key in Name]: Value }); // a computed name is a string to TypeScript
  const field = fc.oneof(
    one('date', days.map(toPlainDate)),
    one('description', descriptions),
    one('notes', texts),
    one('bankAccountId', fc.constantFrom(...choosable.bankAccounts)),
    one('categoryId', oneOf(choosable.categories)),
    one('glAccountId', oneOf(choosable.glAccounts)),
    one('vendorId', oneOf(choosable.vendors)),
    one('customerId', oneOf(choosable.customers)),
    one('dimensionValueIds', dimensionValues),
    one('reviewStatus', fc.constantFrom(null, 'RECONCILED', 'PARTNER_REVIEW_REQUIRED')),
    one('status', fc.constantFrom('ACTIVE', 'INACTIVE')),
    one('matchingBankTransactionId', oneOf(choosable.transactions)),
    one('attachmentIds', fc.shuffledSubarray([...choosable.attachments])),
    one(
      'tax',
      fc.record({
        region: fc.constantFrom('', 'FEDERAL'),
        year: fc.constantFrom('', ' ', '2026', ' 999 '),
        quarter: fc.constantFrom('', 'Q2'),
      }),
    ),
  );
  const line = fc.oneof(
    one('notes', texts),
    one('categoryId', oneOf(choosable.categories)),
    one('glAccountId', oneOf(choosable.glAccounts)),
    one('customerId', oneOf(choosable.customers)),
    one('dimensionValueIds', dimensionValues),
    one('invoiceId', fc.constantFrom('', ...choosable.invoices)),
    one('billId', texts),
    one('payrollId', texts),
  );
  const at = fc.nat(5);
  const percent = fc.integer({ min: 0, max: 1_000_000 }).map((share) => (share / 10_000).toFixed(4));
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ does: fc.constant('field' as const), changes: field }) },
    fc.record({ does: fc.constant('direction' as const), direction: fc.constantFrom('in', 'out') }),
    fc.record({ does: fc.constant('amount' as const), amount: amounts.map(Math.abs) }),
    { weight: 3, arbitrary: fc.record({ does: fc.constant('line' as const), at, changes: line }) },
    fc.record({ does: fc.constant('lineAmount' as const), at, amount: amounts }),
    fc.record({ does: fc.constant('linePercent' as const), at, percent }),
    fc.record({ does: fc.constant('moveSplitLine' as const), at, steps: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ does: fc.constant('removeLine' as const), at }),
    fc.record({ does: fc.constantFrom('addLine', 'addLine', 'splitEvenly', 'restToLast') }),
  );
}

/** The values after an edit, using the editor's functions. @param base the form values before the first edit. */
export function applyEdit(values: FormValues, edit: Edit, base: FormValues): FormValues {
  const key = keyAt(values, edit);
  switch (edit.does) {
    case 'field':
      return { ...values, ...edit.changes };
    case 'direction':
      return withDirection(values, edit.direction, base);
    case 'amount':
      return recalculate({ ...values, amount: { amount: toMinor(edit.amount) } });
    case 'line':
      return changeLine(values, key, edit.changes);
    case 'lineAmount':
      return changeLine(values, key, { amount: { amount: toMinor(edit.amount) } });
    case 'linePercent':
      return changeLine(values, key, { percent: edit.percent });
    case 'moveSplitLine':
      return moveSplitLine(values, key, edit.steps);
    case 'removeLine':
      return removeLine(values, key);
    case 'addLine':
      return addLine(values);
    case 'splitEvenly':
      return splitEvenly(values);
    case 'restToLast':
      return recalculate({ ...values, hasRemainderLine: true });
  }
}

/** The fields that the user touched: members of the form values and, as `<key>.<member>`, of lines. */
export type Touched = ReadonlySet<string>;

/** The fields an edit touches. Lines with a percentage or the remainder follow every amount change, so they count as touched. */
export function touchedFields(edit: Edit, before: FormValues, after: FormValues): Touched {
  const key = keyAt(before, edit);
  const rest = remainderLine(after);
  const bound = after.lines.filter((line) => line.percent !== null || line === rest).map((line) => line.key);
  const touched = new Set(bound.map((key) => `${key}.amount`));
  switch (edit.does) {
    case 'field':
      for (const member of Object.keys(edit.changes)) touched.add(member);
      break;
    case 'direction':
      for (const member of ['direction', 'type']) touched.add(member);
      break;
    case 'amount':
      touched.add('amount');
      break;
    case 'line':
      for (const member of Object.keys(edit.changes)) touched.add(`${key}.${member}`);
      break;
    case 'lineAmount':
    case 'linePercent':
      touched.add(`${key}.amount`);
      break;
    case 'splitEvenly':
      for (const line of after.lines) touched.add(`${line.key}.amount`);
      break;
  }
  return touched;
}

function keyAt({ lines }: FormValues, edit: Edit): string {
  return ('at' in edit && lines[edit.at % lines.length]?.key) || '';
}
