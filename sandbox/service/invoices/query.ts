import * as v from 'valibot';
import { isCalendarDate } from '../http/calendarDate.ts';
import { amountComparisons, anyOfIds, comparisons, dateComparisons, oneOf } from '../http/operators.ts';
import { members, optional, paging, text } from '../http/parameters.ts';
import { dueDateBuckets } from './invoiceStatus.ts';
import { invoiceStatuses } from './schema.ts';

/** NAME is the customer's name. */
const orders = ['INVOICE_NUMBER', 'DATE', 'DUE_DATE', 'CUSTOMER', 'NAME', 'TOTAL', 'BALANCE'] as const;
export type InvoiceOrder = (typeof orders)[number];

const sortSchema = v.pipe(
  members({
    orderBy: optional(v.picklist(orders, `orderBy must be one of ${orders.join(', ')}.`)),
    direction: optional(v.picklist(['ASC', 'DESC'], 'The direction must be ASC or DESC.')),
    /** The sort value at which the first page starts. Amounts may be numbers. */
    value: optional(v.union([text, v.number()], 'This is not a valid value for orderBy.')),
  }),
  v.forward(
    v.partialCheck(
      [['orderBy'], ['value']],
      ({ orderBy = 'DATE', value }) => value === undefined || isValueOf(orderBy, value),
      'This is not a valid value for orderBy.',
    ),
    ['value'],
  ),
);

const oneOfWords = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  oneOf(v.picklist(words, `This must be one of ${words.join(', ')}.`));

const invoiceFilterSchema = members({
  search: optional(text),
  invoiceNumber: optional(members({ ...comparisons(text).pipe[1].entries, contain: optional(text) })),
  status: optional(oneOfWords(['ACTIVE', 'INACTIVE'])),
  invoiceStatus: optional(oneOfWords(invoiceStatuses)),
  dueDate: optional(oneOfWords(dueDateBuckets)),
  amount: optional(amountComparisons),
  date: optional(dateComparisons),
  customer: optional(anyOfIds),
  dimensionValues: optional(anyOfIds),
});
export type InvoiceFilter = v.InferOutput<typeof invoiceFilterSchema>;

/** The body of a query. All members of the filter must match; in a list, any item may match. */
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
      return Number.isSafeInteger(typeof value === 'number' || /^-?\d+$/.test(value) ? Number(value) : undefined);
    default:
      return typeof value === 'string';
  }
}
