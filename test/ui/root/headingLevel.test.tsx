import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  GeneralLedger,
  InvoiceDetails,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
  TrialBalance,
} from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { callApi, sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const {
  data: [invoice],
} = await callApi(company, 'POST', '/v6/invoicing/invoices/query', { limit: 1 });

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const components: [name: string, title: RegExp, show: (level?: Level) => ReactNode][] = [
  ['GeneralLedger', /Checking/, (headingLevel) => <GeneralLedger headingLevel={headingLevel} />],
  ['TrialBalance', /^Trial balance/, (headingLevel) => <TrialBalance headingLevel={headingLevel} />],
  ['BankTransactionList', /^Bank transactions/, (headingLevel) => <BankTransactionList headingLevel={headingLevel} />],
  [
    'BankTransactionEditor',
    /^New transaction/,
    (headingLevel) => <BankTransactionEditor headingLevel={headingLevel} />,
  ],
  ['InvoiceList', /^Invoices/, (headingLevel) => <InvoiceList headingLevel={headingLevel} />],
  [
    'InvoiceDetails',
    /^Invoice /,
    (headingLevel) => <InvoiceDetails invoiceId={invoice.id} headingLevel={headingLevel} />,
  ],
  ['JournalEntryForm', /^New journal entry/, (headingLevel) => <JournalEntryForm headingLevel={headingLevel} />],
  ['ClosingForm', /./, (headingLevel) => <ClosingForm headingLevel={headingLevel} />],
  ['NotificationSettingsForm', /./, (headingLevel) => <NotificationSettingsForm headingLevel={headingLevel} />],
];

test.each(components)('the title of %s has the host’s heading level; default 2', async (_name, title, show) => {
  const { rerender } = renderWithProvider(<section aria-label="Part">{show()}</section>, { company });
  const part = page.getByRole('region', { name: 'Part' });
  await expect.element(part.getByRole('heading', { level: 2, name: title })).toBeVisible();
  rerender(<section aria-label="Part">{below(4, show(4))}</section>);
  await expect.element(part.getByRole('heading', { level: 4, name: title })).toBeVisible();
});

test.each<[Level, Level]>([
  [3, 4],
  [6, 6],
])('headings inside a component with a title of level %i have level %i', async (title, level) => {
  renderWithProvider(below(title, <JournalEntryForm headingLevel={title} />), { company });
  await expect.element(page.getByRole('heading', { level: title, name: 'New journal entry' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level, name: 'Lines' })).toBeVisible();
});

test.each([
  ['"h3"', 'h3'],
  ['9', 9],
  ['true', true],
])('a heading level of %s is reported, and the title has the default', async (found, wrong) => {
  const onError = vi.fn();
  renderWithProvider(<JournalEntryForm headingLevel={wrong as Level} onError={onError} />, { company });
  await expect.element(page.getByRole('heading', { level: 2, name: 'New journal entry' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Lines' })).toBeVisible();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    `headingLevel is ${found} and was ignored. Expected a number from 1 to 6.`,
  ]);
});

testOwnLook('so does the title of a dialog', async () => {
  renderWithProvider(below(3, <JournalEntryForm headingLevel={3} />), { company });
  await userEvent.fill(page.getByRole('textbox', { name: /^Description/ }), 'Rent');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog').getByRole('heading', { level: 4 })).toBeVisible();
});

/** A component after host headings of each level above it. */
function below(level: Level, component: ReactNode) {
  const above = (['h2', 'h3', 'h4', 'h5'] as const).slice(0, level - 2);
  return (
    <>
      {above.map((Heading) => (
        <Heading key={Heading}>Host</Heading>
      ))}
      {component}
    </>
  );
}
