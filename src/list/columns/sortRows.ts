import type { ListColumn } from './listFeatures.ts';

/**
 * Sorts loaded rows by a value: numbers by size, other values as text in the locale’s order. Rows without a value come last in
 * either direction; equal ones keep their order.
 */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  read: Accessor<Row>,
  { desc, locale }: { desc: boolean; locale: string },
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = desc ? -1 : 1;
  return rows
    .map((row, index) => ({ row, value: read(row, index) ?? '' }))
    .toSorted(({ value: one }, { value: other }) => {
      if (one === '' || other === '') return Number(one === '') - Number(other === '');
      const isNumeric = typeof one === 'number' && typeof other === 'number';
      return sign * (isNumeric ? one - other : compare(String(one), String(other)));
    })
    .map(({ row }) => row);
}

type Accessor<Row> = (row: Row, index: number) => unknown;

/** The values of a column; undefined for one that only displays something. */
export function accessorOf<Row extends object>(column: ListColumn<Row>): Accessor<Row> | undefined {
  if ('accessorFn' in column) return column.accessorFn;
  if (!('accessorKey' in column)) return undefined;
  return (row) => row[column.accessorKey as keyof Row];
}
