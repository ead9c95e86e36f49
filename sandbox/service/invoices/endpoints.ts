import { and, eq, inArray, isNull } from 'drizzle-orm';
import { changesHeaders, changesPage, changesPageOf } from '../http/changesPage.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { notFound } from '../http/errors.ts';
import { listPage } from '../http/listPage.ts';
import { pageOf, responseOf } from '../http/responses.ts';
import { matchingInvoices } from './matchingInvoices.ts';
import { orderOf } from './order.ts';
import { invoiceQuerySchema } from './query.ts';
import { type ReadInvoice, readInvoices, readInvoicesById, readInvoicesOf } from './readInvoices.ts';
import { type InvoiceJson, invoiceSchema } from './schema.ts';
import { invoices } from './tables.ts';
import { todayByTimeZone } from './todayByTimeZone.ts';

/** Invoices: query, single invoice, and changes. */
export const invoiceEndpoints = ({ database, cursors, now }: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/invoicing/invoices/query',
      operation: 'queryInvoices',
      summary: 'Invoices, newest first by default.',
      audience: 'read',
      body: invoiceQuerySchema,
      response: pageOf(invoiceSchema),
    },
    async ({ access: { partnerId, userId, companyIds }, body: { cursor, limit, sort = {}, filter = {} } }) => {
      const at = now();
      const order = orderOf(sort);
      // Due-date filters depend on the current date.
      const days = filter.dueDate ? await todayByTimeZone(database, companyIds, at) : [];
      const matching = await matchingInvoices(database, filter, at);
      return listPage<ReadInvoice, InvoiceJson>({
        ...order,
        cursors,
        cursor,
        limit,
        binding: ['invoices', partnerId, userId, sort, filter, days],
        id: invoices.id,
        read: ({ where, orderBy, limit }) =>
          readInvoicesOf(database, at, companyIds, { where: and(matching, where), orderBy, limit }),
        toJson: ({ json }) => json,
      });
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v6/invoicing/invoices/{id}',
      operation: 'getInvoice',
      summary: 'One invoice.',
      audience: 'read',
      response: responseOf(invoiceSchema),
    },
    async ({ access: { companyIds }, id }) => {
      const where = and(eq(invoices.id, id), inArray(invoices.companyId, companyIds), isNull(invoices.deletedAt));
      const [invoice] = await readInvoices(database, now(), { where, limit: 1 });
      if (!invoice) throw notFound('There is no such invoice.');
      return success(invoice.json);
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v5/invoices',
      operation: 'listInvoiceChanges',
      summary: 'Changed invoices, oldest change first.',
      audience: 'read',
      headers: changesHeaders,
      response: changesPageOf(invoiceSchema),
    },
    ({ access, headers }) =>
      changesPage({
        database,
        cursors,
        access,
        headers,
        list: 'invoice changes',
        table: invoices,
        read: (ids) => readInvoicesById(database, now(), ids),
      }),
  ),
];
