import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/elements.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { providerElement, showPage } from '../support/elements/page.ts';
import { richInvoice } from '../support/invoices/details.tsx';
import { createCompany, issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const grid = page.getByRole('grid');
const shadowOf = (element: Element) => element.shadowRoot ?? expect.unreachable('It has no shadow root.');
const rowsOf = (element: Element) => shadowOf(element).querySelectorAll('tbody tr[data-index]');

/** Only rows near the viewport are drawn. */
async function clickFirstRow(element: HTMLElement): Promise<void> {
  await expect
    .poll(() => {
      element.scrollIntoView();
      return rowsOf(element).length;
    })
    .toBeGreaterThan(0);
  // By its place: a click on an element waits for its text, which changes while names load.
  element.dataset.testid = crypto.randomUUID();
  const place = [...shadowOf(element).querySelectorAll('tr')].findIndex((row) => row.dataset.index !== undefined);
  await userEvent.click(page.getByTestId(element.dataset.testid).getByRole('row').nth(place));
}

function ledgerOf(code = '1010') {
  const ledger = document.createElement('daybook-ledger');
  ledger.glAccountId = company.glAccountIds[code];
  ledger.showChart = false;
  return ledger;
}

test('shows a component in a shadow root with the stylesheet, without <style>', async () => {
  const provider = providerElement(company);
  const ledger = ledgerOf();
  provider.append(ledger);
  showPage(provider);
  await expect.element(grid).toBeVisible();
  const { adoptedStyleSheets } = shadowOf(ledger);
  expect(adoptedStyleSheets).toHaveLength(1);
  expect(shadowOf(ledger).querySelector('style')).toBeNull();
  expect(getComputedStyle(ledger).display).toBe('block');
  expect(getComputedStyle(provider).display).toBe('contents');
});

test('reads attributes of markup: texts, numbers and flags', async () => {
  const provider = providerElement(company);
  provider.innerHTML = `<h2>Accounts</h2><daybook-ledger gl-account-id="${company.glAccountIds['1010']}" show-chart="false" heading-level="3" selectable></daybook-ledger>`;
  showPage(provider);
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible();
  const ledger = provider.querySelector('daybook-ledger') ?? expect.unreachable();
  await expect.element(grid).toBeVisible();
  expect([ledger.showChart, ledger.headingLevel, ledger.selectable]).toEqual([false, 3, true]);
  expect(shadowOf(ledger).querySelector('.daybook-ledger-chart')).toBeNull();
  await expect.poll(() => rowsOf(ledger)[0]?.querySelector('input[type=checkbox]')).toBeTruthy();
});

test('takes properties set before it was upgraded', async () => {
  const page = document.implementation.createHTMLDocument(); // where no elements are defined
  const ledger = page.createElement('daybook-ledger');
  ledger.glAccountId = company.glAccountIds['1010'];
  expect(ledger.shadowRoot).toBeNull();
  const provider = providerElement(company);
  provider.append(ledger);
  showPage(provider);
  await expect.element(grid).toBeVisible();
  expect(Object.hasOwn(ledger, 'glAccountId')).toBe(false);
  expect(ledger.glAccountId).toBe(company.glAccountIds['1010']);
});

test('a property set before it was upgraded wins over its attribute, which is older', async () => {
  const page = document.implementation.createHTMLDocument();
  const ledger = page.createElement('daybook-ledger');
  ledger.setAttribute('gl-account-id', company.glAccountIds['1020'] ?? '');
  ledger.glAccountId = company.glAccountIds['1010'];
  const provider = providerElement(company);
  provider.append(ledger);
  showPage(provider);
  await expect.element(grid).toBeVisible();
  expect(ledger.glAccountId).toBe(company.glAccountIds['1010']);
});

test('an empty attribute counts as none', () => {
  const provider = document.createElement('daybook-provider');
  showPage(provider);
  provider.setAttribute('identity', '');
  provider.setAttribute('fiscal-year-start', ' ');
  expect([provider.identity, provider.fiscalYearStart]).toEqual([undefined, undefined]);
});

test('what a listener turns on is off again without it', async () => {
  const provider = providerElement(company);
  const ledger = ledgerOf();
  const onSelect = vi.fn();
  ledger.addEventListener('entry-select', onSelect);
  provider.append(ledger);
  const onBubble = vi.fn();
  showPage(provider).addEventListener('entry-select', onBubble);
  await expect.poll(() => rowsOf(ledger).length).toBeGreaterThan(0);
  await userEvent.click(page.getByRole('row').nth(3));
  await expect.poll(() => onBubble.mock.calls.length).toBe(1);
  ledger.removeEventListener('entry-select', onSelect);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.click(page.getByRole('row').nth(4));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onBubble).toHaveBeenCalledOnce();
});

