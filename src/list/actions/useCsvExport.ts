'use client';
import { useCallback, useState } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import { useAbortableTask } from '../../core/state/useAbortableTask.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import type { CsvWriter } from './csv.ts';
import { downloadFile } from './downloadFile.ts';

export interface CsvExportOptions<Row> {
  /** Yields every page, loaded or not. */
  readAllPages: (signal: AbortSignal) => AsyncIterable<Pick<ListPage<Row>, 'rows' | 'unreadable'>>;
  /** Loads the CSV writer on demand. */
  loadCsv: () => Promise<CsvWriter<Row>>;
  /** The name of the file, without its extension. */
  fileName: string;
}

/** The task that exports all rows to a file. @param subject the rows' query: the task is canceled when this changes. */
export function useCsvExport<Row>(subject: unknown, { readAllPages, loadCsv, fileName }: CsvExportOptions<Row>) {
  const { start, reset, ...task } = useAbortableTask(subject);
  const [progress, setProgress] = useState<{ count: number; last: Row | undefined }>({ count: 0, last: undefined });
  const [saved, setSaved] = useState<{ subject: unknown; count: number; excluded: number; file: string }>();
  const emit = useEmit();
  const exportCsv = async (signal: AbortSignal) => {
    const csv = await loadCsv();
    const parts = [csv.header()];
    let [count, excluded] = [0, 0];
    setProgress({ count, last: undefined });
    for await (const { rows, unreadable } of readAllPages(signal)) {
      parts.push(csv.rows(rows));
      count += rows.length;
      excluded += unreadable.length;
      setProgress({ count, last: rows.at(-1) });
    }
    signal.throwIfAborted();
    const file = `${fileName}.csv`;
    downloadFile(file, 'text/csv;charset=utf-8', parts);
    emit({ type: 'list.exported', count, excluded });
    setSaved({ subject, count, excluded, file });
  };
  return {
    ...task,
    progress,
    /** The saved file, until the next export or `reset`. */
    saved: saved?.subject === subject ? saved : undefined,
    start: () => {
      setSaved(undefined);
      start(exportCsv);
    },
    reset: useCallback(() => {
      setSaved(undefined);
      reset();
    }, [reset]),
  };
}
