import { listen } from '../sandbox/service/command-line/listen.ts';
import { openMemory } from '../sandbox/service/database/openMemory.ts';
import type { Books, InvoiceRecord } from '../sandbox/service/sample-company/books.ts';
import { importBooks } from '../sandbox/service/seeding/importBooks.ts';
import { sampleCompany } from '../sandbox/service/seeding/sampleCompanies.ts';
import { createService } from '../sandbox/service/service.ts';
import type { TokenResponse } from '../src/client.ts';
import { Times } from './times.ts';

export interface ServiceTimes {
  invoices: number;
  /** One query for a page of 100, across filters and sort orders. */
  invoiceQuery: Times;
  /** One batch of 100 new bank transactions. */
  saveBatch: Times;
  savesPerSecond: number;
  /** `/healthz` requests, one after another, during a batch of 500 saves. */
  healthDuringBatch: Times;
}

const invoiceCount = 20_000;
const batchSize = 100;

/** Times queries of 20,000 invoices and saves of bank transactions, over HTTP. */
export async function measureService(): Promise<ServiceTimes> {
  const { database, close } = await openMemory();
  const rateLimit = { requests: Number.POSITIVE_INFINITY, window: 300 };
  const service = await createService({ database, rateLimit });
  await importBooks(database, withInvoices(sampleCompany('studio', { today: '2026-06-15', company: 'studio' })));
  await database.execute('vacuum analyze');
  const server = await listen(Promise.resolve(service), 0);
  try {
    const { access_token: token } = await fetchBenchToken(server.url, {});
    const post = async (path: string, body: object) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
      return response.json();
    };
    const invoiceQuery = new Times();
    for (let run = 0; run < 10; run++) {
      for (const query of invoiceQueries) {
        const page = await invoiceQuery.add(() => post('/v6/invoicing/invoices/query', { limit: 100, ...query }));
        if (page.data.length === 0) throw new Error(`${JSON.stringify(query)} returned no rows.`);
      }
    }
    const saveBatch = new Times();
    for (let run = 0; run < 20; run++) {
      await saveBatch.add(() => post('/v6/banks/transactions', { data: newTransactions(run, batchSize) }));
    }
    const savesPerSecond = (20 * batchSize * 1000) / saveBatch.sum;
    const healthDuringBatch = new Times();
    let isSaving = true;
    const saving = post('/v6/banks/transactions', { data: newTransactions(20, 500) }).finally(() => {
      isSaving = false;
    });
    while (isSaving) await healthDuringBatch.add(async () => (await fetch(`${server.url}/healthz`)).text());
    await saving;
    return { invoices: invoiceCount, invoiceQuery, saveBatch, savesPerSecond, healthDuringBatch };
  } finally {
    await server.close();
    await close();
  }
}

/** Requests a token as a partner's server would. */
export async function fetchBenchToken(url: string, form: Record<string, string> = { userId: 'usr_owner' }) {
  const headers = { Authorization: `Basic ${btoa('demo_client:demo_secret')}` };
  const response = await fetch(`${url}/v6/auth/token`, { method: 'POST', headers, body: new URLSearchParams(form) });
  return (await response.json()) as Exclude<TokenResponse, string>;
}

/** The same books with copies of the sample's invoices under new ids and numbers. The copies have no payments. */
function withInvoices(books: Books): Books {
  const more: InvoiceRecord[] = [];
  for (let round = 1; books.invoices.length + more.length < invoiceCount; round++) {
    for (const invoice of books.invoices.slice(0, invoiceCount - books.invoices.length - more.length)) {
      const lineItems = invoice.lineItems.map((item) => ({ ...item, id: `${item.id}_${round}` }));
      const invoiceNumber = invoice.invoiceNumber && `${invoice.invoiceNumber}-${round}`;
      more.push({ ...invoice, id: `${invoice.id}_${round}`, invoiceNumber, lineItems });
    }
  }
  return { ...books, invoices: [...books.invoices, ...more] };
}

const invoiceQueries = [
  {},
  { sort: { orderBy: 'CUSTOMER', direction: 'ASC' } },
  { sort: { orderBy: 'TOTAL', direction: 'DESC' } },
  { sort: { orderBy: 'BALANCE', direction: 'DESC' } },
  { sort: { orderBy: 'INVOICE_NUMBER', direction: 'ASC' } },
  { filter: { dueDate: { in: ['OVERDUE'] } }, sort: { orderBy: 'DUE_DATE', direction: 'ASC' } },
  { filter: { search: 'inv-11' } },
  { filter: { amount: { greaterThan: 100_000, lessThanEqual: 900_000 } } },
  { filter: { invoiceStatus: { in: ['OPEN'] }, date: { greaterThanEqual: '2026-01-01' } } },
];

/** Outgoing transfers to save, with an id per run and place. */
export function newTransactions(run: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    date: '2026-06-15',
    amount: -(index + 1),
    description: 'Bench',
    type: 'TRANSFER',
    apiName: 'BENCH',
    apiSourceId: `${run}-${index}`,
    bankAccountId: 'bka_checking',
  }));
}
