import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ForbiddenError, GeneralLedger, RejectedError } from '../../../src/index.ts';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '', '6030': payrollTaxes = '' } = company.glAccountIds;

test('onReady is called once, with the first entries on the screen, whatever is shown later', async () => {
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

test('onReady is called for a component whose data were there before it', async () => {
  const first = <GeneralLedger glAccountId={savings} key="first" />;
  const { rerender } = renderWithProvider(first, { company });
  await ledgerTable();
  const onReady = vi.fn();
  rerender(<GeneralLedger glAccountId={savings} key="second" onReady={onReady} />);
  expect(onReady).toHaveBeenCalledOnce();
});

test('a failure is told once to the component’s onError and once to the provider’s, and onReady is not called', async () => {
  const [onReady, onError, onErrorOfProvider] = [vi.fn(), vi.fn(), vi.fn()];
  const ledger = <GeneralLedger glAccountId={savings} onReady={onReady} onError={onError} />;
  renderWithProvider(ledger, { company, fault: 'status=403', onError: onErrorOfProvider });
  await expect.element(page.getByText('You don’t have access to the general ledger.')).toBeVisible();
  for (const told of [onError, onErrorOfProvider]) {
    expect(told).toHaveBeenCalledExactlyOnceWith({ error: expect.any(ForbiddenError), component: 'GeneralLedger' });
  }
  expect(onReady).not.toHaveBeenCalled();
});

test('each new failure is told', async () => {
  const onError = vi.fn();
  const ledger = <GeneralLedger glAccountId={savings} onError={onError} />;
  renderWithProvider(ledger, { company, fault: 'status=400' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => onError).toHaveBeenCalledTimes(2);
  for (const [{ error }] of onError.mock.calls) expect(error).toBeInstanceOf(RejectedError);
});

test('a crash is told as well', async () => {
  expectConsoleMessage(/"XXQ" is not/);
  const onError = vi.fn();
  renderWithProvider(<GeneralLedger glAccountId={savings} onError={onError} />, { company, currency: 'XXQ' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith({ error: expect.any(RangeError), component: 'GeneralLedger' });
});

test('className, style, id, data attributes, event handlers and ref are those of the outermost element', async () => {
  const ref = createRef<HTMLElement>();
  const onClick = vi.fn();
  const { container } = renderWithProvider(
    <GeneralLedger
      glAccountId={savings}
      ref={ref}
      className="of-the-host"
      id="books"
      style={{ marginBlockStart: 7 }}
      data-test="ledger"
      onClick={onClick}
    />,
    { company },
  );
  await ledgerTable();
  const root = container.querySelector<HTMLElement>('main > section');
  expect(ref.current).toBe(root);
  expect(root?.className).toBe('daybook daybook-general-ledger of-the-host');
  expect(root?.id).toBe('books');
  expect(root?.style.marginBlockStart).toBe('7px');
  expect(root?.dataset.test).toBe('ledger');
  await userEvent.click(page.getByRole('heading', { name: 'Business Savings' }));
  expect(onClick).toHaveBeenCalledOnce();
});
