import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
let now = new Date();
// Sunday, Monday, Tuesday (the last of the month), Wednesday, Sunday, Monday
const dueDates = ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-05', '2026-04-06'];
const suffixes = { 'America/New_York': '_ny', 'Pacific/Auckland': '_nz' };
type Zone = keyof typeof suffixes;
beforeAll(async () => {
  service = await openTestService({ now: () => now });
  for (const [timeZone, suffix] of Object.entries(suffixes)) {
    const books = tinyBooks(suffix);
    books.company.timeZone = timeZone;
    const [invoice] = books.invoices as [InvoiceRecord];
    books.invoices = dueDates.map((dueDate) => ({
      ...invoice,
      id: `inv${suffix}_${dueDate.slice(5)}`,
      dueDate,
      lineItems: invoice.lineItems.map((item) => ({ ...item, id: `ili${suffix}_${dueDate}` })),
    }));
    books.payments = [];
    await importBooks(service.database, books);
  }
  await service.addUser('usr_both', 'co_tiny_ny', 'co_tiny_nz');
});
afterAll(() => service.close());

const query = async (body: object) => {
  const response = await service.post(token, '/v6/invoicing/invoices/query', body);
  expect(response).toMatchObject({ status: 200 });
  return response.body;
};
const at = async (moment: string) => {
  now = new Date(moment);
  token = await service.signIn({ userId: 'usr_both', scope: 'read' }); // tokens live for an hour on this clock
};
/** The due dates in a bucket, for the company in a time zone. */
const due = async (zone: Zone, lists: object) => {
  const { data } = await query({ filter: { dueDate: lists }, sort: { orderBy: 'DUE_DATE' } });
  const ids = data.map(({ id }: { id: string }) => id).filter((id: string) => id.includes(suffixes[zone]));
  return ids.map((id: string) => id.slice(-5));
};
const words = async (zone: Zone) => {
  const { data } = await query({ sort: { orderBy: 'DUE_DATE' } });
  const ofZone = data.filter(({ id }: { id: string }) => id.includes(suffixes[zone]));
  return ofZone.map((invoice: { detailedInvoiceDisplayStatus: string }) => invoice.detailedInvoiceDisplayStatus);
};

describe('a day ends at midnight in the company’s time zone', () => {
  test.each([
    ['America/New_York', '2026-03-31T03:59:59Z', '03-30'],
    ['America/New_York', '2026-03-31T04:00:00Z', '03-31'],
    ['America/New_York', '2026-04-01T03:59:59Z', '03-31'],
    ['Pacific/Auckland', '2026-03-30T10:59:59Z', '03-30'],
    ['Pacific/Auckland', '2026-03-30T11:00:00Z', '03-31'],
    ['Pacific/Auckland', '2026-03-31T10:59:59Z', '03-31'],
  ] as const)('in %s at %s it is %s', async (zone, moment, today) => {
    await at(moment);
    const days = dueDates.map((dueDate) => dueDate.slice(5));
    expect(await due(zone, { in: ['DUE_TODAY'] })).toEqual([today]);
    expect(await due(zone, { in: ['OVERDUE'] })).toEqual(days.filter((day) => day < today));
    expect(await due(zone, { in: ['NOT_DUE'] })).toEqual(days.filter((day) => day > today));
    expect(await due(zone, { notIn: ['OVERDUE', 'NOT_DUE'] })).toEqual([today]);
    expect(await words(zone)).toEqual(
      days.map((day) => (day < today ? 'Overdue' : day === today ? 'Due today' : 'Open')),
    );
  });
});

test('weeks run from Monday to Sunday, and months from first to last day', async () => {
  await at('2026-03-31T16:00:00Z');
  expect(await due('America/New_York', { in: ['DUE_THIS_WEEK'] })).toEqual(['03-30', '03-31', '04-01', '04-05']);
  expect(await due('America/New_York', { in: ['DUE_THIS_MONTH'] })).toEqual(['03-29', '03-30', '03-31']);
  expect(await due('Pacific/Auckland', { in: ['DUE_THIS_MONTH'] })).toEqual(['04-01', '04-05', '04-06']);
  await at('2026-03-30T03:59:59Z'); // still Sunday
  expect(await due('America/New_York', { in: ['DUE_THIS_WEEK'] })).toEqual(['03-29']);
});

test('a cursor with a due-date filter expires at midnight in any company’s time zone', async () => {
  await at('2026-03-31T10:30:00Z');
  const filter = { dueDate: { in: ['OVERDUE'] } };
  const dated = (await query({ filter, limit: 2 })).cursor.after;
  const undated = (await query({ limit: 2 })).cursor.after;
  now = new Date('2026-03-31T10:59:59Z');
  await query({ filter, limit: 2, cursor: dated });
  now = new Date('2026-03-31T11:00:00Z'); // April in Auckland
  const late = await service.post(token, '/v6/invoicing/invoices/query', { filter, limit: 2, cursor: dated });
  expect([late.status, late.body.error[0].param]).toEqual([400, 'cursor']);
  await query({ limit: 2, cursor: undated });
});
