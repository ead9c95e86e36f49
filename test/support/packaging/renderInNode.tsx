import { cleanup, render, screen } from '@testing-library/react';
import { expect, inject } from 'vitest';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  DaybookProvider,
  GeneralLedger,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
  TrialBalance,
} from '../../../src/index.ts';
import { createCompany, issueToken } from '../sandbox/company.ts';

/** Renders components with data of the sandbox in a simulated DOM, as a host's tests do, and expects their content and no error. */
export async function expectComponentsToRender(): Promise<void> {
  const company = await createCompany();
  const errors: unknown[] = [];
  render(
    <DaybookProvider
      baseUrl={inject('sandboxUrl')}
      identity={company.userId}
      fetchToken={() => issueToken(company)}
      onError={({ error }) => errors.push(error)}
    >
      <GeneralLedger glAccountId={company.glAccountIds['1010'] ?? ''} defaultFilters={{ period: 'all' }} />
      <TrialBalance />
      <BankTransactionList selectable />
      <BankTransactionEditor />
      <InvoiceList />
      <JournalEntryForm />
      <ClosingForm />
      <NotificationSettingsForm />
    </DaybookProvider>,
  );
  for (const name of ['Bank transactions', 'Invoices', 'Trial balance']) {
    await screen.findByRole('grid', { name }, { timeout: 20_000 });
  }
  expect(screen.getAllByRole('row').length).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  cleanup();
}
