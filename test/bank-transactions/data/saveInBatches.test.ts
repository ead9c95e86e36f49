import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BankTransactionItem } from '../../../src/bank-transactions/data/api.ts';
import { type BankTransactionSaveOutcome, saveInBatches } from '../../../src/bank-transactions/data/saveInBatches.ts';
import { transactionFields } from '../../../src/bank-transactions/model/formValues.ts';
import { NetworkError, NotFoundError } from '../../../src/core/errors.ts';
import { formErrorsOf } from '../../../src/core/writes/formErrors.ts';
import { openSampleCompany } from '../../support/bank-transactions/openSample.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer } from '../../support/http/clientOnServer.ts';
import type { RecordedRequest, ScriptedResponse } from '../../support/http/scriptedServer.ts';

const newItem = (number: number): BankTransactionItem => ({
  date: '2026-03-02',
  amount: -100 - number,
  description: `Item ${number}`,
  type: 'TRANSFER', // which needs no dimension
  apiName: 'MANUAL_ENTRY',
  bankAccountId: 'bka_checking',
});
const itemsTo = (count: number) => Array.from({ length: count }, (_item, number) => newItem(number));

/** `saved` or the error's kind; for a rejection, its form errors. */
const summarize = (outcome: BankTransactionSaveOutcome | undefined) => {
  if (!outcome) return 'not sent';
  if (outcome.isSaved) return 'saved';
  if (outcome.error.kind !== 'rejected') return outcome.error.kind;
  return formErrorsOf(outcome.error, transactionFields.fieldOf);
};
const rejectedWith = (byField: object, ...rest: string[]) => ({ byField, rest });

