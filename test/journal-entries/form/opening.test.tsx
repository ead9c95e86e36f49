import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JournalEntryForm } from '../../../src/index.ts';
import { injectFault } from '../../support/bank-transactions/api.ts';
import { field } from '../../support/bank-transactions/editor.tsx';
import { createJournalApi } from '../../support/journal-entries/api.ts';
import { line, openNewEntries } from '../../support/journal-entries/form.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

async function storeEntry() {
  const company = await createCompany({ seed: 'none' });
  const { id } = await (await createJournalApi(company)).save({ description: 'Accrued rent of June' });
  return { company, form: <JournalEntryForm journalEntryId={id} />, isRead: ({ path = '' }) => path.endsWith(id) };
}

testOwnLook('shows a skeleton, and then the entry under its description', async () => {
  const { company, form, isRead } = await storeEntry();
  const gate = createGate();
  recordRequests({ until: (request) => (isRead(request) ? gate.opened : undefined) });
  renderWithProvider(form, { company });
  await expect.element(page.getByText(/^Loading [^m]/)).toBeInTheDocument();
  expect(page.getByRole('textbox').query()).toBeNull();
  const height = () => document.querySelector('.daybook-editor')?.getBoundingClientRect().height ?? 0;
  await expect.poll(height).toBeGreaterThan(0);
  const loading = height();
  gate.open();
  await expect.element(page.getByRole('heading', { name: 'Accrued rent of June' })).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Accrued rent of June');
  expect(Math.abs(height() - loading)).toBeLessThanOrEqual(2);
});

test('shows a failure to load, and the entry after a retry', async () => {
  const { company, form, isRead } = await storeEntry();
  let isFailing = true;
  injectFault('status=500', (request) => isFailing && isRead(request));
  renderWithProvider(form, { company });
  await expect
    .element(page.getByRole('alert'), { timeout: 8000 })
    .toHaveTextContent('couldn’t load this journal entry');
  expect(page.getByRole('textbox').query()).toBeNull();
  isFailing = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(field('Description')).toHaveValue('Accrued rent of June');
});

test('a new entry has two lines without amounts', async () => {
  await openNewEntries();
  await expect.element(page.getByRole('heading', { name: 'New journal entry' })).toBeVisible();
  await expect.element(page.getByText('No amounts yet.')).toBeVisible();
  await expect.element(line(3).item).not.toBeInTheDocument();
});

test('a line starts with its account at the right of a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await openNewEntries();
    const [account, debit, credit] = [line(1).account, line(1).debit, line(1).credit].map((each) =>
      each.element().getBoundingClientRect(),
    );
    expect(debit?.right).toBeLessThanOrEqual(account?.left ?? Number.NaN);
    expect(credit?.right).toBeLessThanOrEqual(debit?.left ?? Number.NaN);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
