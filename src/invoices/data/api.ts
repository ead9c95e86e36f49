import type { Choice, ChosenIds, Comparison, TextComparison } from '../../core/filters/comparisons.ts';
import type { HttpClient } from '../../core/http/http.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { type Invoice, invoicePageShape, invoiceShape } from './schema.ts';

/** Filters invoices: members combine with AND, values within a member with OR. */
export interface InvoiceFilter {
  /** Searches number, customer, notes and line items. */
  search?: string;
  /** `contain`, or comparisons of the number as text. */
  invoiceNumber?: TextComparison;
  /** Of the record, such as `ACTIVE`. */
  status?: Choice;
  /** Such as `OPEN`. */
  invoiceStatus?: Choice;
  /** Of open invoices: `OVERDUE`, `DUE_TODAY`, `DUE_THIS_WEEK`, `DUE_THIS_MONTH`, `NOT_DUE`. */
  dueDate?: Choice;
  /** The total, in minor units. */
  amount?: Comparison<number>;
  /** Dates as `YYYY-MM-DD`. */
  date?: Comparison<string>;
  /** Any of these customers. */
  customer?: ChosenIds;
  /** Any of these classes. */
  dimensionValues?: ChosenIds;
}

/** The order of invoices; `value` is where the first page starts. */
export interface InvoiceOrder {
  /** One of the service’s names, such as `DATE` or `CUSTOMER`. */
  orderBy?: string;
  direction?: 'ASC' | 'DESC';
  /** Where the first page starts, such as a date. */
  value?: string | number;
}

/** Selects invoices; without a filter, all of them. */
export interface InvoiceQuery {
  /** Default: all invoices. */
  filter?: InvoiceFilter;
  /** Default: newest first. */
  sort?: InvoiceOrder;
  /** Invoices per page, at most 250; default 100. */
  limit?: number;
}

interface InvoicePageRequest extends InvoiceQuery {
  cursor?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** One page of invoices, in the service’s order. */
export function queryInvoices(
  http: HttpClient,
  { cursor, signal, limit = 100, ...query }: InvoicePageRequest,
): Promise<ListPage<Invoice>> {
  return http.read({
    method: 'POST', // a read: this API queries by POST
    path: '/v6/invoicing/invoices/query',
    body: { cursor, limit, ...query },
    response: invoicePageShape,
    signal,
  });
}

interface InvoiceRequest {
  invoiceId: string;
  signal?: AbortSignal | undefined;
}

/** One invoice. */
export function getInvoice(http: HttpClient, { invoiceId, signal }: InvoiceRequest): Promise<Invoice> {
  return http.read({
    method: 'GET',
    path: '/v6/invoicing/invoices/{id}',
    id: invoiceId,
    response: invoiceShape,
    signal,
  });
}
