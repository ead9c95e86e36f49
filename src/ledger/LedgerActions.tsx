'use client';
import { useRef, useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { today } from '../core/dates/calendar.ts';
import type { DateRange } from '../core/dates/dateRange.ts';
import { isLong } from '../core/query/pagedList.ts';
import { Button } from '../ui/Button.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { type LongTask, useLongTask } from '../ui/useLongTask.ts';
import type { LedgerQuery } from './api.ts';
import type { ledgerMessages } from './messages.ts';
import { type useGeneralLedger, useLoadWholeLedger, useReadWholeLedger } from './queries.ts';
import { loadedShare } from './rules.ts';
import type { GlEntry } from './schema.ts';

interface LedgerActionsProps {
  query: LedgerQuery;
  /** The days that are asked for. */
  range: DateRange;
  ledger: ReturnType<typeof useGeneralLedger>;
  /** Of the one that loads all. */
  loadAll: LongTask;
  /** Whether a search is typed that is not applied yet: what is loaded belongs to the one before. */
  isSearchPending: boolean;
  /** Of the file that is saved, without its ending. */
  fileName: string;
  messages: typeof ledgerMessages;
}

/** How much is loaded, and what can be done with the whole: load it, save it to a file. Both say how far they are and can be called off. */
export function LedgerActions(props: LedgerActionsProps) {
  const { query, range, ledger, loadAll, isSearchPending, fileName, messages } = props;
  const { currency, locale, timeZone } = useSupplied();
  const exporting = useLongTask(loadAll.subject);
  const loadWhole = useLoadWholeLedger(query);
  const readWhole = useReadWholeLedger(query);
  const [written, setWritten] = useState<{ count: number; last: GlEntry | undefined }>({ count: 0, last: undefined });
  const [saved, setSaved] = useState<{ subject: unknown; count: number; file: string }>();

  const exportCsv = async (signal: AbortSignal) => {
    const [{ ledgerCsv }] = await Promise.all([import('./LedgerCsv.ts')]);
    const csv = ledgerCsv(currency, messages);
    const parts = [csv.header()];
    let count = 0;
    setWritten({ count, last: undefined });
    for await (const { rows } of readWhole(signal)) {
      parts.push(csv.rows(rows));
      count += rows.length;
      setWritten({ count, last: rows.at(-1) });
    }
    signal.throwIfAborted();
    const file = `${fileName}.csv`;
    saveFile(file, 'text/csv;charset=utf-8', parts);
    setSaved({ subject: loadAll.subject, count, file });
  };

  const tools = useRef<HTMLDivElement>(null);
  useKeptFocus(tools, [loadAll.isRunning, exporting.isRunning].join());
  const pages = ledger.data?.pages ?? [];
  const count = pages.reduce((total, { rows }) => total + rows.length, 0);
  const first = pages[0]?.rows[0];
  const day = today(timeZone);
  const end = range.end && range.end < day ? range.end : day; // later days may have entries, but few
  const shareAt = (last: GlEntry | undefined) => first && last && loadedShare(first.date, last.date, end);
  const entries = (count: number, isWhole: boolean) =>
    messages.entryCount({ count, written: count.toLocaleString(locale), isWhole });
  const done = saved?.subject === loadAll.subject ? saved : undefined;
  const failed = exporting.error
    ? messages.exportFailed
    : !done && loadAll.error && ledger.hasNextPage && messages.loadAllFailed;
  const isBusy = loadAll.isRunning || exporting.isRunning;
  const start = (task: LongTask, run: (signal: AbortSignal) => Promise<void>) => {
    setSaved(undefined);
    task.start(run);
  };

  return (
    <div className="daybook-list-tools" ref={tools}>
      {/* Four hundred pages are not told one by one. */}
      <p className="daybook-secondary" role={isBusy ? undefined : 'status'} dir="auto">
        {isSearchPending ? messages.searching : count > 0 ? entries(count, !ledger.hasNextPage) : '\u00a0'}
      </p>
      <span className="daybook-secondary" role="status">
        {!isBusy && done && messages.exported({ ...done, written: done.count.toLocaleString(locale) })}
      </span>
      {loadAll.isRunning && (
        <ProgressBar label={messages.loadingAll} share={shareAt(pages.at(-1)?.rows.at(-1))} onCancel={loadAll.cancel} />
      )}
      {exporting.isRunning && (
        <ProgressBar label={messages.exporting} share={shareAt(written.last)} onCancel={exporting.cancel}>
          {entries(written.count, false)}
        </ProgressBar>
      )}
      {!isBusy && count > 0 && (
        <div className="daybook-list-actions">
          {failed && (
            <span className="daybook-error-text" role="alert">
              {failed}
            </span>
          )}
          {ledger.hasNextPage && <Button onPress={() => start(loadAll, loadWhole)}>{messages.loadAll}</Button>}
          {isLong(pages) && (
            <Button onPress={() => ledger.refetch()} isDisabled={ledger.isFetching}>
              {messages.refresh}
            </Button>
          )}
          <Button onPress={() => start(exporting, exportCsv)}>{messages.exportCsv}</Button>
        </div>
      )}
    </div>
  );
}
