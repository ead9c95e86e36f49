import * as v from 'valibot';
import { calendarDate } from '../http/calendarDate.ts';
import { ids, members, optional, paging, text } from '../http/parameters.ts';

/** The body of a ledger query. An empty list of ids matches everything. */
export const ledgerQuerySchema = members({
  ...paging,
  accountingMethod: optional(v.picklist(['ACCRUAL', 'CASH'], 'The accounting method must be ACCRUAL or CASH.')),
  filter: optional(
    v.pipe(
      members({
        includeBeginningBalance: optional(v.boolean('This must be true or false.')),
        beginDate: optional(calendarDate),
        endDate: optional(calendarDate),
        search: optional(text),
        dimensionValues: optional(
          v.array(members({ dimensionId: text, dimensionValueIds: ids }), 'This must be a list of dimensions.'),
        ),
        customer: optional(members({ id: optional(members({ in: optional(ids) })) })),
      }),
      v.forward(
        v.partialCheck(
          [['beginDate'], ['endDate']],
          ({ beginDate, endDate }) => !beginDate || !endDate || beginDate <= endDate,
          'The end date is before the begin date.',
        ),
        ['endDate'],
      ),
    ),
  ),
});

export type LedgerFilter = NonNullable<v.InferOutput<typeof ledgerQuerySchema>['filter']>;
export type AccountingMethod = 'ACCRUAL' | 'CASH';

/** The canonical filter for cursor bindings: equal filters have equal JSON, regardless of the order of their ids. */
export function canonicalFilter({ beginDate, endDate, search, dimensionValues, customer }: LedgerFilter) {
  const dimensions = (dimensionValues ?? []).map(({ dimensionId, dimensionValueIds }) => {
    return [dimensionId, [...new Set(dimensionValueIds)].sort()];
  });
  return [
    beginDate ?? null,
    endDate ?? null,
    search ?? '',
    dimensions.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    [...new Set(customer?.id?.in)].sort(),
  ];
}
