import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '', '6230': faxLine = '' } = company.glAccountIds;

const ofProvider = {
  ledger: { debit: 'Soll', credit: 'Haben', caption: ({ account = '' }) => `Hauptbuch ${account}` },
  ui: { retry: 'Noch einmal', failedUnreadable: 'Die Buchhaltung antwortet unverständlich.' },
};

test('prefers the component’s messages to the provider’s, and those to the defaults', async () => {
  renderWithProvider(
    <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} messages={{ credit: 'H' }} />,
    {
      company,
      messages: ofProvider,
    },
  );
  await expect.element(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Soll' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'H', exact: true })).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'Hauptbuch Business Savings' })).toBeVisible();
});

test('accepts a string instead of a message function', async () => {
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, messages: ofProvider, fault: 'body=html' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Die Buchhaltung antwortet unverständlich.');
  await expect.element(page.getByRole('button', { name: 'Noch einmal' })).toBeVisible();
});

test('shows a changed message at once', async () => {
  const ledger = (empty: string) => <GeneralLedger glAccountId={faxLine} messages={{ empty }} />;
  const { rerender } = renderWithProvider(ledger('Nichts gebucht.'), { company });
  await expect.element(page.getByText('Nichts gebucht.')).toBeVisible();
  rerender(ledger('Keine Buchungen.'));
  await expect.element(page.getByText('Keine Buchungen.')).toBeVisible();
});
