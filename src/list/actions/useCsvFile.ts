'use client';
import { useState } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import type { CsvWriter } from './csv.ts';
import { downloadFile } from './downloadFile.ts';

export interface CsvFileOptions<Row> {
  /** Yields every page, loaded or not. */
  readAllPages: (signal: AbortSignal) => AsyncIterable<Pick<ListPage<Row>, 'rows' | 'unreadable'>>;
  /** Loads the CSV writer on demand. */
  loadCsv: () => Promise<CsvWriter<Row>>;
  /** The name of the file, without its extension. */
  fileName: string;
}

/** Exports all rows to a file. @param subject the rows' query: results of other queries are not shown. */
export function useCsvFile<Row>(subject: unknown, { readAllPages, loadCsv, fileName }: CsvFileOptions<Row>) {
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
    progress,
    /** The saved file, until `reset`. */
    saved: saved?.subject === subject ? saved : undefined,
    exportCsv,
    reset: () => setSaved(undefined),
  };
}
