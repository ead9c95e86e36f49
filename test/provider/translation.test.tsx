import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceList } from '../../src/index.ts';
import { en } from '../../src/locales/en.ts';
import type { Translation } from '../../src/locales.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();

const german = {
  ...en,
  invoiceList: { ...en.invoiceList, title: 'Rechnungen', search: 'Rechnungen suchen' },
} satisfies Translation;
const french = { ...en, invoiceList: { ...en.invoiceList, title: 'Factures' } } satisfies Translation;

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const list = () => document.querySelector<HTMLElement>('.daybook-invoice-list');

test('a translation replaces the texts, under the host’s own, and says its language to screen readers', async () => {
  renderWithProvider(<InvoiceList />, {
    company,
    locale: 'de-AT',
    translation: german,
    messages: { invoiceList: { search: 'Suche' }, ledger: null as never }, // null is none
  });
  await expect.element(heading('Rechnungen')).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Suche' })).toBeVisible();
  expect(list()?.lang).toBe('de-AT');
});

test('nothing shows in English while the translation loads, but the data load already', async () => {
  const translation = promised<Translation>();
  renderWithProvider(<InvoiceList />, { company, locale: 'de-DE', translation: () => translation.promise });
  await vi.waitFor(() => expect(list()?.querySelectorAll('tbody [data-column="number"]').length).toBeGreaterThan(3), {
    timeout: 10_000,
  });
  await expect.element(page.getByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument();

  translation.resolve(german);
  await expect.element(heading('Rechnungen')).toBeVisible();
});

test('another locale loads its translation while the former one stays', async () => {
  const loads = vi.fn(async (locale: string) => (locale === 'fr-FR' ? later.promise : german));
  const later = promised<Translation>();
  const { rerender } = renderWithProvider(<InvoiceList />, { company, locale: 'de-DE', translation: loads });
  await expect.element(heading('Rechnungen')).toBeVisible();

  // An inline function is another one on every render, and no reason to load again.
  rerender(<InvoiceList />, { locale: 'fr-FR', translation: (locale) => loads(locale) });
  await expect.element(heading('Rechnungen')).toBeVisible();
  later.resolve(french);
  await expect.element(heading('Factures')).toBeVisible();
  expect(list()?.lang).toBe('fr-FR');
  expect(loads.mock.calls.filter(([locale]) => locale === 'fr-FR')).toHaveLength(1);
});

test('a translation that arrives after another locale was chosen is dropped', async () => {
  const slow = promised<Translation>();
  const translation = async (locale: string) => (locale === 'fr-FR' ? slow.promise : german);
  const { rerender } = renderWithProvider(<InvoiceList />, { company, locale: 'fr-FR', translation });
  rerender(<InvoiceList />, { locale: 'de-DE' });
  await expect.element(heading('Rechnungen')).toBeVisible();
  slow.resolve(french);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(heading('Rechnungen')).toBeVisible();
});

test('without the translation, the texts are English and the host hears why', async () => {
  const onError = vi.fn();
  const cause = new TypeError('Failed to fetch dynamically imported module');
  renderWithProvider(<InvoiceList />, {
    company,
    locale: 'de-DE',
    translation: () => Promise.reject(cause),
    onError,
  });
  await expect.element(heading('Invoices')).toBeVisible();
  expect(list()?.lang).toBe('');
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    component: 'DaybookProvider',
    error: expect.objectContaining({ message: expect.stringContaining('"de-DE"'), cause }),
  });
});

test('a language without a translation is English', async () => {
  renderWithProvider(<InvoiceList />, { company, locale: 'nl-NL', translation: async () => undefined });
  await expect.element(heading('Invoices')).toBeVisible();
  expect(list()?.lang).toBe('');
});

function promised<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
}
