'use client';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { PageFilter } from '../../core/pages/usePageFilter.ts';
import { ListActions, type SharedListActionsProps } from '../../list/actions/ListActions.tsx';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import type { LedgerQuery } from '../data/api.ts';
import { loadedFraction } from '../data/loadedFraction.ts';
import { type useGeneralLedger, useReadAllEntries } from '../data/queries.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

interface LedgerListActionsProps extends SharedListActionsProps<typeof ledgerMessages> {
  query: LedgerQuery;
  account: GlAccount | undefined;
  range: DateRange;
  ledger: ReturnType<typeof useGeneralLedger>;
  /** Reduces a page to the matching entries; undefined if all match. */
  filterPage: PageFilter<GlEntry> | undefined;
  isLoadingInBackground: boolean;
  /** The CSV file’s name without extension. */
  fileName: string;
}

/** The number of loaded entries, and buttons to load or export all. */
export default function LedgerListActions({
  query,
  account,
  range,
  ledger,
  filterPage,
  messages,
  ...props
}: LedgerListActionsProps) {
  const { currency } = useDaybookContext();
  const readAllPages = useReadAllEntries(query, filterPage);
  const [firstPage] = ledger.data?.pages ?? [];
  const first = firstPage?.rows[0]?.date;
  const oldest = firstPage?.newestFirst?.oldest;
  const today = useToday();
  const end = range.end && range.end < today ? range.end : today; // few entries are dated later
  return (
    <ListActions
      {...props}
      readAllPages={readAllPages}
      list={ledger}
      isExportIcon
      loadCsv={async () => {
        const { ledgerCsv } = await import('./csv.ts');
        return ledgerCsv(currency, account, messages);
      }}
      shareAt={({ date }) => first && loadedFraction(first, date, oldest ?? end)}
      messages={messages}
    />
  );
}
