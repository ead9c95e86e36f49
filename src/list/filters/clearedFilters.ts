import type { RangePreset } from '../../core/dates/dateRange.ts';

/** The filters after “Clear all”: a named period stays. */
export function clearedFilters<Filters extends { period?: RangePreset }>({ period }: Filters): Filters {
  return (period ? { period } : {}) as Filters; // all filters are optional
}
