import * as v from 'valibot';
import { plainDateSchema } from '../../core/http/fields.ts';
import { periodShape, searchShape } from '../../core/http/filterShapes.ts';
import { type FilterShapes, filterShape, parseFilters } from '../../core/http/parseFilters.ts';
import type { LedgerFilters } from './filters.ts';

const day = filterShape(plainDateSchema, 'a valid date, as YYYY-MM-DD');
const idsSchema = v.array(v.string());

/** The shape of each filter; a host may have stored something else. */
const ledgerFilterShapes: FilterShapes<LedgerFilters> = {
  period: periodShape,
  beginDate: day,
  endDate: day,
  search: searchShape,
  customer: filterShape(v.object({ id: v.object({ in: idsSchema }) }), 'IDs, such as {"id":{"in":["cus_1"]}}'),
  dimensionValues: filterShape(
    v.array(v.object({ dimensionId: v.string(), dimensionValueIds: idsSchema })),
    'IDs, such as [{"dimensionId":"dim_1","dimensionValueIds":["dv_1"]}]',
  ),
  accountingMethod: filterShape(v.picklist(['ACCRUAL', 'CASH']), 'ACCRUAL or CASH'),
};

/** Validates a host’s filters: invalid ones are omitted and reported. @param given parsed JSON. */
export function parseLedgerFilters(given: unknown) {
  return parseFilters(given, ledgerFilterShapes);
}
