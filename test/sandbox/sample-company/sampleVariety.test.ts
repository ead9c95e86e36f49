import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

interface Named {
  id: string;
  status: string;
  iconUrl: string | null;
  email: string | null;
  children: Named[];
}
interface Transaction extends Named {
  apiName: string;
  apiSourceId: string;
  category: Named | null;
  glAccount: Named | null;
  attachments: Named[];
  parts: { invoiceId: string | null; billId: string | null; payrollId: string | null }[];
}

/** The sample companies cover everything that a host can display. */
describe.each([
  ['small', 'usr_owner'],
  ['studio', 'usr_owner'],
] as const)('the %s sample company has for hosts to see', (seed, userId) => {
  let service: Awaited<ReturnType<typeof openTestService>>;
  let token: string;
  let transactions: Transaction[];
  beforeAll(async () => {
    service = await openTestService();
    await seedOnFirstStart(service.database, { seed, today: '2026-03-31' });
    token = await service.signIn({ userId });
    transactions = (await all('/v6/banks/transactions/query')).map(({ children, ...one }) => ({
      ...one,
      parts: children,
    }));
  });
  afterAll(() => service.close());

  // biome-ignore lint/suspicious/noExplicitAny: raw JSON
  async function all(path: string): Promise<any[]> {
    const found = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const { body } = await service.post(token, path, { limit: 250, cursor });
      found.push(...body.data);
      cursor = body.cursor?.after;
    }
    return found;
  }

  const isIcon = ({ iconUrl }: { iconUrl: string | null }) => iconUrl !== null;

  test('icons for transactions, categories, accounts and attachments as data URLs', async () => {
    const { body } = await service.get(token, '/v6/categories');
    const categories: Named[] = [...body.data.expense, ...body.data.revenue, ...body.data.transfer];
    const accounts: Named[] = await all('/v6/accounting/glAccounts/query');
    const attachments = transactions.flatMap((one) => one.attachments);
    for (const list of [transactions, categories, accounts, attachments]) {
      const icons = list.filter(isIcon).map(({ iconUrl }) => iconUrl);
      expect(icons.length).toBeGreaterThan(list.length / 3);
      for (const icon of icons) {
        const svg = await (await fetch(icon ?? '')).text();
        expect(svg).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' .*<\/svg>$/);
      }
    }
  });

  test('split lines for invoices, bills and payrolls', async () => {
    const parts = transactions.flatMap((one) => one.parts);
    const invoices = new Set((await all('/v6/invoicing/invoices/query')).map(({ id }) => id));
    const paid = parts.flatMap(({ invoiceId }) => invoiceId ?? []);
    expect(paid.length).toBeGreaterThan(0);
    for (const id of paid) expect(invoices).toContain(id);
    for (const member of ['billId', 'payrollId'] as const) {
      expect(parts.filter((part) => part[member] !== null).length).toBeGreaterThan(0);
    }
  });

  test('vendors with valid email addresses', async () => {
    const vendors = await all('/v6/vendors/query');
    const addresses = vendors.flatMap(({ email }) => email ?? []);
    expect(addresses.length).toBeGreaterThan(vendors.length / 2);
    for (const address of addresses) expect(address).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
  });

  test('inactive transactions, which aren’t in the ledger, and several sources', async () => {
    const inactive = transactions.filter(({ status }) => status === 'INACTIVE');
    expect(inactive.length).toBeGreaterThan(0);
    const posted = new Set<string>();
    for (const { id } of await all('/v6/accounting/glAccounts/query')) {
      for (const { entity } of await all(`/v6/accounting/glAccounts/${id}/generalLedger`)) posted.add(entity.id);
    }
    for (const { id } of inactive) expect(posted).not.toContain(id);
    expect(new Set(transactions.map(({ apiName }) => apiName)).size).toBeGreaterThan(2);
    const sources = transactions.map(({ apiName, apiSourceId }) => `${apiName} ${apiSourceId}`);
    expect(new Set(sources).size).toBe(sources.length);
  });
});
