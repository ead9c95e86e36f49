import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { transactionListMessages } from '../../../src/bank-transactions/messages.ts';
import { useBankTransactions } from '../../../src/index.ts';
import { useTypedAhead } from '../../../src/list/table/useTypedAhead.ts';
import { LazyPart } from '../../../src/ui/feedback/LazyPart.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

/** A table whose cell opens its field with C, as lists do. The field’s code loads once the gate is open. */
function openTable() {
  const gate = createGate();
  const onCommand = vi.fn();
  const load = async () => {
    await gate.opened;
    return import('../../../src/bank-transactions/list/CategoryCellEditor.tsx');
  };
  function Table() {
    const [isEditing, setEditing] = useState(false);
    const cell = useRef<HTMLTableCellElement>(null);
    const takeTyped = useTypedAhead(cell, isEditing, () => setEditing(false));
    const row = useBankTransactions({}).data?.pages[0]?.rows[0];
    const field = row && {
      row,
      atMerchant: () => ({ total: 0, counts: new Map() }),
      takeTyped,
      messages: transactionListMessages,
      onSplit: undefined,
      onChoose: () => {},
      onLeave: () => setEditing(false),
    };
    return (
      <table
        // biome-ignore lint/a11y/noNoninteractiveTabindex: like the grids of lists
        tabIndex={0}
        aria-label="Rows"
        onKeyDown={({ key }) => (key === 'c' && !isEditing ? setEditing(true) : onCommand(key))}
      >
        <tbody>
          <tr>
            <td ref={cell}>{isEditing && field ? <LazyPart load={load} props={field} /> : row?.id}</td>
          </tr>
        </tbody>
      </table>
    );
  }
  renderWithProvider(<Table />, { company });
  return { gate, onCommand };
}

async function focusTable() {
  await expect.element(page.getByText(/^btxn_/)).toBeVisible();
  (page.getByRole('table', { name: 'Rows' }).element() as HTMLElement).focus();
}

test('text typed while the field loads goes into the field and runs no shortcut', async () => {
  const { gate, onCommand } = openTable();
  await focusTable();
  await userEvent.keyboard('csoftx{Backspace}');
  gate.open();
  const field = page.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('soft');
  await expect.element(page.getByRole('option', { name: /soft/i }).first()).toBeVisible();
  await userEvent.keyboard('w');
  await expect.element(field).toHaveValue('softw');
  expect(onCommand.mock.calls.filter(([key]) => key !== 'w')).toEqual([]);
});

test('Escape while the field loads cancels, and keys are commands again', async () => {
  const { gate, onCommand } = openTable();
  await focusTable();
  await userEvent.keyboard('cs{Escape}a');
  expect(onCommand.mock.calls).toEqual([['a']]);
  gate.open();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});

test('keys elsewhere in the table keep their meaning while the field loads', async () => {
  const { onCommand } = openTable();
  await focusTable();
  await userEvent.keyboard('c');
  const table = page.getByRole('table', { name: 'Rows' }).element();
  const other = table.appendChild(document.createElement('caption')).appendChild(document.createElement('input'));
  other.ariaLabel = 'Other';
  other.focus();
  await userEvent.keyboard('ab');
  expect(other.value).toBe('ab');
  expect(onCommand.mock.calls).toEqual([['a'], ['b']]);
  (table as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(table);
});
