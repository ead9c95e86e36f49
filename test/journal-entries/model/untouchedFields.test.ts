import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { JournalEntryItem } from '../../../src/journal-entries/data/api.ts';
import { type JournalEntry, journalEntryShape } from '../../../src/journal-entries/data/schema.ts';
import { type FormValues, toFormValues } from '../../../src/journal-entries/model/formValues.ts';
import { changeLine } from '../../../src/journal-entries/model/lines.ts';
import { toItem } from '../../../src/journal-entries/model/toItem.ts';
import { validate } from '../../../src/journal-entries/model/validate.ts';
import { openSampleCompany } from '../../support/bank-transactions/openSample.ts';
import { runs } from '../../support/propertyRuns.ts';
import { newEntries, type ResponseEntry, responseEntries } from './responseEntries.ts';

/** A change of one field, in the form values and in the request; undefined if the entry doesn't have that field. */
type Change = (values: FormValues) => { values: FormValues; sent: Partial<JournalEntryItem> } | undefined;

const changes: Record<string, Change> = {
  nothing: (values) => ({ values, sent: {} }),
  description: (values) => ({ values: { ...values, description: 'Corrected' }, sent: { description: 'Corrected' } }),
  'bank account': (values) => ({ values: { ...values, bankAccountId: 'bka_new' }, sent: { bankAccountId: 'bka_new' } }),
  dimensions: (values) => ({
    values: { ...values, dimensionValueIds: ['dv_new'] },
    sent: { dimensionValueIds: ['dv_new'] },
  }),
  attachments: (values) => ({
    values: { ...values, attachmentIds: ['att_new'] },
    sent: { attachmentIds: ['att_new'] },
  }),
  recurrence: (values) => {
    const recurrence = { frequency: 'WEEKLY', interval: '2' };
    return { values: { ...values, recurrence }, sent: { recurrence: { frequency: 'WEEKLY', interval: 2 } } };
  },
  'end of the recurrence': (values) => {
    if (values.recurrence.frequency === '') return undefined;
    return { values: { ...values, recurrence: { ...values.recurrence, frequency: '' } }, sent: { recurrence: null } };
  },
};

/** The item that has to be sent for an unchanged entry. */
function expectedItem({ entry, recurrence }: { entry: ResponseEntry; recurrence: boolean }): JournalEntryItem {
  const { id, description, apiName, apiSourceId, bankAccount, attachments, customData, children } = entry;
  const values = entry.dimensionValues ?? entry.classSegments;
  const isVisible = customData && !(customData.empty !== undefined && customData.nodeType !== undefined);
  return {
    id,
    ...(typeof description === 'string' && { description }),
    ...(typeof apiName === 'string' && { apiName }),
    ...(typeof apiSourceId === 'string' && { apiSourceId }),
    ...(bankAccount && { bankAccountId: bankAccount.id }),
    ...(values && { dimensionValueIds: values.map(({ id }) => id) }),
    ...(attachments && { attachmentIds: attachments.map(({ id }) => id) }),
    ...(isVisible && { customData }),
    ...(children?.length && {
      children: children.map(({ glAccount, drAmount, crAmount }) => ({
        glAccountId: glAccount.id,
        drAmount: drAmount ?? 0,
        crAmount: crAmount ?? 0,
      })),
    }),
    ...(recurrence && entry.recurrence && { recurrence: expectedRecurrence(entry.recurrence) }),
  };
}

function expectedRecurrence({ frequency, interval, endDate }: NonNullable<ResponseEntry['recurrence']>) {
  const known = { updateType: 'FUTURE_ONLY', frequency, ...(endDate && { endDate }) };
  return { ...known, ...(typeof interval === 'number' && { interval }) } as JournalEntryItem['recurrence']; // the interval may be missing if none is saved
}

/** Opens an entry in the form and applies a change. */
function editEntry(stored: JournalEntry, change: Change) {
  return change(toFormValues(stored));
}

test.each(Object.entries(changes))(
  'changing one field (%s) is valid for any saved entry and sends the other fields unchanged',
  (_name, change) => {
    fc.assert(
      fc.property(responseEntries, (entry) => {
        const stored = v.parse(journalEntryShape.schema, { data: entry });
        const done = editEntry(stored, change);
        if (!done) return;
        expect(validate(done.values, stored)).toEqual([]);
        const { recurrence, ...sent } = done.sent;
        const expected = { ...expectedItem({ entry, recurrence: recurrence === undefined }), ...sent };
        if (recurrence === null) expected.recurrence = null;
        else if (recurrence) {
          const { endDate } = entry.recurrence ?? {};
          const kept = { updateType: 'FUTURE_ONLY', ...recurrence, ...(endDate && { endDate }) };
          expected.recurrence = entry.recurrence ? kept : recurrence;
        }
        expect(toItem(done.values, stored)).toStrictEqual(expected);
      }),
      { numRuns: runs(30) },
    );
  },
);

