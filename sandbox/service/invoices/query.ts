import * as v from 'valibot';
import { calendarDate, isCalendarDate } from '../http/calendarDate.ts';
import { choices, comparisons } from '../http/operators.ts';
import { ids, members, optional, paging, text } from '../http/parameters.ts';
import { invoiceStatuses } from './answers.ts';
import { dueDateBuckets } from './invoiceStatus.ts';

/** NAME is the customer's. */
const orders = ['INVOICE_NUMBER', 'DATE', 'DUE_DATE', 'CUSTOMER', 'NAME', 'TOTAL', 'BALANCE'] as const;
export type InvoiceOrder = (typeof orders)[number];

const amountMessage = 'This must be a whole number of minor units.';
const amount = v.pipe(v.number(amountMessage), v.safeInteger(amountMessage));

const sortSchema = v.pipe(
  members({
    orderBy: optional(v.picklist(orders, `Invoices are sorted by ${orders.join(', ')}.`)),
    direction: optional(v.picklist(['ASC', 'DESC'], 'The direction is ASC or DESC.')),
    /** Where the first page begins: a text, or a number for amounts. */
    value: optional(v.union([text, amount], 'This is a value of what the list is sorted by.')),
  }),
  v.forward(
    v.partialCheck(
      [['orderBy'], ['value']],
      ({ orderBy, value }) => value === undefined || isValueOf(orderBy ?? 'DATE', value),
      'This is not a value of what the list is sorted by.',
    ),
    ['value'],
  ),
);

export const invoiceFilterSchema = members({
  search: optional(text),
  invoiceNumber: optional(members({ ...comparisons(text), contain: optional(text) })),
  status: optional(choices(['ACTIVE', 'INACTIVE'], 'The status is ACTIVE or INACTIVE.')),
  invoiceStatus: optional(choices(invoiceStatuses, `The status is one of ${invoiceStatuses.join(', ')}.`)),
  dueDate: optional(choices(dueDateBuckets, `The due date is one of ${dueDateBuckets.join(', ')}.`)),
  amount: optional(members(comparisons(amount))),
  date: optional(members(comparisons(calendarDate))),
  customer: optional(members({ id: optional(members({ in: optional(ids) })) })),
  dimensionValues: optional(members({ id: optional(members({ in: optional(ids) })) })),
});
export type InvoiceFilter = v.InferOutput<typeof invoiceFilterSchema>;

/** The body of a query. All members of the filter have to hold, of those in a list any one. */
export const invoiceQuerySchema = members({
  ...paging,
  sort: optional(sortSchema),
  filter: optional(invoiceFilterSchema),
});
export type InvoiceSort = NonNullable<v.InferOutput<typeof invoiceQuerySchema>['sort']>;

function isValueOf(order: InvoiceOrder, value: string | number): boolean {
  switch (order) {
    case 'DATE':
    case 'DUE_DATE':
      return typeof value === 'string' && isCalendarDate(value);
    case 'TOTAL':
    case 'BALANCE':
      return typeof value === 'number' || (/^-?\d+$/.test(value) && Number.isSafeInteger(Number(value)));
    default:
      return typeof value === 'string';
  }
}
