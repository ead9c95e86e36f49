import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { JournalEntryItem } from '../../../src/journal-entries/data/api.ts';
import { type JournalEntry, journalEntryShape } from '../../../src/journal-entries/data/schema.ts';
import { type FormValues, toFormValues } from '../../../src/journal-entries/model/formValues.ts';
import { withLineChanged } from '../../../src/journal-entries/model/lines.ts';
import { toItem } from '../../../src/journal-entries/model/toItem.ts';
import { validate } from '../../../src/journal-entries/model/validate.ts';
import { openSampleCompany } from '../../support/bank-transactions/openSample.ts';
import { runs } from '../../support/propertyRuns.ts';
import { type AnsweredEntry, answeredEntries, newEntries } from './answeredEntries.ts';

/** One thing that a person changes: in the values, and in what is to be sent. Undefined where there is no such thing. */
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
    const endDate = toPlainDate('2040-12-31');
    const recurrence = { ...values.recurrence, frequency: 'WEEKLY', interval: '2', hasEnd: true, endDate };
    return {
      values: { ...values, recurrence },
      sent: { recurrence: { frequency: 'WEEKLY', interval: 2, endDate } },
    };
  },
  'end of the recurrence': (values) => {
    if (values.recurrence.frequency === '') return undefined;
    return { values: { ...values, recurrence: { ...values.recurrence, frequency: '' } }, sent: { recurrence: null } };
  },
};

/** What has to be sent of what was answered, by the names of a request. */
function itemExpected({ answer, recurrence }: { answer: AnsweredEntry; recurrence: boolean }): JournalEntryItem {
  const { id, description, apiName, apiSourceId, bankAccount, attachments, customData, children } = answer;
  const values = answer.dimensionValues ?? answer.classSegments;
  const isTold = customData && !(customData.empty !== undefined && customData.nodeType !== undefined);
  return {
    id,
    ...(typeof description === 'string' && { description }),
    ...(typeof apiName === 'string' && { apiName }),
    ...(typeof apiSourceId === 'string' && { apiSourceId }),
    ...(bankAccount && { bankAccountId: bankAccount.id }),
    ...(values && { dimensionValueIds: values.map(({ id }) => id) }),
    ...(attachments && { attachmentIds: attachments.map(({ id }) => id) }),
    ...(isTold && { customData }),
    ...(children?.length && {
      children: children.map(({ glAccount, drAmount, crAmount }) => ({
        glAccountId: glAccount.id,
        drAmount: drAmount ?? 0,
        crAmount: crAmount ?? 0,
      })),
    }),
    ...(recurrence && answer.recurrence && { recurrence: recurrenceExpected(answer.recurrence) }),
  };
}

function recurrenceExpected({ frequency, interval, endDate }: NonNullable<AnsweredEntry['recurrence']>) {
  const known = { updateType: 'FUTURE_ONLY', frequency, ...(endDate && { endDate }) };
  return { ...known, ...(typeof interval === 'number' && { interval }) } as JournalEntryItem['recurrence']; // without one, where none is stored
}

/** The entry opened, its question answered, and one thing of it changed. */
function opened(stored: JournalEntry, change: Change) {
  const values = toFormValues(stored);
  const updateType = stored.recurrence ? 'FUTURE_ONLY' : '';
  return change({ ...values, recurrence: { ...values.recurrence, updateType } });
}

test.each(Object.entries(changes))(
  'whatever is stored of an entry, a change of one thing (%s) is not kept back by it and sends the rest as it is stored',
  (_name, change) => {
    fc.assert(
      fc.property(answeredEntries, (answer) => {
        const stored = v.parse(journalEntryShape.schema, { data: answer });
        const done = opened(stored, change);
        if (!done) return;
        expect(validate(done.values, stored)).toEqual([]);
        const { recurrence, ...sent } = done.sent;
        const expected = { ...itemExpected({ answer, recurrence: recurrence === undefined }), ...sent };
        if (recurrence === null) expected.recurrence = null;
        else if (recurrence) {
          expected.recurrence = answer.recurrence ? { updateType: 'FUTURE_ONLY', ...recurrence } : recurrence;
        }
        expect(toItem(done.values, stored)).toStrictEqual(expected);
      }),
      { numRuns: runs(100) },
    );
  },
);

test('a row more of custom data, or one changed, leaves the names and values of the others as they are stored', () => {
  const odd = { a: '1', ' a': '2', ' ': 'nameless', '': '', list: [1] };
  fc.assert(
    fc.property(answeredEntries, fc.boolean(), (answer, isMore) => {
      const stored = v.parse(journalEntryShape.schema, { data: { ...answer, customData: odd } });
      const done = opened(stored, (values) => {
        const rows = isMore
          ? [...values.customData, { key: 'new-0', name: ' b ', text: '3' }]
          : values.customData.map((row) => (row.name === 'a' ? { ...row, text: '3' } : row));
        return { values: { ...values, customData: rows }, sent: {} };
      });
      if (!done) return;
      expect(validate(done.values, stored)).toEqual([]);
      expect(toItem(done.values, stored).customData).toStrictEqual(isMore ? { ...odd, b: '3' } : { ...odd, a: '3' });
    }),
    { numRuns: runs(50) },
  );
});

test('a line that says nothing stays while it is stored so, and is wrong where a person leaves it', () => {
  const line = (id: string, drAmount: number, crAmount: number) => ({ glAccount: { id }, drAmount, crAmount });
  const children = [line('gla_a', 0, 0), line('gla_b', 500, 0), line('gla_c', 0, 500)];
  const stored = v.parse(journalEntryShape.schema, { data: { id: 'mje_1', date: '2026-06-01', children } });
  const nothing = { amount: toMinor(0) };
  const codes = (values: FormValues) => validate(values, stored).map(({ place, code }) => [place, code]);
  const values = toFormValues(stored);
  expect(codes(withLineChanged(values, 'stored-1', { glAccountId: 'gla_d' }))).toEqual([]);
  expect(codes(withLineChanged(values, 'stored-0', { glAccountId: 'gla_d' }))).toEqual([
    ['lines.stored-0.drAmount', 'amountMissing'],
  ]);
  expect(codes(withLineChanged(values, 'stored-1', { drAmount: nothing }))).toEqual([
    ['lines.stored-1.drAmount', 'amountMissing'],
    ['lines', 'debitsMissing'],
  ]);
  expect(codes({ ...values, lines: values.lines.slice(0, 2) })).toEqual([['lines', 'creditsMissing']]);
});

describe('on the sandbox', () => {
  let books: Awaited<ReturnType<typeof openSampleCompany>>;
  beforeAll(async () => {
    books = await openSampleCompany();
  });
  afterAll(() => books.close());

  test.each([
    ['keeps what an update leaves out', { replacesOnUpdate: false }],
    ['replaces with each update', { replacesOnUpdate: true }],
    ['answers flags in place of custom data', { introspectionFlags: true }],
  ])('that %s, a change of the description changes nothing else', async (_what, options) => {
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
          const done = opened(stored, changes.description as Change); // which is there
          expect(done && validate(done.values, stored)).toEqual([]);
          return toItem(done?.values ?? toFormValues(stored), stored);
        }),
      );
      for (const outcome of await open.client.journalEntries.save(changed))
        expect(outcome).toMatchObject({ isSaved: true });
      const after = await Promise.all(ids.map((id) => plain.client.journalEntries.get(id)));
      expect(after).toEqual(before.map((entry) => ({ ...entry, description: 'Corrected' })));
    });
    await fc.assert(property, { numRuns: runs(1, 20), endOnFailure: true });
  });
});
