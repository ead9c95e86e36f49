'use client';
import { useRef, useState } from 'react';
import { useMessages } from '../core/daybookContext.ts';
import type { ListPage } from '../core/http/paging.ts';
import { isLong } from '../core/query/pagedList.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { countUnreadable } from '../ui/feedback/unreadableRows.ts';
import { Button } from '../ui/fields/Button.tsx';
import { IconButton } from '../ui/fields/IconButton.tsx';
import { uiMessages } from '../ui/messages.ts';
import type { CsvWriter } from './csv.ts';
import { downloadFile } from './downloadFile.ts';
import { type AbortableTask, useAbortableTask } from './useAbortableTask.ts';
import { useKeepFocusWithin } from './useKeepFocusWithin.ts';

interface ListActionsProps<Row> {
  list: {
    data: { pages: readonly ListPage<Row>[] } | undefined;
    hasNextPage: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Of the one that loads all. */
  loadAll: AbortableTask;
  /** Loads all, into the list. */
  loadWhole: (signal: AbortSignal) => Promise<void>;
  /** Gives every page, whether loaded or not. */
  readWhole: (signal: AbortSignal) => AsyncIterable<ListPage<Row>>;
  /** Whether a search is typed that is not applied yet: what is loaded belongs to the one before. */
  isSearchPending: boolean;
  /** Gets what writes the file: its code loads when a person asks for it. */
  loadCsv: () => Promise<CsvWriter<Row>>;
  /** Of the file that is saved, without its ending. */
  fileName: string;
  /** The share of the list that ends with a row, 0 to 1; without it, or for undefined, nobody knows how far it is. */
  shareAt?: (last: Row) => number | undefined;
  /** How many rows are selected, in place of how many are loaded; undefined while none is. */
  selection?: { text: string; clearLabel: string; onClear: () => void } | undefined;
  messages: ListActionsMessages;
}

interface ListActionsMessages {
  searching: string;
  count: (facts: { count: number }) => string;
  countSoFar: (facts: { count: number }) => string;
  loadAll: string;
  loadingAll: string;
  loadAllFailed: string;
  refresh: string;
  exportCsv: string;
  exporting: string;
  exported: (facts: { count: number; file: string }) => string;
  exportFailed: string;
}

/** How much is loaded, and what can be done with the whole: load it, save it to a file. Both say how far they are and can be called off. */
export function ListActions<Row>(props: ListActionsProps<Row>) {
  const { list, loadAll, loadWhole, isSearchPending, shareAt, selection, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const exporting = useAbortableTask(loadAll.subject);
  const { written, saved, exportCsv, forget } = useCsvFile(loadAll.subject, props);

  const tools = useRef<HTMLDivElement>(null);
  useKeepFocusWithin(tools, [loadAll.isRunning, exporting.isRunning].join());
  const pages = list.data?.pages ?? [];
  const count = pages.reduce((total, { rows }) => total + rows.length, countUnreadable(pages));
  const progressAt = (last: Row | undefined) => (last === undefined ? undefined : shareAt?.(last));
  const failed = exporting.error
    ? messages.exportFailed
    : !saved && loadAll.error && list.hasNextPage && messages.loadAllFailed;
  const isBusy = loadAll.isRunning || exporting.isRunning;
  const start = (task: AbortableTask, run: (signal: AbortSignal) => Promise<void>) => {
    forget();
    task.start(run);
  };

  return (
    <div className="daybook-list-tools" ref={tools}>
      {/* Four hundred pages are not told one by one. */}
      <p className="daybook-secondary" role={isBusy ? undefined : 'status'} dir="auto">
        {isSearchPending
          ? messages.searching
          : (selection?.text ??
            (count > 0 ? messages[list.hasNextPage ? 'countSoFar' : 'count']({ count }) : '\u00a0'))}
      </p>
      {selection && <IconButton icon="remove" label={selection.clearLabel} onPress={selection.onClear} />}
      <span className="daybook-secondary" role="status">
        {!isBusy && saved && messages.exported(saved)}
        {!isBusy && saved && saved.excluded > 0 && (
          <>
            {' '}
            <strong>{shared.rowsNotIncluded({ count: saved.excluded })}</strong>
          </>
        )}
      </span>
      {loadAll.isRunning && (
        <ProgressBar
          label={messages.loadingAll}
          share={progressAt(pages.at(-1)?.rows.at(-1))}
          onCancel={loadAll.cancel}
        />
      )}
      {exporting.isRunning && (
        <ProgressBar label={messages.exporting} share={progressAt(written.last)} onCancel={exporting.cancel}>
          {messages.countSoFar({ count: written.count })}
        </ProgressBar>
      )}
      {!isBusy && count > 0 && (
        <div className="daybook-list-actions">
          {failed && (
            <span className="daybook-error-text" role="alert">
              {failed}
            </span>
          )}
          {list.hasNextPage && <Button onPress={() => start(loadAll, loadWhole)}>{messages.loadAll}</Button>}
          {isLong(pages) && (
            <Button onPress={() => list.refetch()} isDisabled={list.isFetching}>
              {messages.refresh}
            </Button>
          )}
          <Button onPress={() => start(exporting, exportCsv)}>{messages.exportCsv}</Button>
        </div>
      )}
    </div>
  );
}

type CsvFileProps<Row> = Pick<ListActionsProps<Row>, 'readWhole' | 'loadCsv' | 'fileName'>;

/** Writes all rows to a file. @param subject what the rows are of: one of before is not told of. */
function useCsvFile<Row>(subject: unknown, { readWhole, loadCsv, fileName }: CsvFileProps<Row>) {
  const [written, setWritten] = useState<{ count: number; last: Row | undefined }>({ count: 0, last: undefined });
  const [saved, setSaved] = useState<{ subject: unknown; count: number; excluded: number; file: string }>();
  const exportCsv = async (signal: AbortSignal) => {
    const csv = await loadCsv();
    const parts = [csv.header()];
    let [count, excluded] = [0, 0];
    setWritten({ count, last: undefined });
    for await (const { rows, unreadable } of readWhole(signal)) {
      parts.push(csv.rows(rows));
      count += rows.length;
      excluded += unreadable.length;
      setWritten({ count, last: rows.at(-1) });
    }
    signal.throwIfAborted();
    const file = `${fileName}.csv`;
    downloadFile(file, 'text/csv;charset=utf-8', parts);
    setSaved({ subject, count, excluded, file });
  };
  return {
    /** How far it is. */
    written,
    /** What was saved, until `forget`. */
    saved: saved?.subject === subject ? saved : undefined,
    exportCsv,
    forget: () => setSaved(undefined),
  };
}
