'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import { countUnreadable } from '../../core/pages/rowCount.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import { useStore } from '../../core/state/useStore.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ActionsMenu } from '../../ui/overlay/ActionsMenu.tsx';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { type DebouncedSearch, isSearchPending } from '../filters/useDebouncedSearch.ts';
import { type CsvExportOptions, useCsvExport } from './useCsvExport.ts';
import { usePrint } from './usePrint.ts';

/** What the actions of every list get from it. */
export interface SharedListActionsProps<Messages> {
  loadAll: LoadAllTask;
  /** While it is pending, the rows are of the previous search. */
  search: DebouncedSearch;
  /** Whether cards have checkboxes; undefined if rows are not selectable. */
  selectMode?: { isOn: boolean; onToggle: () => void } | undefined;
  /** The host's actions. */
  children?: ReactNode;
  messages: Messages;
}

interface ListActionsProps<Row> extends CsvExportOptions<Row>, SharedListActionsProps<ListActionsMessages> {
  list: {
    data: { pages: readonly ListPage<Row>[] } | undefined;
    hasNextPage: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Whether the rows are read as a whole elsewhere: until they are, they can't be printed or exported. */
  areRowsGiven?: boolean;
  /** Whether tables show Load all here, too; by default they show it in place of the totals. */
  hasLoadAll?: boolean;
  /** Whether rows load in the background, which is not announced. */
  isLoadingInBackground?: boolean;
  /** The share of the list up to a row, 0 to 1; undefined if unknown. */
  shareAt?: (last: Row) => number | undefined;
  /** What else is to be said about the list. */
  notes?: ReactNode;
  /** Whether Export CSV is an icon, also where there is room for its text. */
  isExportIcon?: boolean;
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
  /** Shows the checkboxes of cards; required with `selectMode`. */
  select?: string;
  exporting: string;
  exported: (facts: { count: number; file: string }) => string;
  exportFailed: string;
}

/** The number of loaded rows, and the actions Refresh, Print and Export CSV, with progress and Cancel. */
export function ListActions<Row>(props: ListActionsProps<Row>) {
  const {
    list,
    loadAll,
    areRowsGiven = false,
    hasLoadAll = false,
    isLoadingInBackground,
    search,
    shareAt,
    selectMode,
    isExportIcon,
    notes,
    children,
    messages,
  } = props;
  const shared = useMessages('ui', uiMessages);
  const isPending = useStore(search, isSearchPending);
  const { progress, saved, reset, ...exporting } = useCsvExport(loadAll.subject, props);
  // The outcome shown is that of the last task. The table's foot starts this one, too.
  const isLoadingAll = loadAll.isRunning;
  useEffect(() => {
    if (isLoadingAll && !exporting.isRunning) reset();
  }, [isLoadingAll, exporting.isRunning, reset]);

  const tools = useRef<HTMLDivElement>(null);
  useKeepFocusWithin(tools, [isLoadingAll, exporting.isRunning, selectMode?.isOn].join());
  const pages = list.data?.pages ?? [];
  const count = pages.reduce((total, { rows }) => total + rows.length, countUnreadable(pages));
  const hasOutdated = firstOutdated(pages) < pages.length;
  // Those of other filters, which stay until these are loaded, don't count.
  const isUnknown = list.data === undefined && list.isFetching && !areRowsGiven;
  const isPartial = isUnknown || list.hasNextPage || hasOutdated;
  const hasRows = count > 0 || isUnknown;
  const progressAt = (last: Row | undefined) => (last === undefined ? undefined : shareAt?.(last));
  const failed = exporting.error ? messages.exportFailed : loadAll.error && isPartial && messages.loadAllFailed;
  const isBusy = isLoadingAll || exporting.isRunning;
  const requestPrint = usePrint(isBusy);

  const loadAndPrint = async (signal: AbortSignal) => {
    if (isPartial) await loadAll.load(signal);
    signal.throwIfAborted();
    requestPrint();
  };

  const exportAll = () => {
    loadAll.reset();
    exporting.start();
  };
  const refresh = { label: messages.refresh, onPress: () => void list.refetch(), isDisabled: list.isFetching };
  const print = { label: messages.print, onPress: () => loadAll.start(loadAndPrint) };
  const toExport = { label: messages.exportCsv, onPress: exportAll };
  const loadRest = { label: messages.loadAll, onPress: () => loadAll.start(loadAll.load) };
  const canLoadRest = list.data !== undefined && isPartial;
  const select =
    selectMode && messages.select && hasRows
      ? { label: messages.select, onPress: selectMode.onToggle, isPressed: selectMode.isOn }
      : undefined;

  return (
    <div className="daybook-list-tools" ref={tools}>
      {/* Not announced while loading all: there may be hundreds of pages. */}
      <p className="daybook-secondary" role={isBusy || isLoadingInBackground ? undefined : 'status'} dir="auto">
        {isPending
          ? messages.searching
          : count > 0 && !exporting.isRunning && messages[isPartial ? 'countSoFar' : 'count']({ count })}
      </p>
      <div className="daybook-list-notes">
        {hasOutdated && !isBusy && <span className="daybook-secondary">{shared.outdatedRows}</span>}
        <span className="daybook-secondary" role="status">
          {!isBusy && saved && messages.exported(saved)}
          {!isBusy && saved && saved.excluded > 0 && (
            <>
              {' '}
              <strong>{shared.rowsNotIncluded({ count: saved.excluded })}</strong>
            </>
          )}
        </span>
        {isLoadingAll && (
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
        {!isBusy && failed && (
          <span className="daybook-error-text" role="alert">
            {failed}
          </span>
        )}
        {notes}
      </div>
      {!isBusy && (
        <>
          <div className="daybook-list-actions">
            <div className="daybook-in-tables">
              <IconButton icon="refresh" {...refresh} />
              {hasRows && <IconButton icon="print" {...print} />}
              {hasRows && isExportIcon && <IconButton icon="export" {...toExport} />}
              {hasRows && !isExportIcon && <Button onPress={exportAll}>{messages.exportCsv}</Button>}
            </div>
            <div className="daybook-in-cards">
              {select?.isPressed && <IconButton icon="select" {...select} />}
              <ActionsMenu
                actions={[
                  ...(select && !select.isPressed ? [select] : []),
                  ...(canLoadRest ? [loadRest] : []),
                  refresh,
                  ...(hasRows ? [print, toExport] : []),
                ]}
              />
            </div>
          </div>
          {canLoadRest && hasLoadAll && (
            <span className="daybook-in-tables">
              <Button onPress={loadRest.onPress}>{messages.loadAll}</Button>
            </span>
          )}
        </>
      )}
      {children}
    </div>
  );
}
