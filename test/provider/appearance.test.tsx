import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Appearance, ClosingNotice, DaybookProvider, GeneralLedger, toPlainDate } from '../../src/index.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { ledgerTable } from '../support/ledger.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />;

const added: Element[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

/** Renders an empty component in a provider, and returns the computed style of its outermost element. */
function rootStyle(appearance: Appearance, props: { className?: string; style?: Record<string, string> } = {}) {
  render(
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ company, appearance })}>
        <GeneralLedger glAccountId={savings} aria-label="Themed" {...props} />
      </DaybookProvider>
    </main>,
  );
  return getComputedStyle(page.getByLabelText('Themed').element());
}

const variableOf = (style: CSSStyleDeclaration, name: string) => style.getPropertyValue(`--_${name}`);

test('appearance applies to components and their popovers, and to nothing else on the page', async () => {
  const before = [document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0], document.body.getAttribute('style')];
  renderWithProvider(ledger, {
    company,
    appearance: { colorRaised: 'rgb(250, 250, 240)', colorText: 'rgb(60, 0, 60)', rowHeight: '50px', radius: '11px' },
  });
  const table = await ledgerTable();
  expect(getComputedStyle(table).color).toBe('rgb(60, 0, 60)');
  expect(table.querySelector('tbody [data-index]')?.getBoundingClientRect().height).toBe(50);
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect.poll(() => document.querySelector('.daybook-popover:popover-open')).not.toBeNull();
  const popover = getComputedStyle(document.querySelector('.daybook-popover:popover-open') as Element);
  expect(popover).toMatchObject({
    backgroundColor: 'rgb(250, 250, 240)',
    borderRadius: '11px',
    color: 'rgb(60, 0, 60)',
  });
  expect([document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0], document.body.getAttribute('style')]).toEqual(
    before,
  );
  expect(getComputedStyle(page.getByRole('heading', { level: 1 }).element()).color).toBe('rgb(0, 0, 0)');
});

test('a new appearance applies at once, and what it no longer sets goes back to the default', () => {
  const { rerender } = renderWithProvider(ledger, { company, appearance: { radius: '11px', space: '5px' } });
  const style = getComputedStyle(document.querySelector('.daybook') as Element);
  rerender(ledger, { appearance: { space: '6px' } });
  expect([variableOf(style, 'radius'), variableOf(style, 'space')]).toEqual(['6px', '6px']);
});

test('a color scheme applies on any page, and a background is painted', () => {
  const dark = rootStyle({ colorScheme: 'dark', colorBackground: 'rgb(10, 10, 10)' });
  expect(dark).toMatchObject({ colorScheme: 'dark', backgroundColor: 'rgb(10, 10, 10)' });
});

test('without colorScheme, a background is painted in the page’s scheme', () => {
  expect(rootStyle({ colorBackground: 'light-dark(rgb(250, 250, 240), black)' })).toMatchObject({
    colorScheme: 'normal',
    backgroundColor: 'rgb(250, 250, 240)',
  });
});

test.each([
  ['in its style', { style: { '--daybook-radius': '3px' } }],
  ['by its class', { className: 'sharp' }],
])('a token that the host sets on a component %s wins', (_where, props) => {
  const rule = document.createElement('style');
  rule.textContent = '.sharp { --daybook-radius: 3px }';
  added.push(document.head.appendChild(rule));
  const style = rootStyle({ radius: '11px', space: '5px' }, props);
  expect([variableOf(style, 'radius'), variableOf(style, 'space')]).toEqual(['3px', '5px']);
});

test('two providers on a page don’t mix, not even one inside a component of the other', async () => {
  const inner = (
    <DaybookProvider {...providerProps({ company, appearance: { radius: '3px' } })}>
      <ClosingNotice date={toPlainDate('2020-01-01')} aria-label="Inner" />
    </DaybookProvider>
  );
  renderWithProvider(
    <>
      <GeneralLedger glAccountId={savings} aria-label="Outer" toolbarActions={inner} />
      {inner}
    </>,
    { company, appearance: { radius: '11px', space: '5px' } },
  );
  await ledgerTable();
  const variables = [...document.querySelectorAll('.daybook')].map((root) =>
    ['radius', 'space'].map((name) => variableOf(getComputedStyle(root), name)),
  );
  expect(variables).toEqual([['11px', '5px'], ...variables.slice(1).map(() => ['3px', '4px'])]);
  expect(variables.length).toBeGreaterThan(1);
});

test.each<[problem: string, appearance: object, message: RegExp]>([
  ['an unknown key', { colorAcent: 'red' }, /appearance\.colorAcent is "red" .*no such key.*colorAccent/],
  ['an empty value', { radius: ' ' }, /appearance\.radius is " " .*CSS length, such as "10px"/],
  ['a semicolon', { colorText: 'red; position: fixed' }, /appearance\.colorText is "red; position: fixed" .*CSS color/],
  ['a brace', { fontFamily: 'serif } html { color: red' }, /appearance\.fontFamily .*list of fonts/],
  ['a value of the wrong type', { space: 4 }, /appearance\.space is 4 .*CSS length with a unit, such as "4px"/],
  ['a misspelled color', { colorDanger: 'redd' }, /appearance\.colorDanger is "redd" .*CSS color/],
  ['an unknown scheme', { colorScheme: 'dim' }, /appearance\.colorScheme is "dim" .*"light" or "dark"/],
])('%s is logged with what is accepted, and skipped', (_problem, appearance, message) => {
  expectConsoleMessage(message);
  const style = rootStyle({ ...appearance, shadow: 'none' } as Appearance);
  expect(variableOf(style, 'shadow')).toBe('none');
  expect(page.getByLabelText('Themed').element().getAttribute('style')).toBe('--_shadow: var(--daybook-shadow, none);');
  expect(page.getByLabelText('Themed').element()).not.toHaveAttribute('data-daybook-theme');
});

test('server-rendered HTML has the appearance, and hydration applies it where a policy blocks style attributes', async () => {
  render(
    <main>
      <h1>Books</h1>
    </main>,
  );
  const books = (
    <DaybookProvider {...providerProps({ company, appearance: { radius: '11px', colorScheme: 'dark' } })}>
      <GeneralLedger glAccountId={savings} aria-label="Themed" />
    </DaybookProvider>
  );
  const html = renderToString(books);
  expect(html).toMatch(/<section data-daybook-theme="dark"[^>]*style="--_radius:var\(--daybook-radius, 11px\)"/);
  const frame = document.createElement('iframe');
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="style-src 'none'"><div>${html}</div>`;
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  added.push(document.body.appendChild(frame));
  await isLoaded;
  const container = frame.contentDocument?.querySelector<HTMLElement>('body > div') ?? undefined;
  const root = container?.querySelector<HTMLElement>('.daybook');
  expect(root?.style.getPropertyValue('--_radius')).toBe('');
  render(books, { container, hydrate: true });
  expect(root?.style.getPropertyValue('--_radius')).toBe('var(--daybook-radius, 11px)');
});
