'use client';
import { Button } from '../../ui/fields/Button.tsx';
import type { CsvWriter } from '../actions/csv.ts';
import { useCsvExport } from '../actions/useCsvExport.ts';

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
  const { saved, error, start } = useCsvExport(selected, {
    readAllPages: async function* (signal) {
      yield { rows: [...((await readWhole?.(signal)) ?? rows)], unreadable: [] };
    },
    loadCsv: async () => csv,
    fileName,
  });
  return (
    <>
      <span className="daybook-secondary" role="status">
        {saved && messages.exported(saved)}
      </span>
      {error && (
        <span className="daybook-error-text" role="alert">
          {messages.exportFailed}
        </span>
      )}
      <Button onPress={start}>{messages.exportSelected}</Button>
    </>
  );
}