test('adding or changing a row of custom data leaves the other rows unchanged', () => {
  const unusual = { a: '1', ' a': '2', ' ': 'nameless', '': '', list: [1] };
  fc.assert(
    fc.property(responseEntries, fc.boolean(), (entry, isAdded) => {
      const stored = v.parse(journalEntryShape.schema, { data: { ...entry, customData: unusual } });
      const done = editEntry(stored, (values) => {
        const rows = isAdded
          ? [...values.customData, { key: 'new-0', name: ' b ', text: '3' }]
          : values.customData.map((row) => (row.name === 'a' ? { ...row, text: '3' } : row));
        return { values: { ...values, customData: rows }, sent: {} };
      });
      if (!done) return;
      expect(validate(done.values, stored)).toEqual([]);
      expect(toItem(done.values, stored).customData).toStrictEqual(
        isAdded ? { ...unusual, b: '3' } : { ...unusual, a: '3' },
      );
    }),
    { numRuns: runs(20) },
  );
});

test('a saved line without amounts stays valid until the user changes it', () => {
  const line = (id: string, drAmount: number, crAmount: number) => ({ glAccount: { id }, drAmount, crAmount });
  const children = [line('gla_a', 0, 0), line('gla_b', 500, 0), line('gla_c', 0, 500)];
  const stored = v.parse(journalEntryShape.schema, { data: { id: 'mje_1', date: '2026-06-01', children } });
  const zero = { amount: toMinor(0) };
  const codes = (values: FormValues) => validate(values, stored).map(({ place, code }) => [place, code]);
  const values = toFormValues(stored);
  expect(codes(changeLine(values, 'stored-1', { glAccountId: 'gla_d' }))).toEqual([]);
  expect(codes(changeLine(values, 'stored-0', { glAccountId: 'gla_d' }))).toEqual([
    ['lines.stored-0.drAmount', 'amountMissing'],
  ]);
  expect(codes(changeLine(values, 'stored-1', { drAmount: zero }))).toEqual([
    ['lines.stored-1.drAmount', 'amountMissing'],
    ['lines', 'debitsMissing'],
  ]);
  expect(codes({ ...values, lines: values.lines.slice(0, 2) })).toEqual([['lines', 'creditsMissing']]);
});

describe('with a service', () => {
  let books: Awaited<ReturnType<typeof openSampleCompany>>;
  beforeAll(async () => {
    books = await openSampleCompany();
  });
  afterAll(() => books.close());

  test.each([
    ['keeps omitted values', { replacesOnUpdate: false }],
    ['deletes omitted values', { replacesOnUpdate: true }],
    ['returns flags instead of custom data', { introspectionFlags: true }],
  ])('that %s, changing the description changes nothing else', async (_what, options) => {
    await using plain = await books.clientOf({});
    await using open = await books.clientOf(options);
    const twenty = fc.array(newEntries(books.choosable), { minLength: 20, maxLength: 20 });
    const property = fc.asyncProperty(twenty, async (items) => {
      const outcomes = await open.client.journalEntries.save(items);
      const ids = outcomes.map((outcome) => (outcome.isSaved ? outcome.data.id : expect.fail(JSON.stringify(outcome))));
      const before = await Promise.all(ids.map((id) => plain.client.journalEntries.get(id)));
      const changed = await Promise.all(
        ids.map(async (id) => {
          const stored = await open.client.journalEntries.get(id);
          const done = editEntry(stored, changes.description as Change); // defined above
          expect(done && validate(done.values, stored)).toEqual([]);
          return toItem(done?.values ?? toFormValues(stored), stored);
        }),
      );
      for (const outcome of await open.client.journalEntries.save(changed))
        expect(outcome).toMatchObject({ isSaved: true });
      const after = await Promise.all(ids.map((id) => plain.client.journalEntries.get(id)));
      expect(after).toEqual(before.map((entry) => ({ ...entry, description: 'Corrected' })));
    });
    await fc.assert(property, { numRuns: runs(1, 84), endOnFailure: true }); // 5,000 entries with the three services
  });
});
