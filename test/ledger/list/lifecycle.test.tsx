import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ForbiddenError, GeneralLedger, RejectedError } from '../../../src/index.ts';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '', '6030': payrollTaxes = '' } = company.glAccountIds;

test('calls onReady once with the first entries', async () => {
  const rowsWhenReady: number[] = [];
  const onReady = () => rowsWhenReady.push(document.querySelectorAll('tbody tr[aria-rowindex]').length);
  const { rerender } = renderWithProvider(<GeneralLedger glAccountId={savings} onReady={onReady} />, { company });
  await ledgerTable();
  rerender(<GeneralLedger glAccountId={payrollTaxes} onReady={onReady} />);
  await expect.element(page.getByRole('grid', { name: 'General ledger, Payroll Taxes' })).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Period'), 'All dates');
  await ledgerTable();
  expect(rowsWhenReady).toHaveLength(1);
  expect(rowsWhenReady[0]).toBeGreaterThan(5);
});

test('calls onReady if the data is cached', async () => {
  const first = <GeneralLedger glAccountId={savings} key="first" />;
  const { rerender } = renderWithProvider(first, { company });
  await ledgerTable();
  const onReady = vi.fn();
  rerender(<GeneralLedger glAccountId={savings} key="second" onReady={onReady} />);
  await expect.poll(() => onReady).toHaveBeenCalledOnce();
});

test('what the host’s onReady throws is no crash of the component', async () => {
  expectConsoleMessage(/The host’s analytics failed/);
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed, { once: true });
  const onReady = () => {
    throw new Error('The host’s analytics failed.');
  };
  renderWithProvider(<GeneralLedger glAccountId={savings} onReady={onReady} />, { company });
  await expect.poll(() => failed).toHaveBeenCalledOnce();
  await ledgerTable();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('reports a failure once to both onError handlers, without onReady', async () => {
  const [onReady, onError, onProviderError] = [vi.fn(), vi.fn(), vi.fn()];
  const ledger = <GeneralLedger glAccountId={savings} onReady={onReady} onError={onError} />;
  renderWithProvider(ledger, { company, fault: 'status=403', onError: onProviderError });
  await expect.element(page.getByText('You don’t have access to the general ledger.')).toBeVisible();
  for (const handler of [onError, onProviderError]) {
    expect(handler).toHaveBeenCalledExactlyOnceWith({ error: expect.any(ForbiddenError), component: 'GeneralLedger' });
  }
  expect(onReady).not.toHaveBeenCalled();
});

test('reports each new failure', async () => {
  const onError = vi.fn();
  const ledger = <GeneralLedger glAccountId={savings} onError={onError} />;
  renderWithProvider(ledger, { company, fault: 'status=400' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => onError).toHaveBeenCalledTimes(2);
  for (const [{ error }] of onError.mock.calls) expect(error).toBeInstanceOf(RejectedError);
});

test('reports a crash', async () => {
  expectConsoleMessage(/The host’s cell failed/);
  const onError = vi.fn();
  const error = new Error('The host’s cell failed.');
  const cell = () => {
    throw error;
  };
  // The chart is a part of its own, which can crash before the rest.
  const ledger = (
    <GeneralLedger
      glAccountId={savings}
      columns={(defaults) => [...defaults, { id: 'own', header: 'Own', cell }]}
      onError={onError}
      showChart={false}
    />
  );
  renderWithProvider(ledger, { company });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith({ error, component: 'GeneralLedger' });
});
