import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditTrail } from '../../../sandbox/service/audit/tables.ts';
import { item, moment, openJournal } from './openJournal.ts';

let journal: Awaited<ReturnType<typeof openJournal>>;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());

describe('a new journal entry', () => {
  test('is returned with all members of the interface, and read the same', async () => {
    const customData = { z: 1, a: { deep: [1.5, null, 'é'] }, '': true };
    const saved = await journal.saveOne(
      item({
        recurrence: { updateType: 'FUTURE_ONLY', frequency: 'MONTHLY', interval: 3, endDate: '2027-01-31' },
        apiName: 'PAYROLL',
        apiSourceId: 'run-17',
        bankAccountId: 'bka_checking',
        dimensionValueIds: ['dv_logos', 'dv_oslo'],
        attachmentIds: ['att_receipt'],
        customData,
      }),
    );
    expect(saved).toEqual({
      result: 'SUCCESS',
      statusCode: 200,
      data: {
        id: expect.stringMatching(/^mje_[0-9a-f]{32}$/),
        status: 'ACTIVE',
        date: '2026-03-31',
        description: 'Paper bought by the owner',
        amount: 2500,
        recurrence: { frequency: 'MONTHLY', interval: 3, endDate: '2027-01-31' },
        apiName: 'PAYROLL',
        apiSourceId: 'run-17',
        bankAccount: { id: 'bka_checking' },
        dimensionValues: [
          {
            id: 'dv_design',
            name: 'Design',
            dimension: { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' },
            child: {
              id: 'dv_brand',
              name: 'Brand',
              dimension: { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' },
              child: {
                id: 'dv_logos',
                name: 'Logos',
                dimension: { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' },
              },
            },
          },
          {
            id: 'dv_oslo',
            name: 'Oslo',
            dimension: { id: 'dim_city', name: 'City', requiredness: 'NOT_REQUIRED' },
          },
        ],
        children: [
          { glAccount: expect.objectContaining({ id: 'gla_6200' }), amount: 2500, drAmount: 2500, crAmount: 0 },
          { glAccount: expect.objectContaining({ id: 'gla_3000' }), amount: -2500, drAmount: 0, crAmount: 2500 },
        ],
        attachments: [
          {
            id: 'att_receipt',
            url: 'https://files.example/receipt.pdf',
            fileName: 'receipt.pdf',
            fileSize: '84 KB',
            createdDateTime: '2026-01-05T09:00:00.000Z',
            iconUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
          },
        ],
        customData,
      },
    });
    expect(saved.data.children[0].glAccount).toEqual({
      id: 'gla_6200',
      name: 'Supplies',
      accountNo: '6200',
      type: 'EXPENSE',
      iconUrl: null,
      displayName: '6200 · Supplies',
      status: 'ACTIVE',
    });
    const { status, body } = await journal.read(saved.data.id);
    expect([status, body]).toEqual([200, { result: 'SUCCESS', data: saved.data }]);
    expect(Object.keys(body.data.customData)).toEqual(['z', 'a', '']);
  });

  test('only requires its lines', async () => {
    const { children } = item();
    const { data } = await journal.saveOne({ children });
    expect(data).toMatchObject({
      description: '',
      apiName: 'MANUAL_ENTRY',
      apiSourceId: null,
      recurrence: null,
      bankAccount: null,
      dimensionValues: [],
      attachments: [],
      customData: {},
    });
  });

  test('is dated today in the company’s time zone, not in UTC', async () => {
    expect(moment.toISOString().slice(0, 10)).toBe('2026-04-01');
    expect((await journal.saveOne(item())).data.date).toBe('2026-03-31');
  });

  test('has the total of its debits as its amount, and is posted to each account', async () => {
    const { data } = await journal.saveOne({
      description: 'Three lines',
      children: [
        { glAccountId: 'gla_6100', drAmount: 700 },
        { glAccountId: 'gla_6200', drAmount: 300, crAmount: null },
        { glAccountId: 'gla_3000', crAmount: 1000 },
      ],
    });
    expect(data.amount).toBe(1000);
    expect(data.children.map(({ amount }: { amount: number }) => amount)).toEqual([700, 300, -1000]);
    expect(await journal.posted('gla_6100', data.id)).toEqual(['2026-03-31 Three lines 700 0']);
    expect(await journal.posted('gla_6200', data.id)).toEqual(['2026-03-31 Three lines 300 0']);
    expect(await journal.posted('gla_3000', data.id)).toEqual(['2026-03-31 Three lines 0 1000']);
  });

  test('with the largest amounts on many lines adds up exactly', async () => {
    const largest = 999_999_999_999;
    const sides = ['drAmount', 'crAmount'];
    const children = Array.from({ length: 1000 }, (_, index) => {
      return { glAccountId: index % 2 ? 'gla_1300' : 'gla_1200', [sides[index % 2] ?? '']: largest };
    });
    const { data } = await journal.saveOne({ children });
    expect(data.amount).toBe(500 * largest);
    expect(data.children).toHaveLength(1000);
  });

  test('doesn’t require dimensions, not even those required for bank transactions', async () => {
    expect((await journal.saveOne(item({ dimensionValueIds: [] }))).result).toBe('SUCCESS');
  });

  test('keeps text and custom data in any script', async () => {
    const description = '漢字 😀 " \\ ﷽ \ufeff';
    const customData = { '\u0000': '\u0000 \ud800', nested: JSON.parse('{"__proto__":[1]}') };
    const { data } = await journal.saveOne(item({ description, customData }));
    expect(data.description).toBe(description);
    expect(data.customData['\u0000']).toBe('\u0000 \ud800');
    expect(JSON.stringify(data.customData.nested)).toBe('{"__proto__":[1]}');
  });

  test('is in the audit trail with the owner of the token', async () => {
    const partner = await journal.signIn();
    for (const [token, attributed] of [
      [journal.owner, { actor: 'OWNER', userId: 'usr_owner' }],
      [partner, { actor: 'PARTNER', userId: null }],
    ] as const) {
      const { id } = (await journal.saveOne(item(), token)).data;
      await journal.saveOne({ id, description: 'Changed' }, token);
      const trail = await journal.database.select().from(auditTrail).where(eq(auditTrail.resourceId, id));
      const change = { resource: 'JOURNAL_ENTRY', companyId: 'co_tiny', partnerId: 'prt_demo', ...attributed };
      expect(trail).toMatchObject([
        { ...change, action: 'CREATE' },
        { ...change, action: 'UPDATE' },
      ]);
    }
  });
});

describe('a batch', () => {
  test('returns each item’s outcome in order: 200 if all are saved, 207 if some, 400 if none', async () => {
    const wrong = item({ children: [] });
    const outcomes = async (data: unknown[]) => {
      const { status, body } = await journal.save(data);
      return [status, body.result, body.data.map(({ statusCode }: { statusCode: number }) => statusCode)];
    };
    expect(await outcomes([item(), item()])).toEqual([200, 'SUCCESS', [200, 200]]);
    expect(await outcomes([wrong, item(), wrong])).toEqual([207, 'SUCCESS', [400, 200, 400]]);
    expect(await outcomes([wrong, wrong])).toEqual([400, 'FAILURE', [400, 400]]);
    expect(await outcomes([])).toEqual([200, 'SUCCESS', []]);
  });

  test('can update an entry repeatedly, and a failed item changes nothing', async () => {
    const { id } = (await journal.saveOne(item())).data;
    const before = (await journal.read(id)).body;
    const unbalanced = item({ id, description: 'Never' }).children.map((line) => ({ ...line, crAmount: 0 }));
    const { status } = await journal.save([{ id, description: 'Never', children: unbalanced }]);
    expect(status).toBe(400);
    expect((await journal.read(id)).body).toEqual(before);
    expect(await journal.posted('gla_6200', id)).toEqual(['2026-03-31 Paper bought by the owner 2500 0']);
    await journal.save([
      { id, description: 'First' },
      { id, description: 7 },
      { id, apiName: 'SECOND' },
    ]);
    expect((await journal.read(id)).body.data).toMatchObject({ description: 'First', apiName: 'SECOND' });
  });
});
