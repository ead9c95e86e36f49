'use client';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import { type AbortableTask, useAbortableTask } from '../../core/query/useAbortableTask.ts';
import { useStore } from '../../core/query/useStore.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { countUnreadable } from '../../ui/feedback/unreadableRows.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { type DebouncedSearch, isSearchPending } from '../filters/useDebouncedSearch.ts';
import { CellIcon } from '../rows/CellIcon.tsx';
import { useKeepFocusWithin } from '../useKeepFocusWithin.ts';
import { type CsvFileOptions, useCsvFile } from './useCsvFile.ts';
import { usePrint } from './usePrint.ts';

interface ListActionsProps<Row> extends CsvFileOptions<Row> {
  list: {
    data: { pages: readonly ListPage<Row>[] } | undefined;
    hasNextPage: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  loadAll: LoadAllTask;
  /** Whether the button Load all is here in wide tables, too; default: in these, it is in place of the totals. */
  hasLoadAll?: boolean;
  /** Whether rows load in the background, which is not announced. */
  isLoadingInBackground?: boolean;
  /** While it is pending, the rows are of the previous search. */
  search: DebouncedSearch;
  /** The share of the list up to a row, 0 to 1; undefined if unknown. */
  shareAt?: (last: Row) => number | undefined;
  /** The number of selected rows, shown instead of the loaded ones; undefined while there are none. Its `rows` can be exported. */
  selection?:
    | { text: string; clearLabel: string; onClear: () => void; actions: ReactNode; rows?: readonly Row[] }
    | undefined;
  /** The host's actions. */
  children?: ReactNode;
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
  print: string;
  exportCsv: string;
  exporting: string;
  exported: (facts: { count: number; file: string }) => string;
  exportFailed: string;
}

/** The number of loaded rows, and the actions Refresh, Print and Export CSV, with progress and Cancel. */
export function ListActions<Row>(props: ListActionsProps<Row>) {
  const {
    list,
    loadAll,
    hasLoadAll = false,
    isLoadingInBackground,
    search,
    shareAt,
    selection,
    children,
    messages,
  } = props;
  const shared = useMessages('ui', uiMessages);
  const isPending = useStore(search, isSearchPending);
  const exporting = useAbortableTask(loadAll.subject);
  const selectedRows = selection?.rows;
  const { progress, saved, exportCsv, reset } = useCsvFile(loadAll.subject, {
    ...props,
    ...(selectedRows && { readAllPages: () => inOnePage(selectedRows) }),
  });

  const tools = useRef<HTMLDivElement>(null);
  useKeepFocusWithin(tools, [loadAll.isRunning, exporting.isRunning, selection !== undefined].join());
  const pages = list.data?.pages ?? [];
  const count = pages.reduce((total, { rows }) => total + rows.length, countUnreadable(pages));
  const hasOutdated = firstOutdated(pages) < pages.length;
  const isPartial = list.hasNextPage || hasOutdated;
  const progressAt = (last: Row | undefined) => (last === undefined ? undefined : shareAt?.(last));
  const failed = exporting.error
    ? messages.exportFailed
    : !saved && loadAll.error && isPartial && messages.loadAllFailed;
  const isBusy = loadAll.isRunning || exporting.isRunning;
  const requestPrint = usePrint(isBusy);
  const start = (task: AbortableTask, run: (signal: AbortSignal) => Promise<void>) => {
    reset();
    task.start(run);
  };

  const loadAndPrint = async (signal: AbortSignal) => {
    if (isPartial) await loadAll.load(signal);
    signal.throwIfAborted();
    requestPrint();
  };

  return (
    <div className="daybook-list-tools" ref={tools}>
      {/* Not announced while loading all: there may be hundreds of pages. */}
      <p className="daybook-secondary" role={isBusy || isLoadingInBackground ? undefined : 'status'} dir="auto">
        {isPending
          ? messages.searching
          : (selection?.text ?? (count > 0 ? messages[isPartial ? 'countSoFar' : 'count']({ count }) : '\u00a0'))}
      </p>
      {hasOutdated && !isBusy && <span className="daybook-secondary">{shared.outdatedRows}</span>}
      {selection && <IconButton icon="remove" label={selection.clearLabel} onPress={selection.onClear} />}
      {selection?.actions}
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
          share={progressAt(pages[firstOutdated(pages) - 1]?.rows.at(-1))}
          onCancel={loadAll.cancel}
        />
      )}
      {exporting.isRunning && (
        <ProgressBar label={messages.exporting} share={progressAt(progress.last)} onCancel={exporting.cancel}>
          {messages.countSoFar({ count: progress.count })}
        </ProgressBar>
      )}
      {!isBusy && list.data && (
        <div className="daybook-list-actions">
          {failed && (
            <span className="daybook-error-text" role="alert">
              {failed}
            </span>
          )}
          {!selection && (
            <IconButton
              icon="refresh"
              label={messages.refresh}
              onPress={() => list.refetch()}
              isDisabled={list.isFetching}
            />
          )}
          {!selection && count > 0 && (
            <IconButton icon="print" label={messages.print} onPress={() => start(loadAll, loadAndPrint)} />
          )}
          {isPartial && (
            <span className={hasLoadAll ? undefined : 'daybook-load-all'}>
              <Button onPress={() => start(loadAll, loadAll.load)}>{messages.loadAll}</Button>
            </span>
          )}
          {(selection ? selectedRows : count > 0) && (
            <span className="daybook-export">
              <Button onPress={() => start(exporting, exportCsv)}>
                <CellIcon path={downloadPath} />
                <span>{messages.exportCsv}</span>
              </Button>
            </span>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

const downloadPath = 'M8 2.5v7.5M4.5 7L8 10.5 11.5 7M2.5 13.5h11';

async function* inOnePage<Row>(rows: readonly Row[]) {
  yield { rows: [...rows], unreadable: [] };
}