describe('the sandbox', () => {
  let books: Awaited<ReturnType<typeof openSampleCompany>>;
  let open: Awaited<ReturnType<typeof books.clientOf>>;
  beforeAll(async () => {
    books = await openSampleCompany();
    open = await books.clientOf({});
  });
  afterAll(async () => {
    await open[Symbol.asyncDispose]();
    await books.close();
  });
  const saving = (items: readonly BankTransactionItem[], options = {}) => saveInBatches(open.http, items, options);

  const wrongPart = { amount: -100, classSegmentIds: ['dv_of_nobody'] };
  const invalidItems = [
    { ...newItem(0), children: [wrongPart], tax: { paymentInfo: { year: 0 } } },
    { ...newItem(1), amount: 1.5, attachmentIds: ['att_a', 'att_of_nobody'], bankAccountId: undefined },
    { ...newItem(2), children: [{ amount: -102 }, { amount: 0, invoiceId: 'inv_of_nobody' }] },
  ];
  const expectedErrors = [
    rejectedWith({
      tax: ['The year must be a whole number from 1 to 9999.'],
      'lines[0].dimensions': ['There is no such dimension value.'],
    }),
    rejectedWith({
      amount: ['The amount must be a whole number of minor units within ±999,999,999,999.'],
      bankAccount: ['bankAccountId is required.'],
      attachments: ['There is no such attachment.'],
    }),
    rejectedWith({ 'lines[1].invoiceId': ['There is no such invoice.'] }),
  ];

  test('reports the rejected lines of each item of a partly rejected batch (207)', async () => {
    const outcomes = await saving([newItem(3), ...invalidItems, newItem(4)]);
    expect(outcomes.map(summarize)).toEqual(['saved', ...expectedErrors, 'saved']);
  });

  test('reports the same if all are rejected (400)', async () => {
    expect((await saving(invalidItems)).map(summarize)).toEqual(expectedErrors);
    expect((await saving(invalidItems.slice(0, 1))).map(summarize)).toEqual(expectedErrors.slice(0, 1));
  });

  test('reports which 20 of 500 items are rejected and why, and the progress after each request', async () => {
    const items = itemsTo(500).map((item, at) => (at % 25 === 7 ? { ...item, bankAccountId: 'bka_of_nobody' } : item));
    const progress: { done: number; total: number }[] = [];
    const outcomes = await saving(items, { onProgress: (each: (typeof progress)[number]) => progress.push(each) });
    expect(outcomes.map(summarize)).toEqual(
      items.map(({ bankAccountId }) =>
        bankAccountId === 'bka_of_nobody' ? rejectedWith({ bankAccount: ['There is no such bank account.'] }) : 'saved',
      ),
    );
    expect(outcomes.filter(({ isSaved }) => !isSaved)).toHaveLength(20);
    expect(outcomes.flatMap((outcome) => (outcome.isSaved ? [outcome.data.description] : []))).toEqual(
      items.flatMap(({ bankAccountId, description }) => (bankAccountId === 'bka_checking' ? [description] : [])),
    );
    expect(progress.at(-1)).toEqual({ done: 500, total: 500 });
    expect(progress.map(({ done }) => done)).toEqual(progress.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(5);
  });

  test('prepares each item right before its request, and skips settled ones', async () => {
    const gone = new NotFoundError('Gone.');
    const batchSizes: number[] = [];
    const prepare = async (batch: readonly BankTransactionItem[]) => {
      batchSizes.push(batch.length);
      if (batchSizes.length === 3) throw new NetworkError('Offline.');
      return batch.map((item, place) =>
        place === 1 ? { isSaved: false as const, error: gone } : { ...item, notes: `Request ${batchSizes.length}` },
      );
    };
    const outcomes = await saving(itemsTo(150), { prepare });
    expect(batchSizes).toEqual([50, 50, 50]);
    const notes = outcomes.map((outcome) => (outcome.isSaved ? outcome.data.notes : outcome.error.message));
    expect(notes).toEqual(
      Array.from({ length: 100 }, (_, place) => (place % 50 === 1 ? 'Gone.' : `Request ${place < 50 ? 1 : 2}`)),
    );
    const descriptions = outcomes.map((outcome) => outcome.isSaved && outcome.data.description);
    expect(descriptions[99]).toBe('Item 99');
    const unread = () => saving(itemsTo(3), { prepare: () => Promise.reject(new NetworkError('Offline.')) });
    expect((await catchDaybookError(unread)).kind).toBe('network');
  });

  test('does not send custom data beyond the limits, explains how to fix it, and saves the others', async () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 'x']));
    const items = [
      { ...newItem(0), customData: fields(51) },
      { ...newItem(1), customData: { note: 'x'.repeat(1990) } },
      { ...newItem(2), customData: { note: 'x'.repeat(1989) } },
      newItem(3),
    ];
    const sent = vi.spyOn(open.http, 'write');
    const outcomes = await saving(items);
    expect(outcomes.map(summarize)).toEqual(['configuration', 'configuration', 'saved', 'saved']);
    expect(outcomes.flatMap((outcome) => (outcome.isSaved ? [] : [outcome.error.message]))).toEqual([
      expect.stringMatching(/^customData has 51 fields; the limit is 50\. Combine /),
      expect.stringMatching(/^customData has 2001 characters of JSON; the limit is 2,000\. Shorten /),
    ]);
    expect(sent).toHaveBeenCalledTimes(1);
    expect((await saving(items.slice(0, 2))).map(summarize)).toEqual(['configuration', 'configuration']);
    expect(sent).toHaveBeenCalledTimes(1);
    const stored = await saving(items.slice(0, 1), { isStored: () => true });
    expect(stored.map(summarize)).not.toEqual(['configuration']); // the service's own response
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
  });

  test('returns only the outcomes before an abort', async () => {
    const control = new AbortController();
    const outcomes = await saving(itemsTo(200), {
      onProgress: ({ done }: { done: number }) => done >= 100 && control.abort(),
      signal: control.signal,
    });
    expect(outcomes.map(summarize)).toEqual(new Array(100).fill('saved'));
    const left = new Error('left');
    await expect(saving(itemsTo(3), { signal: AbortSignal.abort(left) })).rejects.toBe(left);
    expect(await saving([])).toEqual([]);
  });
});

