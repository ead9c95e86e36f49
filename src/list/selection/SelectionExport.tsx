'use client';
import { useAbortableTask } from '../../core/state/useAbortableTask.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { CsvWriter } from '../actions/csv.ts';
import { useCsvFile } from '../actions/useCsvFile.ts';

export interface SelectionExportProps<Row extends { id: string }> {
  rows: readonly Row[];
  csv: CsvWriter<Row>;
  /** Loads the complete rows for the file; default: `rows` as they are. */
  readWhole?: ((signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
  /** The file's name, without its extension. */
  fileName: string;
  messages: {
    exportSelected: string;
    exported: (facts: { count: number; file: string }) => string;
    exportFailed: string;
  };
}

/** Exports the selected rows to a CSV file. */
export function SelectionExport<Row extends { id: string }>({
  rows,
  csv,
  readWhole,
  fileName,
  messages,
}: SelectionExportProps<Row>) {
  const selected = JSON.stringify(rows.map(({ id }) => id));
  const task = useAbortableTask(selected);
  const { saved, exportCsv } = useCsvFile(selected, {
    readAllPages: async function* (signal) {
      yield { rows: [...((await readWhole?.(signal)) ?? rows)], unreadable: [] };
    },
    loadCsv: async () => csv,
    fileName,
  });
  return (
    <>
      <span className={task.error ? 'daybook-error-text' : 'daybook-secondary'} role="status">
        {task.error ? messages.exportFailed : saved && messages.exported(saved)}
      </span>
      <Button onPress={() => task.start(exportCsv)}>{messages.exportSelected}</Button>
    </>
  );
}