test('without a listener, an error is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const provider = document.createElement('daybook-provider');
  provider.baseUrl = 'not a url';
  provider.identity = company.userId;
  provider.fetchToken = () => issueToken(company);
  provider.append(ledgerOf());
  showPage(provider);
  await expect.poll(() => logged.mock.calls.flat().join(' ')).toContain('baseUrl is "not a url"');
});

test('makes rows selectable only if someone listens, and dispatches events that bubble', async () => {
  const provider = providerElement(company);
  const [silent, listening, declared] = [ledgerOf(), ledgerOf('1020'), ledgerOf('1200')];
  declared.setAttribute('events', 'entry-select');
  const onSelect = vi.fn();
  listening.addEventListener('entry-select', ({ detail }) => onSelect(detail.entityId));
  provider.append(silent, listening, declared);
  const onBubble = vi.fn();
  showPage(provider).addEventListener('entry-select', onBubble);
  await clickFirstRow(silent);
  expect(onBubble).not.toHaveBeenCalled();
  await clickFirstRow(listening);
  await expect.poll(() => onSelect.mock.calls).toEqual([[expect.any(String)]]);
  await clickFirstRow(declared);
  await expect.poll(() => onBubble.mock.calls.map(([event]) => event.target)).toEqual([listening, declared]);
});

test('has a button that closes it if someone listens, whose event doesn’t reach a dialog around it', async () => {
  const provider = providerElement(company);
  const details = document.createElement('daybook-invoice-details');
  details.invoiceId = richInvoice.id;
  const onClose = vi.fn();
  details.addEventListener('close', onClose);
  provider.append(details);
  const onBubble = vi.fn();
  showPage(provider).addEventListener('close', onBubble);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onBubble).not.toHaveBeenCalled();
});

test('keeps its state when moved, and unmounts when removed', async () => {
  const provider = providerElement(company);
  const ledger = ledgerOf();
  const aside = document.createElement('div');
  provider.append(ledger, aside);
  showPage(provider);
  await expect.element(grid).toBeVisible();
  const search = page.getByRole('searchbox');
  await userEvent.fill(search, 'Gusto');
  const section = shadowOf(ledger).querySelector('section');
  aside.append(ledger);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shadowOf(ledger).querySelector('section')).toBe(section);
  await expect.element(search).toHaveValue('Gusto');
  ledger.remove();
  await expect.poll(() => shadowOf(ledger).childElementCount).toBe(0);
  provider.append(ledger);
  await expect.element(search).toHaveValue('');
});

test('two providers show two companies, and another identity starts from scratch', async () => {
  const other = await createCompany({ seed: 'none' });
  const [first, second] = [providerElement(company), providerElement(other)];
  const lists = [first, second].map((provider) => {
    const list = document.createElement('daybook-invoices');
    provider.append(list);
    return list;
  });
  showPage(first, second);
  const [filled = expect.unreachable(), empty = expect.unreachable()] = lists;
  await expect.poll(() => rowsOf(filled).length).toBeGreaterThan(0);
  await expect.poll(() => shadowOf(empty).textContent).toContain('No invoices');
  expect(rowsOf(empty)).toHaveLength(0);
  first.fetchToken = second.fetchToken;
  first.identity = other.userId;
  await expect.poll(() => rowsOf(filled).length).toBe(0);
  first.identity = undefined;
  await expect.poll(() => shadowOf(filled).childElementCount).toBe(0);
});

test('finds its provider through shadow roots, and one that comes later', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const provider = providerElement(company);
  const card = document.createElement('div');
  const ledger = ledgerOf();
  card.attachShadow({ mode: 'open' }).append(ledger);
  showPage(card);
  const message = '<daybook-ledger> is not inside <daybook-provider>, so it shows nothing. Put it inside one.';
  await expect.poll(() => logged.mock.calls).toEqual([[message]]);
  expect(shadowOf(ledger).childElementCount).toBe(0);
  card.replaceWith(provider);
  provider.append(card);
  await expect.element(grid).toBeVisible();
  expect(logged).toHaveBeenCalledOnce();
});

