import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
beforeAll(async () => {
  service = await openTestService();
  await importBooks(service.database, tinyBooks());
  await service.addUser('usr_tiny', 'co_tiny');
  token = await service.signIn({ userId: 'usr_tiny', scope: 'read' });
});
afterAll(() => service.close());

const rowsOf = async (account: string, query: object = {}) => {
  const { status, body } = await service.ledger(token, account, query);
  expect(status).toBe(200);
  return body.data as { id: string; entity: { id: string }; runningBalance: number; description: string }[];
};
const sourcesOf = async (account: string, query: object = {}) =>
  (await rowsOf(account, query)).map(({ entity }) => entity.id);

describe('a line of the general ledger', () => {
  test('has all members of the interface, including the counter account', async () => {
    const { body } = await service.ledger(token, 'gla_6100', { filter: { endDate: '2026-01-10' } });
    expect(body).toEqual({
      result: 'SUCCESS',
      beginningBalance: null,
      data: [
        {
          id: expect.stringMatching(/^glt_/),
          entity: {
            id: 'btxn_software',
            description: 'ADOBE *CREATIVE CLOUD',
            displayName: 'Adobe',
            secondaryDisplayName: 'Checking ··1234',
            glAccount: {
              id: 'gla_1010',
              name: 'Checking',
              accountNo: '1010',
              type: 'ASSET',
              iconUrl: null,
              displayName: '1010 · Checking',
              status: 'ACTIVE',
            },
          },
          description: 'ADOBE *CREATIVE CLOUD',
          date: '2026-01-10',
          runningBalance: 5999,
          glAccount: { id: 'gla_6100' },
          drAmount: 5999,
          crAmount: 0,
          type: 'EXPENSE',
        },
      ],
    });
  });

  test('of a split transaction has no counter account', async () => {
    const rows = await rowsOf('gla_1010', { filter: { search: 'paper shop' } });
    expect(rows).toMatchObject([{ entity: { id: 'btxn_split', glAccount: null }, crAmount: 10_000 }]);
  });

  test('is sorted by date, then by posting sequence', async () => {
    expect(await sourcesOf('gla_1010')).toEqual([
      'mje_1',
      'btxn_software',
      'btxn_split',
      'btxn_unknown_out',
      'btxn_unknown_in',
    ]);
    const balances = (await rowsOf('gla_1010')).map(({ runningBalance }) => runningBalance);
    expect(balances).toEqual([500_000, 494_001, 484_001, 483_301, 483_601]);
  });

  test.each([
    ['income, which credits increase', 'gla_4010', 'ACCRUAL', [10_000]],
    ['income by cash, earned with each payment', 'gla_4010', 'CASH', [3222, 10_000]],
    ['discounts given, which reduce income', 'gla_4900', 'ACCRUAL', [-500]],
    ['sales tax owed', 'gla_2200', 'CASH', [272, 843]],
    ['receivables by accrual, settled by the payments', 'gla_1200', 'ACCRUAL', [10_343, 7010, 0]],
    ['receivables by cash, which don’t exist', 'gla_1200', 'CASH', []],
    ['undeposited funds, with either method', 'gla_1300', 'CASH', [3333, 10_343]],
  ])('has a running balance for %s', async (_case, account, accountingMethod, balances) => {
    expect((await rowsOf(account, { accountingMethod })).map(({ runningBalance }) => runningBalance)).toEqual(balances);
  });
});

describe('a filter matches', () => {
  test('dates from begin through end; the balance includes earlier lines', async () => {
    const filter = { beginDate: '2026-01-20', endDate: '2026-01-20', includeBeginningBalance: true };
    const { body } = await service.ledger(token, 'gla_1010', { filter });
    expect(body.beginningBalance).toBe(494_001);
    expect(body.data.map(({ runningBalance }: { runningBalance: number }) => runningBalance)).toEqual([
      484_001, 483_301,
    ]);
  });

  test.each([
    ['in a description, case-insensitively', 'creative cLOUD', ['btxn_software']],
    ['in the name of the other party', 'KIOSK', ['btxn_unknown_out']],
    [
      'in the name of the bank account',
      '··1234',
      ['btxn_software', 'btxn_split', 'btxn_unknown_out', 'btxn_unknown_in'],
    ],
    ['literally, despite a SQL wildcard', '100%', ['btxn_split']],
    ['literally, an underscore', 'adobe_', []],
    ['literally, quotes', "'; drop table ledger_lines --", []],
    ['with blanks around it', '  kiosk ', ['btxn_unknown_out']],
  ])('lines that contain the text: %s', async (_case, search, sources) => {
    expect(await sourcesOf('gla_1010', { filter: { search } })).toEqual(sources);
  });

  test('accented names in any Unicode normalization', async () => {
    expect(await sourcesOf('gla_1200', { filter: { search: 'CAFÉ ÅNG' } })).toHaveLength(3);
    expect(await sourcesOf('gla_1200', { filter: { search: 'cafe\u0301 a\u030Ang' } })).toHaveLength(3);
  });

  test('the notes of a split line only on that line', async () => {
    expect(await sourcesOf('gla_6200', { filter: { search: 'paper' } })).toEqual(['btxn_split']);
    expect((await rowsOf('gla_6200'))[0]?.description).toBe('Paper');
  });

  test('lines of any of the customers', async () => {
    const customer = (...ids: string[]) => ({ filter: { customer: { id: { in: ids } } } });
    expect(await sourcesOf('gla_6100', customer('cus_other'))).toEqual(['btxn_split']);
    expect(await sourcesOf('gla_1200', customer('cus_cafe', 'cus_other'))).toEqual(['inv_1', 'ptxn_1', 'ptxn_2']);
    expect(await sourcesOf('gla_1200', customer('cus_other'))).toEqual([]);
    expect(await sourcesOf('gla_1200', customer())).toHaveLength(3);
  });

  test.each([
    ['a value itself', [['dim_team', ['dv_print']]], ['btxn_split']],
    ['all descendants of a value', [['dim_team', ['dv_design']]], ['btxn_software']],
    ['any of several values', [['dim_team', ['dv_brand', 'dv_print']]], ['btxn_software', 'btxn_split']],
    [
      'only lines that match every dimension',
      [
        ['dim_team', ['dv_design', 'dv_print']],
        ['dim_city', ['dv_rome']],
      ],
      ['btxn_split'],
    ],
    ['nothing, for a value of another dimension', [['dim_city', ['dv_print']]], []],
    ['nothing, for an unknown value', [['dim_team', ['dv_none']]], []],
  ] as const)('by dimension: %s', async (_case, dimensions, sources) => {
    const dimensionValues = dimensions.map(([dimensionId, ids]) => ({ dimensionId, dimensionValueIds: ids }));
    expect(await sourcesOf('gla_1010', { filter: { dimensionValues } })).toEqual(sources);
  });

  test('lines that match all members, with their balance', async () => {
    const dimensionValues = [{ dimensionId: 'dim_team', dimensionValueIds: ['dv_design'] }];
    const filter = {
      dimensionValues,
      customer: { id: { in: ['cus_cafe'] } },
      search: 'payment',
      beginDate: '2026-02-15',
    };
    const { body } = await service.ledger(token, 'gla_1200', { filter: { ...filter, includeBeginningBalance: true } });
    expect(body.beginningBalance).toBe(-3333);
    expect(body.data).toMatchObject([{ entity: { id: 'ptxn_2' }, runningBalance: -10_343 }]);
  });
});
