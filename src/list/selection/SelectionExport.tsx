'use client';
import { useAbortableTask } from '../../core/query/useAbortableTask.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { type CsvFileOptions, useCsvFile } from '../actions/useCsvFile.ts';

interface SelectionExportProps<Row> extends Omit<CsvFileOptions<Row>, 'readAllPages'> {
  rows: readonly Row[];
  messages: {
    exportSelected: string;
    exported: (facts: { count: number; file: string }) => string;
    exportFailed: string;
  };
}

/** Exports the selected rows to a CSV file. */
export function SelectionExport<Row>({ rows, messages, ...file }: SelectionExportProps<Row>) {
  const task = useAbortableTask(rows);
  const { saved, exportCsv } = useCsvFile(rows, { ...file, readAllPages: () => inOnePage(rows) });
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
