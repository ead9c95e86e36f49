'use client';
import { useAbortableTask } from '../../core/query/useAbortableTask.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { CsvWriter } from '../actions/csv.ts';
import { useCsvFile } from '../actions/useCsvFile.ts';

interface SelectionExportProps<Row> {
  rows: readonly Row[];
  csv: CsvWriter<Row>;
  /** The file's name, without its extension. */
  fileName: string;
  messages: {
    exportSelected: string;
    exported: (facts: { count: number; file: string }) => string;
    exportFailed: string;
  };
}

/** Exports the selected rows to a CSV file. */
export function SelectionExport<Row>({ rows, csv, fileName, messages }: SelectionExportProps<Row>) {
  const task = useAbortableTask(rows);
  const { saved, exportCsv } = useCsvFile(rows, {
    readAllPages: () => inOnePage(rows),
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

async function* inOnePage<Row>(rows: readonly Row[]) {
  yield { rows: [...rows], unreadable: [] };
}
