import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/elements.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { picker, save, saved } from '../support/bank-transactions/editor.tsx';
import { providerElement, showPage } from '../support/elements/page.ts';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const books = await createBankApi(company);

test('`fields` of the editor add a choice, which is saved in `customData`, and `panels` a text', async () => {
  const { id } = await books.save({ customData: { order: 7 }, description: 'CARD 4411' });
  const provider = providerElement(company);
  const editor = document.createElement('daybook-bank-transaction-editor');
  editor.transactionId = id;
  const options = [
    { value: 'p1', label: 'Design' },
    { value: 'p2', label: 'Building' },
  ];
  editor.fields = (defaults) => [...defaults, { id: 'phase', label: 'Phase', type: 'select', options }];
  const render = ({ transaction }: { transaction?: { description?: string | null } | undefined }) =>
    `Bank text: ${transaction?.description}`;
  editor.panels = [{ id: 'bank', title: 'From the bank', render }];
  provider.append(editor);
  showPage(provider);
  await userEvent.selectOptions(picker('Phase'), 'Building');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(id)).customData).toEqual({ order: 7, phase: 'p2' });
  await expect.element(page.getByRole('region', { name: 'From the bank' })).toHaveTextContent('Bank text: CARD 4411');
});

test('`columns` of a list show text, and `rowActions` a character', async () => {
  const { id } = await books.save({ description: 'PAPER MILL' });
  const provider = providerElement(company);
  const list = document.createElement('daybook-bank-transactions');
  const onPress = vi.fn();
  list.defaultFilters = { search: 'PAPER MILL' };
  list.columns = (defaults) => [
    ...defaults.slice(0, 3),
    { id: 'length', header: 'Length', cell: ({ row }) => `${row.original.description?.length} letters` },
  ];
  list.rowActions = (row) => [{ label: 'Copy', icon: '⧉', onPress: () => onPress(row.id) }];
  provider.append(list);
  showPage(provider);
  await expect.element(page.getByText('10 letters')).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy' });
  await expect.element(copy).toHaveTextContent('⧉');
  await userEvent.hover(page.getByText('10 letters'));
  await userEvent.click(copy);
  expect(onPress.mock.calls).toEqual([[id]]);
});
