import * as v from 'valibot';
import { rangePresets } from '../../core/dates/dateRange.ts';
import { plainDateSchema } from '../../core/http/fields.ts';
import { type FilterShapes, filterShape, parseFilters } from '../../core/http/parseFilters.ts';
import type { LedgerFilters } from './filters.ts';

const day = filterShape(plainDateSchema, 'a day that exists, as YYYY-MM-DD');
const idsSchema = v.array(v.string());

/** What each filter of a ledger is: a host may have kept something else. */
const ledgerFilterShapes: FilterShapes<LedgerFilters> = {
  period: filterShape(v.picklist(rangePresets), `one of ${rangePresets.join(', ')}`),
  beginDate: day,
  endDate: day,
  search: filterShape(v.string(), 'a text'),
  customer: filterShape(v.object({ id: v.object({ in: idsSchema }) }), 'ids, as {"id":{"in":["cus_1"]}}'),
  dimensionValues: filterShape(
    v.array(v.object({ dimensionId: v.string(), dimensionValueIds: idsSchema })),
    'ids, as [{"dimensionId":"dim_1","dimensionValueIds":["dv_1"]}]',
  ),
  accountingMethod: filterShape(v.picklist(['ACCRUAL', 'CASH']), 'ACCRUAL or CASH'),
};

/** The filters that a host gives, without what is none. @param given as JSON has it. */
export function parseLedgerFilters(given: unknown) {
  return parseFilters(given, ledgerFilterShapes);
}
