import * as v from 'valibot';
import {
  amountsShape,
  choiceShape,
  datesShape,
  idsShape,
  periodShape,
  searchShape,
  textShape,
} from '../../core/http/filterShapes.ts';
import { type FilterShapes, filterShape, parseFilters } from '../../core/http/parseFilters.ts';
import { agingBuckets } from './aging.ts';
import type { InvoiceFilters } from './filters.ts';

/** The shape of each filter; a host may have stored something else. */
const invoiceFilterShapes: FilterShapes<InvoiceFilters> = {
  period: periodShape,
  aging: filterShape(v.picklist(agingBuckets), `one of ${agingBuckets.join(', ')}`),
  search: searchShape,
  invoiceNumber: textShape('INV-10'),
  status: choiceShape('ACTIVE'),
  invoiceStatus: choiceShape('OPEN'),
  dueDate: choiceShape('OVERDUE'),
  amount: amountsShape,
  date: datesShape,
  customer: idsShape('cus_1'),
  dimensionValues: idsShape('dv_1'),
};

/** Validates a host’s filters: invalid ones are omitted and reported. @param given parsed JSON. */
export function parseInvoiceFilters(given: unknown) {
  return parseFilters<InvoiceFilters>(given, invoiceFilterShapes);
}
