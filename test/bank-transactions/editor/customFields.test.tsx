import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type BankTransactionCustomField,
  BankTransactionEditor,
  type BankTransactionEditorProps,
} from '../../../src/index.ts';
import { de } from '../../../src/locales/de.ts';
import { createBankApi, isSave } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, save, saved } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const own: readonly BankTransactionCustomField[] = [
  {
    id: 'project',
    label: 'Project',
    validate: (value) => (value === 'Closed' ? 'This project is closed.' : undefined),
  },
  { id: 'hours', key: 'billable.hours', label: 'Hours', type: 'number' },
  {
    id: 'phase',
    label: 'Phase',
    type: 'select',
    options: [
      { value: 'p1', label: 'Design' },
      { value: 'p2', label: 'Building' },
    ],
  },
  { id: 'approved', label: 'Approved', type: 'checkbox', hint: 'By the owner.' },
  {
    id: 'color',
    label: 'Color',
    render: ({ value, onChange, readOnly, error, ...control }) => (
      <input
        {...control}
        value={typeof value === 'string' ? value : ''}
        readOnly={readOnly}
        data-error={error}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    ),
  },
];
const fields: NonNullable<BankTransactionEditorProps['fields']> = (defaults) => [...defaults, ...own];
const phase = page.getByRole('combobox', { name: 'Phase' });
const approved = page.getByRole('checkbox', { name: 'Approved' });
const changes = page.getByRole('region', { name: /Someone else changed this transaction/ });
const status = page.getByRole('form').getByRole('status');

test('own fields save JSON values to the custom data, and keep its other keys', async () => {
  const { books, before } = await openEditor({ customData: { order: { lines: [1, null] }, phase: 'p1' } }, { fields });
  await expect.element(phase).toHaveDisplayValue('Design');
  await userEvent.fill(field('Project'), 'Quay');
  await expect.element(field('Hours')).toHaveAttribute('inputmode', 'decimal');
  await userEvent.fill(field('Hours'), '1,234.5');
  await userEvent.selectOptions(phase, 'Building');
  await expect.element(approved).toHaveAccessibleDescription('By the owner.');
  await userEvent.click(approved);
  await userEvent.fill(field('Color'), 'red');
  await expect.element(page.getByText('Unsaved: Phase, Project, Hours, Approved, Color')).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual({
    order: { lines: [1, null] },
    phase: 'p2',
    project: 'Quay',
    'billable.hours': 1234.5,
    approved: true,
    color: 'red',
  });
  // The list of the other custom data doesn’t repeat them.
  await expect.element(page.getByRole('group', { name: 'Custom data' })).toHaveTextContent(/^Custom dataorder\{.*\}$/);

  await userEvent.click(button('Undo'));
  await expect.element(field('Project')).toHaveValue('');
  expect((await books.stored(before.id)).customData).toEqual({ order: { lines: [1, null] }, phase: 'p1' });
});

test('a field that is cleared is removed, and one without input sends nothing', async () => {
  const { books, before } = await openEditor({ customData: { project: 'Quay', approved: true } }, { fields });
  await userEvent.fill(field('Hours'), '2');
  await userEvent.clear(field('Hours'));
  await expect.element(save).toBeDisabled();
  await userEvent.clear(field('Project'));
  await userEvent.click(approved);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual({});
});

test('an invalid value isn’t saved, and its field says why', async () => {
  await openEditor({}, { fields });
  const requests = recordRequests();
  await userEvent.fill(field('Project'), 'Closed');
  await userEvent.fill(field('Hours'), 'some');
  await userEvent.click(save);
  await expect.element(field('Project')).toHaveAccessibleDescription(/This project is closed\./);
  await expect.element(field('Hours')).toHaveAccessibleDescription(/Enter a number\./);
  await expect.element(field('Hours')).toHaveValue('some');
  await expect.element(field('Project')).toHaveFocus();
  expect(requests.filter(isSave)).toEqual([]);
});

test('a required field that is empty isn’t saved, not even in a transaction that was stored without it', async () => {
  const required = own.map((field) => ({ ...field, required: field.id !== 'color' }));
  const { books, before } = await openEditor(
    { customData: { project: ' ', phase: 'p1', approved: true } },
    { fields: (defaults) => [...defaults, ...required] },
  );
  const requests = recordRequests();
  await expect.element(approved).toBeRequired();
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.selectOptions(phase, 'Not set');
  await userEvent.click(approved);
  await userEvent.click(save);
  for (const control of [field('Project'), field('Hours'), phase, approved]) {
    await expect.element(control).toHaveAccessibleDescription(/This field is required\./);
  }
  await expect.element(field('Project')).toHaveFocus();
  expect(requests.filter(isSave)).toEqual([]);

  await userEvent.fill(field('Project'), 'Closed');
  await userEvent.fill(field('Hours'), '0');
  await userEvent.selectOptions(phase, 'Building');
  await userEvent.click(approved);
  await userEvent.click(save);
  await expect.element(field('Project')).toHaveAccessibleDescription('This project is closed.');
  await userEvent.fill(field('Project'), 'Quay');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual({
    project: 'Quay',
    'billable.hours': 0,
    phase: 'p2',
    approved: true,
  });
});