describe('a service with arbitrary responses', () => {
  const started: ClientOnServer[] = [];
  afterEach(async () => {
    for (const each of started.splice(0)) await each[Symbol.asyncDispose]();
  });

  /** Saves items by a scripted service, and records the number of items in each request. */
  async function scripted(script: (batch: BankTransactionItem[], index: number) => ScriptedResponse, count: number) {
    const batches: number[] = [];
    const respond = ({ body }: RecordedRequest, index: number) => {
      const { data } = JSON.parse(body);
      batches.push(data.length);
      return script(data, index);
    };
    const on = await ClientOnServer.start(respond);
    started.push(on);
    return { saving: saveInBatches(on.client, itemsTo(count), {}), batches };
  }
  const savedAs = ({ amount, date, description }: BankTransactionItem) => ({
    result: 'SUCCESS',
    statusCode: 200,
    data: { id: `btxn_${description}`, amount, date, description },
  });
  const accepted = (batch: BankTransactionItem[]): ScriptedResponse => ({
    body: { result: 'SUCCESS', data: batch.map(savedAs) },
  });
  const rejected = (...error: object[]): ScriptedResponse => ({ status: 400, body: { result: 'FAILURE', error } });
  const invalid = (message: string, param?: string) => ({ type: 'INVALID_VALUE', message, param });
  const bystander = rejectedWith({}, 'Not saved, because another item of the same request was rejected.');

  test('assigns the errors of a rejected request to the items that they name', async () => {
    const problems = [
      invalid('Too much.', 'data[1].amount'),
      invalid('Nobody.', 'data.1.children.0.categoryId'),
      invalid('No such part.', 'data[2].children[3].classSegmentIds[0]'),
    ];
    const { saving, batches } = await scripted(() => rejected(...problems), 4);
    expect((await saving).map(summarize)).toEqual([
      bystander,
      rejectedWith({ amount: ['Too much.'], 'lines[0].category': ['Nobody.'] }),
      rejectedWith({ 'lines[3].dimensions': ['No such part.'] }),
      bystander,
    ]);
    expect(batches).toEqual([4]);
  });

  test('assigns errors that name no item to each', async () => {
    const { saving } = await scripted(() => rejected(invalid('Too many at once.', 'data'), invalid('Not today.')), 2);
    const all = rejectedWith({}, 'Too many at once.', 'Not today.');
    expect((await saving).map(summarize)).toEqual([all, all]);
  });

  test('a rejection of one request affects its items alone', async () => {
    const only = (batch: BankTransactionItem[], index: number) =>
      index === 1 ? rejected(invalid('Too much.', 'data[1].amount')) : accepted(batch);
    const { saving, batches } = await scripted(only, 120);
    const outcomes = (await saving).map(summarize);
    expect(batches).toEqual([50, 50, 20]);
    expect(outcomes.slice(0, 50)).toEqual(new Array(50).fill('saved'));
    expect(outcomes.slice(50, 53)).toEqual([bystander, rejectedWith({ amount: ['Too much.'] }), bystander]);
    expect(outcomes.slice(100)).toEqual(new Array(20).fill('saved'));
  });

  test.each<[string, ScriptedResponse, string]>([
    ['is reset', { fault: 'reset' }, 'outcomeUnknown'],
    ['is reset during the response', { fault: 'resetInBody', body: { result: 'SUCCESS', data: [] } }, 'outcomeUnknown'],
    ['fails', { status: 500, body: { result: 'FAILURE', error: [invalid('Oh.')] } }, 'outcomeUnknown'],
    [
      'is forbidden',
      {
        status: 403,
        headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' },
        body: { result: 'FAILURE', error: [{ type: 'FORBIDDEN', message: 'No.' }] },
      },
      'forbidden',
    ],
    ['is rate-limited', { status: 429, body: { result: 'FAILURE', error: [invalid('Later.')] } }, 'rateLimited'],
  ])(
    'sends nothing after the third of four requests %s, and has no outcomes of the rest',
    async (_what, fault, kind) => {
      const third = (batch: BankTransactionItem[], index: number) => (index >= 2 ? fault : accepted(batch));
      const { saving, batches } = await scripted(third, 200);
      const outcomes = (await saving).map(summarize);
      expect(outcomes.slice(0, 100)).toEqual(new Array(100).fill('saved'));
      expect(outcomes.slice(100)).toEqual(new Array(50).fill(kind));
      expect(batches).toEqual([50, 50, 50]);
    },
  );

  test('throws if the first request fails', async () => {
    const { saving, batches } = await scripted(() => ({ fault: 'reset' }), 200);
    expect((await catchDaybookError(() => saving)).kind).toBe('outcomeUnknown');
    expect(batches).toEqual([50]);
  });

  test('items missing in a response have an unknown outcome', async () => {
    const { saving } = await scripted((batch) => accepted(batch.slice(0, 2)), 4);
    expect((await saving).map(summarize)).toEqual(['saved', 'saved', 'outcomeUnknown', 'outcomeUnknown']);
  });
});
