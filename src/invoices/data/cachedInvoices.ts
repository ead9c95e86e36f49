import type { Daybook } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { Invoice } from './schema.ts';

/** The loaded invoices, in lists or one by one. An invoice can be in several queries. */
export function cachedInvoices({ session, queryClient }: Daybook): Invoice[] {
  interface Rows {
    rows?: readonly Invoice[];
  }
  const loaded = queryClient.getQueriesData<(Invoice | (Rows & { id?: undefined })) & { pages?: readonly Rows[] }>({
    queryKey: keyOf(session, 'invoices'),
  });
  return loaded.flatMap(([, data]) => {
    if (!data) return [];
    if (data.id !== undefined) return data;
    return [data, ...(data.pages ?? [])].flatMap(({ rows = [] }) => rows);
  });
}
