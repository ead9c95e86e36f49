import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList, ClosingForm, GeneralLedger, InvoiceList, JournalEntryForm } from '../../src/index.ts';
import { renderWithProvider, type SignInProps } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const messages = {
  bankTransactionList: { title: 'Bewegungen' },
  closing: { title: 'Abschluss' },
  invoiceList: { title: 'Rechnungen', search: 'Rechnungen suchen' },
  journalEntry: { newTitle: 'Neue Buchung' },
  ledger: { title: 'Hauptbuch' },
} satisfies SignInProps['messages'];

test('the provider’s texts reach each area, including the invoice list', async () => {
  renderWithProvider(
    <>
      <InvoiceList />
      <BankTransactionList />
      <ClosingForm />
      <GeneralLedger glAccountId={company.glAccountIds.checking ?? ''} />
      <JournalEntryForm />
    </>,
    { company, messages },
  );
  for (const name of ['Rechnungen', 'Bewegungen', 'Abschluss', 'Hauptbuch']) {
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect.element(page.getByRole('searchbox', { name: 'Rechnungen suchen' })).toBeVisible();
  await expect.element(page.getByRole('form', { name: 'Neue Buchung' })).toBeVisible();
  expect(wrong).toHaveLength(2);
});

/** An unknown area or text does not compile. */
const wrong: SignInProps['messages'][] = [
  // @ts-expect-error no component has texts of this name
  { invoices: { title: 'Rechnungen' } },
  // @ts-expect-error the list has no such text
  { invoiceList: { headline: 'Rechnungen' } },
];