test('follows the theme of what is around it', async () => {
  const provider = providerElement(company);
  const ledger = ledgerOf();
  provider.append(ledger);
  const main = showPage(provider);
  await expect.element(grid).toBeVisible();
  const scheme = () => getComputedStyle(shadowOf(ledger).querySelector('section') ?? main).colorScheme;
  expect(scheme()).toBe('normal');
  main.className = 'dark';
  await expect.poll(scheme).toBe('dark');
  provider.dataset.theme = 'light';
  await expect.poll(scheme).toBe('light');
  main.dataset.daybookTheme = 'dark';
  await expect.poll(scheme).toBe('dark');
});

test('the provider’s color scheme wins over a mark of the page, which paints no background', async () => {
  const provider = providerElement(company);
  const ledger = ledgerOf();
  provider.append(ledger);
  const main = showPage(provider);
  main.dataset.theme = 'light';
  await expect.element(grid).toBeVisible();
  const section = () => shadowOf(ledger).querySelector('section') ?? main;
  expect(getComputedStyle(section()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  provider.appearance = { colorScheme: 'dark' };
  await expect.poll(() => getComputedStyle(section()).colorScheme).toBe('dark');
});

test('shows the host’s buttons in the toolbar, and is reached by Tab', async () => {
  const provider = providerElement(company);
  const ledger = ledgerOf();
  ledger.innerHTML = '<button type="button" slot="toolbar-actions">New entry</button>';
  provider.append(ledger);
  showPage(provider);
  const button = page.getByRole('button', { name: 'New entry' });
  await expect.element(button).toBeVisible();
  await userEvent.click(button);
  await userEvent.tab();
  expect(document.activeElement).toBe(ledger);
  expect(shadowOf(ledger).activeElement).not.toBeNull();
});

test('an empty list shows the host’s button below its text', async () => {
  const empty = await createCompany({ seed: 'none' });
  const provider = providerElement(empty);
  for (const name of ['daybook-invoices', 'daybook-bank-transactions'] as const) {
    const list = document.createElement(name);
    list.innerHTML = `<button type="button" slot="toolbar-actions">New in ${name}</button>`;
    provider.append(list);
  }
  showPage(provider);
  await expect.element(page.getByText('No bank transactions yet')).toBeVisible();
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New in daybook-invoices' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New in daybook-bank-transactions' })).toBeVisible();
});

test('an empty list shows the host’s element in its place, also if it is added later', async () => {
  const empty = await createCompany({ seed: 'none' });
  const provider = providerElement(empty);
  const list = document.createElement('daybook-invoices');
  provider.append(list);
  showPage(provider);
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  list.innerHTML = '<p slot="empty">Write your first invoice</p>';
  await expect.element(page.getByText('Write your first invoice')).toBeVisible();
  expect(page.getByText('No invoices yet').query()).toBeNull();
  list.replaceChildren();
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
});

test('a component whose code cannot be loaded reports it in the look of the theme', async () => {
  expectConsoleMessage(/Failed to fetch/);
  const provider = providerElement(company);
  const broken = document.createElement('div');
  const onError = vi.fn();
  const { createElementsRoot } = await import('../../src/elements/createElementsRoot.tsx');
  const root = createElementsRoot();
  showPage(broken);
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { baseUrl = '', identity = '', fetchToken = () => expect.unreachable() } = provider;
  root.render({ baseUrl, identity, fetchToken, appearance: { colorDanger: 'rgb(1, 2, 3)' } }, [
    { key: '1', root: broken.attachShadow({ mode: 'open' }), load, props: { onError } },
  ]);
  await expect.poll(() => onError.mock.calls).toEqual([[{ component: 'div', error: expect.any(Error) }]]);
  await expect.element(page.getByText(/^Something went wrong/)).toBeVisible();
  const notice = broken.shadowRoot?.querySelector('[role="alert"]') ?? expect.unreachable();
  expect(getComputedStyle(notice).borderInlineStartColor).toBe('rgb(1, 2, 3)');
  root.unmount();
});
