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

/** Transactions per request: sample ones, and new ones with random members. */
const batch = { old: 8, new: 12 };
const size = batch.old + batch.new;

// More than 5,000 transactions in the long run.
describe.each([
  ['keeps members that an update omits', { replacesOnUpdate: false }, runs(200, 1700)],
  ['clears members that an update omits', { replacesOnUpdate: true }, runs(200, 1700)],
  ['responds with introspection flags instead of custom data', { introspectionFlags: true }, runs(200, 1700)],
])('with a service that %s', (_what, options, count) => {
  test(`a save changes no untouched field (${count} runs)`, { timeout: 600_000 }, async () => {
    await using open = await books.clientOf(options);
    const { client } = open;
    const { choosable, sampleIds, rowsOf, note } = books;
    const dimensions = await client.referenceLists.dimensions.list();
    const others = await rowsOf(sampleIds);
    const counts = { touched: 0, split: 0, untouched: 0 };

    const property = fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...sampleIds), { minLength: batch.old, maxLength: batch.old }),
      fc.array(anyNewItem(choosable), { minLength: batch.new, maxLength: batch.new }),
      fc.array(anyServiceMembers(choosable), { minLength: batch.new, maxLength: batch.new }),
      fc.array(fc.array(anyEdit(choosable), { maxLength: 8 }), { minLength: size, maxLength: size }),
      async (ids, items, known, lists) => {
        const opened = [
          ...(await Promise.all(ids.map((id) => client.bankTransactions.get(id)))),
          ...(await saved(client, items)),
        ];
        for (const [place, each] of known.entries()) await note(opened[batch.old + place]?.id ?? '', each);
        const openedIds = opened.map(({ id }) => id);
        const before = await rowsOf(openedIds);

        const sessions = opened.map((stored, place) => ({ stored, ...edit(stored, lists[place] ?? [], dimensions) }));
        await saved(
          client,
          sessions.map(({ values, stored }) => toItem(values, stored)),
        );

        const after = await rowsOf(openedIds);
        for (const [place, { stored, values, touched }] of sessions.entries()) {
          const [old, now] = [before.get(stored.id), after.get(stored.id)];
          const expected =
            old && expectedRows({ before: old, base: toFormValues(stored), values, touched, after: now });
          expect(now, `${JSON.stringify(lists[place])} applied to ${JSON.stringify(stored)}`).toEqual(expected);
          others.delete(stored.id);
          counts.touched += Number(touched.size > 0);
          counts.untouched += Number(touched.size === 0);
          counts.split += Number(values.lines.length > 1);
        }
      },
    );
    // The message names the failing case; shrinking would take minutes.
    await fc.assert(property, { numRuns: count / size, endOnFailure: true });

    expect(await rowsOf([...others.keys()])).toEqual(others);
    // Most edits changed something.
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

/** Applies edits in order, without those that validation rejects even if a line takes the rest. In the end the lines add up. */
function edit(stored: BankTransaction, list: readonly Edit[], dimensions: readonly Dimension[]) {
  const base = toFormValues(stored);
  const touched = new Set<string>();
  let values = base;
  const apply = (each: Edit) => {
    const next = applyEdit(values, each, base);
    const complete = next.lines.length > 0 ? applyEdit(next, { does: 'restToLast' }, base) : next;
    if (validate(complete, { closing: undefined, dimensions }).length > 0) return;
    for (const what of touchedFields(each, values, next)) touched.add(what);
    values = next;
  };
  for (const each of list) apply(each);
  if (values.lines.length > 0 && remainderOf(values) !== 0) apply({ does: 'restToLast' });
  return { values, touched };
}

function anyServiceMembers({ transactions, categories }: ChoiceIds) {
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