test('a field that exceeds the service’s limit says so in the user’s language before anything is sent', async () => {
  const { books, before } = await openEditor(
    { customData: { memo: 'x'.repeat(1900) } },
    { fields },
    { locale: 'de-DE', translation: de, showsBankDetails: false },
  );
  const requests = recordRequests();
  await userEvent.fill(field('Project'), 'y'.repeat(100));
  await userEvent.click(button('Speichern'));
  const count = JSON.stringify({ memo: 'x'.repeat(1900), project: 'y'.repeat(100) }).length.toLocaleString('de-DE');
  await expect
    .element(field('Project'))
    .toHaveAccessibleDescription(`${count} Zeichen in allen Feldern. Höchstens 2.000 sind möglich. Kürzen Sie einige.`);
  await expect.element(field('Project')).toHaveFocus();
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.fill(field('Project'), 'Quay');
  await userEvent.click(button('Speichern'));
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect((await books.stored(before.id)).customData).toMatchObject({ project: 'Quay' });
});

test('if someone else changed the same field, the user chooses; other keys take the stored value', async () => {
  const { books, before } = await openEditor({ customData: { project: 'Quay', phase: 'p1' } }, { fields });
  await userEvent.fill(field('Project'), 'Mine');
  await books.update({ id: before.id, customData: { project: 'Theirs', phase: 'p2', other: 1 } });
  await userEvent.click(save);
  const project = changes.getByRole('group', { name: 'Project' });
  await expect.element(project.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  const phases = changes.getByRole('group', { name: 'Phase' });
  await expect.element(phases.getByRole('radio', { name: 'Current: Building' })).toBeChecked();
  await expect.element(phases.getByRole('radio', { name: 'Yours: Design' })).not.toBeChecked();
  expect(changes.getByRole('group').elements()).toHaveLength(2); // not the key without a field
  await userEvent.click(page.getByRole('button', { name: 'Save my choice' }));
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual({ project: 'Mine', phase: 'p2', other: 1 });
});

test('in a closed period they can’t be changed, and locked ones are text', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const { id } = await books.save({ date: '2026-05-12', customData: { project: 'Quay', approved: true, phase: 'p2' } });
  await books.close('2026-05-31', 'DISABLED');
  const { rerender } = renderWithProvider(<BankTransactionEditor transactionId={id} fields={fields} />, { company });
  await expect.element(field('Project')).toHaveAttribute('readonly');
  await expect.element(field('Color')).toHaveAttribute('readonly');
  await expect.element(approved).toHaveAttribute('aria-disabled', 'true');
  rerender(
    <BankTransactionEditor
      transactionId={id}
      fields={(defaults) => fields(defaults).map((each) => ({ ...each, readOnly: true }))}
    />,
  );
  for (const text of ['Quay', '✓', 'Building']) {
    await expect.element(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
});

test('custom data that the service doesn’t return stay, and the editor says so', async () => {
  const flags = { empty: false, object: true, nodeType: 'OBJECT' };
  const { books, before } = await openEditor({ customData: flags }, { fields });
  await expect.element(status.filter({ hasText: /custom data that can’t be shown here/ })).toBeVisible();
  await expect.element(field('Project')).not.toBeInTheDocument();
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual(flags);
});

test('`customData` of the host is saved with the values of own fields', async () => {
  const { books, before } = await openEditor(
    { customData: { project: 'Quay', old: 1 } },
    { fields, customData: { project: 'Host', phase: 'p1', extra: 2 } },
  );
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual({ project: 'Quay', extra: 2 });
});

test('a control or a panel of the host that crashes takes nothing with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React reports the crash
  const onError = vi.fn();
  let isBroken = true;
  const crash = () => {
    if (isBroken) throw new Error('A bug of the host.');
    return <p>Fixed</p>;
  };
  await openEditor(
    {},
    {
      onError,
      fields: (defaults) => [...defaults, { id: 'broken', label: 'Broken', render: crash }],
      panels: [
        { id: 'receipts', title: 'Receipts', render: crash },
        { id: 'history', title: 'History', render: ({ transaction }) => <p>Opened: {transaction?.description}</p> },
      ],
    },
  );
  const history = page.getByRole('region', { name: 'History' });
  await expect.element(history).toHaveTextContent('Opened: CARD 4411 PAPER MILL');
  await userEvent.fill(field('Notes'), 'Mine');
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect.element(receipts.getByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ component: 'BankTransactionEditor' }));
  isBroken = false;
  await userEvent.click(receipts.getByRole('button', { name: 'Try again' }));
  await expect.element(receipts.getByText('Fixed')).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Mine');
});

testOwnLook('an own checkbox is in the line of the controls beside it', async () => {
  await page.viewport(1280, 900);
  await openEditor({}, { fields });
  const [hours, box] = [field('Hours'), approved].map((control) => control.element().getBoundingClientRect());
  if (!hours || !box) throw new Error('Not rendered.');
  expect(box.top).toBeGreaterThan(hours.top);
  expect(Math.abs(box.top + box.bottom - hours.top - hours.bottom)).toBeLessThanOrEqual(2);
});

test('a stored number selects the option of its text, and stays a number until the user chooses', async () => {
  const numbered = own.map((field) =>
    field.id === 'phase' ? { ...field, options: [{ value: '3', label: 'Design' }] } : field,
  );
  const { books, before } = await openEditor(
    { customData: { phase: 3 } },
    { fields: (defaults) => [...defaults, ...numbered] },
  );
  await expect.element(phase).toHaveDisplayValue('Design');
  expect(phase.element().textContent?.match(/Design/g)).toHaveLength(1);
  await userEvent.fill(field('Project'), 'Quay');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).customData).toEqual({ phase: 3, project: 'Quay' });
});
