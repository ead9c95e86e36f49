import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { remainderOf } from '../../../src/bank-transactions/model/splitLines.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { validate } from '../../../src/bank-transactions/model/validate.ts';
import type { DaybookClient } from '../../../src/client.ts';
import type { Dimension } from '../../../src/reference-lists/data/schema.ts';
import { anyEdit, applyEdit, type Edit, touchedFields } from '../../support/bank-transactions/edits.ts';
import { expectedRows } from '../../support/bank-transactions/expectedRows.ts';
import { anyNewItem, type ChoiceIds } from '../../support/bank-transactions/items.ts';
import { openSampleCompany } from '../../support/bank-transactions/openSample.ts';
import { runs } from '../../support/propertyRuns.ts';

let books: Awaited<ReturnType<typeof openSampleCompany>>;
beforeAll(async () => {
  books = await openSampleCompany();
});
afterAll(() => books.close());

/** So many are opened side by side and saved by one request: some of the sample books, some new ones with all that is odd. */
const atOnce = { old: 8, new: 12 };
const size = atOnce.old + atOnce.new;

describe.each([
  ['keeps what an update leaves out', { replacesOnUpdate: false }, runs(60, 1000)],
  ['replaces with each update', { replacesOnUpdate: true }, runs(60, 1000)],
  ['answers flags in place of custom data', { introspectionFlags: true }, runs(40, 1000)],
])('on a service that %s', (_what, options, count) => {
  test(`nothing that a person did not touch is changed by saving, ${count} times`, { timeout: 600_000 }, async () => {
    await using open = await books.clientOf(options);
    const { client } = open;
    const { choosable, sampleIds, rowsOf, note } = books;
    const dimensions = await client.referenceLists.dimensions.list();
    const others = await rowsOf(sampleIds);
    const counts = { touched: 0, split: 0, untouched: 0 };

    const property = fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...sampleIds), { minLength: atOnce.old, maxLength: atOnce.old }),
      fc.array(anyNewItem(choosable), { minLength: atOnce.new, maxLength: atOnce.new }),
      fc.array(knownToTheService(choosable), { minLength: atOnce.new, maxLength: atOnce.new }),
      fc.array(fc.array(anyEdit(choosable), { maxLength: 8 }), { minLength: size, maxLength: size }),
      async (ids, items, known, lists) => {
        const opened = [
          ...(await Promise.all(ids.map((id) => client.bankTransactions.get(id)))),
          ...(await saved(client, items)),
        ];
        for (const [place, each] of known.entries()) await note(opened[atOnce.old + place]?.id ?? '', each);
        const openedIds = opened.map(({ id }) => id);
        const before = await rowsOf(openedIds);

        const sessions = opened.map((stored, place) => ({ stored, ...edit(stored, lists[place] ?? [], dimensions) }));
        await saved(
          client,
          sessions.map(({ values, stored }) => toItem(values, stored)),
        );

        const after = await rowsOf(openedIds);
        for (const [place, { stored, values, touched }] of sessions.entries()) {
          const [was, is] = [before.get(stored.id), after.get(stored.id)];
          const expected = was && expectedRows({ before: was, base: toFormValues(stored), values, touched, after: is });
          expect(is, `${JSON.stringify(lists[place])} done to ${JSON.stringify(stored)}`).toEqual(expected);
          others.delete(stored.id);
          counts.touched += Number(touched.size > 0);
          counts.untouched += Number(touched.size === 0);
          counts.split += Number(values.lines.length > 1);
        }
      },
    );
    // What fails says by itself with what, and smaller examples would take minutes.
    await fc.assert(property, { numRuns: count / size, endOnFailure: true });

    expect(await rowsOf([...others.keys()])).toEqual(others);
    // The edits were real ones.
    expect(counts.touched + counts.untouched).toBe(count);
    expect(counts.touched).toBeGreaterThan(count * 0.6);
    expect(counts.untouched).toBeGreaterThan(0);
    expect(counts.split).toBeGreaterThan(count * 0.15);
  });
});

async function saved(client: DaybookClient, items: Parameters<DaybookClient['bankTransactions']['save']>[0]) {
  const outcomes = await client.bankTransactions.save(items);
  return outcomes.map((outcome, place): BankTransaction => {
    if (!outcome.isSaved) expect.fail(`${JSON.stringify(outcome.problems)} of ${JSON.stringify(items[place])}`);
    return outcome.data;
  });
}

/** What a person does one after the other. What the editor would not save they take back; in the end the lines add up. */
function edit(stored: BankTransaction, list: readonly Edit[], dimensions: readonly Dimension[]) {
  const base = toFormValues(stored);
  const touched = new Set<string>();
  let values = base;
  const doing = (each: Edit) => {
    const next = applyEdit(values, each, base);
    if (validate(next, { closing: undefined, dimensions }).some(({ code }) => code !== 'linesDiffer')) return;
    for (const what of touchedFields(each, values, next)) touched.add(what);
    values = next;
  };
  for (const each of list) doing(each);
  if (values.lines.length > 0 && remainderOf(values) !== 0) doing({ does: 'restToLast' });
  return { values, touched };
}

function knownToTheService({ transactions, categories }: ChoiceIds) {
  return fc
    .subarray([
      { iconUrl: 'https://files.example/icon.svg' },
      { suggestedCategoryIds: categories.slice(0, 2) },
      { reconciliationMatchId: transactions[0] },
      { conversationId: 'cnv_1', conversationReadStatus: 'UNREAD' },
      { ruleId: 'rul_1', ruleTransactionSource: 'BANK_FEED' },
      { originalCurrency: 'EUR', originalAmount: -410 },
    ])
    .map((known) => Object.assign({ displayName: 'Corner Coffee' }, ...known));
}
