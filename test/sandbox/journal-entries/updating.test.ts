import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../../sandbox/service/companies/tables.ts';
import { item, openJournal } from './openJournal.ts';

let journal: Awaited<ReturnType<typeof openJournal>>;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());

const rich = () =>
  item({
    recurrence: { frequency: 'MONTHLY', interval: 1, endDate: '2026-12-31' },
    apiName: 'PAYROLL',
    apiSourceId: crypto.randomUUID(),
    bankAccountId: 'bka_checking',
    dimensionValueIds: ['dv_oslo'],
    attachmentIds: ['att_receipt'],
    customData: { a: 1 },
  });
const newEntry = async () => (await journal.saveOne(rich())).data;
const errorsOf = (outcome: { error: { type: string; param: string }[] }) =>
  outcome.error.map(({ type, param }) => `${type} ${param}`);

describe('a change to an entry', () => {
  test('keeps omitted members and the date', async () => {
    const before = await newEntry();
    expect((await journal.saveOne({ id: before.id })).data).toEqual(before);
    const { data } = await journal.saveOne({ id: before.id, description: 'Renamed' });
    expect(data).toEqual({ ...before, description: 'Renamed' });
    expect((await journal.saveOne({ id: 'mje_1', description: 'Capital' })).data.date).toBe('2026-01-01');
    expect(await journal.posted('gla_3000', 'mje_1')).toEqual(['2026-01-01 Capital 0 500000']);
  });

  test('clears members that are null', async () => {
    const before = await newEntry();
    const names = ['description', 'recurrence', 'apiName', 'apiSourceId', 'bankAccountId', 'dimensionValueIds'];
    const nulls = Object.fromEntries([...names, 'attachmentIds', 'customData'].map((name) => [name, null]));
    expect((await journal.saveOne({ id: before.id, ...nulls })).data).toEqual({
      ...before,
      description: '',
      recurrence: null,
      apiName: 'MANUAL_ENTRY',
      apiSourceId: null,
      bankAccount: null,
      dimensionValues: [],
      attachments: [],
      customData: {},
    });
  });

  test('replaces all lines and their postings', async () => {
    const { id } = await newEntry();
    const children = [
      { glAccountId: 'gla_6100', drAmount: 40 },
      { glAccountId: 'gla_3000', crAmount: 40 },
    ];
    const { data } = await journal.saveOne({ id, children });
    expect([data.amount, data.children.length]).toEqual([40, 2]);
    expect(await journal.posted('gla_6200', id)).toEqual([]);
    expect(await journal.posted('gla_6100', id)).toEqual(['2026-03-31 Paper bought by the owner 40 0']);
    expect(await journal.posted('gla_3000', id)).toEqual(['2026-03-31 Paper bought by the owner 0 40']);
  });

  test('can’t remove the lines', async () => {
    const { id } = await newEntry();
    expect(errorsOf(await journal.saveOne({ id, children: null }))).toEqual(['REQUIRED children']);
  });

  test('can’t move it to another company', async () => {
    await journal.addUser('usr_both', 'co_tiny', 'co_tiny_b');
    const both = await journal.signIn({ userId: 'usr_both' });
    const { id } = await newEntry();
    const moved = await journal.saveOne({ ...item({ id }, '_b'), bankAccountId: 'bka_checking_b' }, both);
    expect(errorsOf(moved).sort()).toEqual([
      'INVALID_VALUE bankAccountId',
      'INVALID_VALUE children[0].glAccountId',
      'INVALID_VALUE children[1].glAccountId',
    ]);
    const mixed = [item().children[0], item({}, '_b').children[1]];
    expect(errorsOf(await journal.saveOne({ children: mixed }, both))).toEqual([
      'INVALID_VALUE children[1].glAccountId',
    ]);
    const other = await journal.saveOne(item({}, '_b'), both);
    expect(other.data.children[0].glAccount.id).toBe('gla_6200_b');
  });

  test('with an unknown id fails with 404 for that item, together with its other problems', async () => {
    const { status, body } = await journal.save([item({ id: 'mje_none', apiName: 7 }), item(), item({ id: '' })]);
    expect(status).toBe(207);
    expect(body.data).toMatchObject([{ statusCode: 404, data: null }, { statusCode: 200 }, { statusCode: 404 }]);
    expect(errorsOf(body.data[0])).toEqual(['NOT_FOUND id', 'INVALID_FORMAT apiName']);
  });
});

