import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/elements.ts';
import { providerElement, showPage } from '../support/elements/page.ts';
import { richInvoice } from '../support/invoices/details.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const closeButton = page.getByRole('button', { name: 'Close' });

/** Shows an invoice, which has the button only while somebody listens to `close`. */
async function showDetails() {
  const provider = providerElement(company);
  const details = document.createElement('daybook-invoice-details');
  details.invoiceId = richInvoice.id;
  provider.append(details);
  showPage(provider);
  await expect.element(page.getByRole('heading', { name: 'Line items' })).toBeVisible();
  return details;
}

test('what a listener turns on is off again after a listener with `once` was called', async () => {
  const details = await showDetails();
  const onClose = vi.fn((event: Event) => event.stopImmediatePropagation());
  details.addEventListener('close', onClose, { once: true });
  await userEvent.click(closeButton);
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(closeButton).not.toBeInTheDocument();
  details.addEventListener('close', onClose);
  await userEvent.click(closeButton);
  await userEvent.click(closeButton);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('it is off again when its `signal` is aborted, and never on with one that was', async () => {
  const details = await showDetails();
  const listening = new AbortController();
  details.addEventListener('close', () => {}, { signal: listening.signal });
  await expect.element(closeButton).toBeVisible();
  listening.abort();
  await expect.element(closeButton).not.toBeInTheDocument();
  details.addEventListener('close', () => {}, { signal: listening.signal });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closeButton.query()).toBeNull();
});

test('it stays on while one of two listeners is left', async () => {
  const details = await showDetails();
  const onClose = vi.fn();
  const listening = new AbortController();
  details.addEventListener('close', onClose, true);
  details.addEventListener('close', onClose, { once: true, signal: listening.signal });
  await userEvent.click(closeButton);
  expect(onClose).toHaveBeenCalledTimes(2);
  listening.abort();
  details.removeEventListener('close', onClose); // the one that is left captures
  await userEvent.click(closeButton);
  expect(onClose).toHaveBeenCalledTimes(3);
  details.removeEventListener('close', onClose, { capture: true });
  await expect.element(closeButton).not.toBeInTheDocument();
});

test('a listener that was added again without `once` stays', async () => {
  const details = await showDetails();
  const onClose = vi.fn();
  details.addEventListener('close', onClose, { once: true });
  details.removeEventListener('close', onClose);
  details.addEventListener('close', onClose);
  await userEvent.click(closeButton);
  await userEvent.click(closeButton);
  expect(onClose).toHaveBeenCalledTimes(2);
});
