'use client';
import { usePart } from '../../ui/parts/usePart.ts';
import type { RowSelection, ToggleRow } from './useRowSelection.ts';

interface RowCheckboxProps {
  id: string;
  label: string;
  isSelected: boolean;
  onToggle: ToggleRow;
}

/** The cell with a row's checkbox. It is not a tab stop: the grid handles the keyboard. */
export function RowCheckbox({ id, label, isSelected, onToggle }: RowCheckboxProps) {
  const { Part } = usePart('Checkbox');
  return (
    <td data-column="select">
      <label className="daybook-select-box">
        <Part
          type="checkbox"
          tabIndex={-1}
          aria-label={label}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    </td>
  );
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

/** The header cell with the checkbox of all loaded rows. Those selected in another order that aren't loaded stay selected. */
export function SelectAllCheckbox<Row extends { id: string }>({ rows, selection }: SelectAllProps<Row>) {
  const { ids, onChange, allLabel } = selection;
  const areAll = rows.length > 0 && rows.every(({ id }) => ids.has(id));
  const isMixed = !areAll && rows.some(({ id }) => ids.has(id));
  const { Part } = usePart('Checkbox');
  return (
    <th scope="col" data-column="select">
      <label className="daybook-select-box" title={allLabel}>
        <Part
          type="checkbox"
          aria-label={allLabel}
          checked={areAll}
          data-indeterminate={isMixed || undefined}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          onChange={() => {
            const changed = new Set(ids);
            for (const { id } of rows) areAll ? changed.delete(id) : changed.add(id);
            onChange(changed);
          }}
        />
      </label>
    </th>
  );
}