describe('the recurrence of an entry', () => {
  const change = async (recurrence: object | null) => {
    const { id } = await newEntry();
    return journal.saveOne({ id, recurrence });
  };

  test('can only be changed with an updateType', async () => {
    for (const recurrence of [{ frequency: 'YEARLY' }, { interval: 2 }, { endDate: null }]) {
      expect(errorsOf(await change(recurrence))).toEqual(['REQUIRED recurrence.updateType']);
    }
    const { data } = await change({ updateType: 'FUTURE_ONLY', interval: 2, endDate: null });
    expect(data.recurrence).toEqual({ frequency: 'MONTHLY', interval: 2, endDate: null });
    expect((await change({ updateType: 'any one', interval: 2 })).error[0].param).toBe('recurrence.updateType');
  });

  test('can be sent back unchanged, or ended, without an updateType', async () => {
    const same = { frequency: 'MONTHLY', interval: 1, endDate: '2026-12-31' };
    expect((await change(same)).data.recurrence).toEqual(same);
    expect((await change(null)).data.recurrence).toBeNull();
  });

  test('can be added without an updateType', async () => {
    const { id } = (await journal.saveOne(item())).data;
    const { data } = await journal.saveOne({ id, recurrence: { frequency: 'EVERY_FULL_MOON', interval: 1000 } });
    expect(data.recurrence).toEqual({ frequency: 'EVERY_FULL_MOON', interval: 1000, endDate: null });
  });
});

describe('a repeated source id', () => {
  const source = (apiName: string, apiSourceId: string) => item({ apiName, apiSourceId });

  test('is a duplicate, but not for another company or source', async () => {
    const first = await journal.saveOne(source('PAYROLL', 'run-1'));
    const again = await journal.saveOne(source('PAYROLL', 'run-1'));
    expect([again.statusCode, errorsOf(again)]).toEqual([400, ['DUPLICATE apiSourceId']]);
    expect((await journal.saveOne(source('STRIPE', 'run-1'))).result).toBe('SUCCESS');
    const other = await journal.signIn({ userId: 'usr_owner_b' });
    const elsewhere = item({ apiName: 'PAYROLL', apiSourceId: 'run-1' }, '_b');
    expect((await journal.saveOne(elsewhere, other)).result).toBe('SUCCESS');
    expect((await journal.saveOne({ id: first.data.id, ...source('PAYROLL', 'run-1') })).result).toBe('SUCCESS');
    const { id } = await newEntry();
    expect(errorsOf(await journal.saveOne({ id, apiSourceId: 'run-1' }))).toEqual(['DUPLICATE apiSourceId']);
  });

  test('is saved once by ten concurrent requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => journal.saveOne(source('RACE', 'same'))));
    expect(outcomes.filter(({ result }) => result === 'SUCCESS')).toHaveLength(1);
    for (const { result, error } of outcomes) if (result === 'FAILURE') expect(error[0].type).toBe('DUPLICATE');
  });
});

describe('closed books', () => {
  const close = (closingDate: string | null, closingModifications: 'DISABLED' | 'ENABLED_WITH_WARNING' = 'DISABLED') =>
    journal.database.update(companies).set({ closingDate, closingModifications }).where(eq(companies.id, 'co_tiny'));

  test('prevent adding and changing entries of that period, unless they only warn', async () => {
    const { id } = await newEntry();
    for (const [closingDate, modifications, expected] of [
      ['2026-03-30', 'DISABLED', 'SUCCESS'],
      ['2026-03-31', 'DISABLED', 'FAILURE'],
      ['2026-03-31', 'ENABLED_WITH_WARNING', 'SUCCESS'],
      [null, 'DISABLED', 'SUCCESS'],
    ] as const) {
      await close(closingDate, modifications);
      for (const entry of [{ id, description: 'Late' }, item()]) {
        const outcome = await journal.saveOne(entry);
        expect([closingDate, modifications, outcome.result]).toEqual([closingDate, modifications, expected]);
        if (expected === 'FAILURE') expect(errorsOf(outcome)).toEqual(['NOT_MODIFIABLE date']);
      }
    }
  });
});

describe('another company’s entry', () => {
  test('gets the same responses as a missing one, for reads and writes', async () => {
    const other = await journal.signIn({ userId: 'usr_owner_b' });
    const { id } = await newEntry();
    expect(await journal.read(id, other)).toEqual(await journal.read('mje_none', other));
    expect((await journal.read(id, other)).status).toBe(404);
    const change = (entryId: string) => journal.saveOne({ id: entryId, description: 'Mine' }, other);
    expect(await change(id)).toEqual(await change('mje_none'));
    expect((await journal.read(id)).body.data.description).toBe('Paper bought by the owner');
    const [foreign, missing] = ['gla_6200', 'gla_none'].map((glAccountId) => {
      const { children } = item({}, '_b');
      return journal.saveOne({ children: [{ ...children[0], glAccountId }, children[1]] }, other);
    });
    expect(await foreign).toEqual(await missing);
  });

  test('can be read but not saved with a read-only token', async () => {
    const reader = await journal.signIn({ userId: 'usr_owner', scope: 'read' });
    const { status, body } = await journal.save([item()], reader);
    expect([status, body.error[0].type]).toEqual([403, 'FORBIDDEN']);
    expect((await journal.read('mje_1', reader)).status).toBe(200);
  });
});
