import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { pageOf } from '../../../sandbox/service/http/responses.ts';
import { invoiceSchema } from '../../../sandbox/service/invoices/schema.ts';
import { invoices } from '../../../sandbox/service/invoices/tables.ts';
import { sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { type ExpectedInvoice, sortInvoices } from '../../support/invoices/queryModel.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';
import { plainInvoices } from './plainInvoices.ts';

export const path = '/v6/invoicing/invoices/query';
const now = new Date('2026-03-31T12:00:00Z'); // already April in Auckland

/** A user with two companies in two time zones, one inactive and one deleted invoice, and the expected invoices. */
export async function openQueriedInvoices() {
  const service = await openTestService({ now: () => now });
  const studio = sampleBooks({ today: '2026-03-31', seed: 1, size: 'small', company: 'studio' });
  const tiny = tinyBooks('_t');
  tiny.company.timeZone = 'Pacific/Auckland';
  const [invoice = expect.unreachable()] = tiny.invoices;
  const numbers = ['INV-999', 'inv-1000', 'INV-0999', 'A-12-3', 'A-9-20', '7', '', '100% № 5', 'a_b'];
  tiny.invoices.push(
    ...numbers.map((invoiceNumber, index) => ({
      ...invoice,
      id: `inv_t${index}`,
      invoiceNumber,
      date: `2026-03-${10 + (index % 3)}`,
      dueDate: ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-05', '2026-04-06'][index % 6] ?? '',
      customerId: index % 2 === 0 ? 'cus_cafe_t' : 'cus_other_t',
      dimensionValueIds: [['dv_logos_t'], ['dv_design_t', 'dv_oslo_t'], []][index % 3] ?? [],
      lineItems: invoice.lineItems.map((item) => ({
        ...item,
        id: `ili_t${index}`,
        description: `Étude no. ${index}`,
        quantity: index === 1 ? '1.0' : item.quantity,
      })),
    })),
  );
  await importBooks(service.database, studio);
  await importBooks(service.database, tiny);
  await importBooks(service.database, tinyBooks('_foreign'));
  await service.addUser('usr_books', 'co_1', 'co_tiny_t');
  const token = await service.signIn({ userId: 'usr_books', scope: 'read' });

  const all = [...plainInvoices(studio, '2026-03-31'), ...plainInvoices(tiny, '2026-04-01')];
  const [deleted, inactive] = [all[3] ?? expect.unreachable(), all[5] ?? expect.unreachable()];
  await service.database.update(invoices).set({ deletedAt: now.toISOString() }).where(eq(invoices.id, deleted.id));
  await service.database.update(invoices).set({ status: 'INACTIVE' }).where(eq(invoices.id, inactive.id));
  inactive.status = 'INACTIVE';
  all.splice(3, 1);

  const query = async (body: object) => {
    const response = await service.post(token, path, body);
    expect(response).toMatchObject({ status: 200 });
    return v.parse(pageOf(invoiceSchema), response.body); // rejects undocumented members
  };
  const idsOf = async (body: object) => (await query({ limit: 250, ...body })).data.map(({ id }) => id);
  return { service, token, all, query, idsOf };
}

/** The default order of a list. */
export const newestFirst = (invoices: readonly ExpectedInvoice[]) => sortInvoices(invoices).map(({ id }) => id);
