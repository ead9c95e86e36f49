import { queryOptions } from '@tanstack/react-query';
import { type DaybookReader, internals } from '../../core/internals.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getClosing } from './api.ts';

/** Options for `useQuery` and `prefetchQuery`: the closing date, and whether changes before it are allowed. */
export const closingOptions = (daybook: DaybookReader) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'closing'),
    queryFn: ({ signal }) => getClosing(daybook[internals].http, { signal }),
  });
