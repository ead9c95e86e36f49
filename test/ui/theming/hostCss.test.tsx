import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import layered from '../../../src/styles.css?inline';
import unlayered from '../../../src/styles.unlayered.css?inline';
import hostile from '../../../stories/hosts/hostile.css?inline';
import { ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { openField } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

const added: Element[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

test.each([
  ['styles.css', layered],
  ['styles.unlayered.css', unlayered],
])('%s does not change a host’s page outside Daybook’s components', async (_name, css) => {
  renderWithProvider(null, { company });
  const host = await hostPage();
  const before = stylesOf(host);
  addStyle(css, host);
  expect(stylesOf(host)).toEqual(before);
});

testOwnLook.each([
  ['* { margin: 3px }'],
  ['*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 }'],
  [
    'button { background: hotpink; border: 4px solid; padding: 20px; margin: 9px; font: 30px serif; text-transform: uppercase; box-shadow: 0 0 9px; min-height: 60px }',
  ],
  ['table { border-collapse: collapse; margin: 40px; width: auto; font-size: 30px; border: 3px solid }'],
  [
    'th, td { padding: 30px; border: 3px solid; text-align: center; vertical-align: top; white-space: normal; font-size: 9px }',
  ],
  [
    'h2 { margin: 50px; font-size: 60px } p { margin: 50px } label { margin: 50px; font-weight: 900 } select { margin: 50px; padding: 30px }',
  ],
  ['section { display: flex } header { position: fixed; background: hotpink } caption { display: none }'],
  [
    'label, th, h2 { text-transform: uppercase; letter-spacing: 6px; font-style: italic } th { background: silver } h2 { border-bottom: 3px solid; padding-bottom: 20px }',
  ],
  ['select { width: 300px; height: 90px } span, time, bdi { letter-spacing: 6px; word-spacing: 9px }'],
  ['span { display: block } time { font-size: 30px } bdi { padding: 20px }'],
])('a host’s %s does not break the ledger with the unlayered stylesheet', async (reset) => {
  await page.viewport(1280, 2_000); // the totals are below the rows, wherever the host moves the table
  addStyle(unlayered);
  const { container } = renderWithProvider(
    <div style={{ inlineSize: 1000, margin: 0, padding: 0 }}>
      <GeneralLedger
        loadInBackground={false}
        glAccountId={savings}
        defaultFilters={{ period: 'all' }}
        onEntrySelect={() => {}}
      />
    </div>,
    { company },
  );
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  const before = layoutOf(container);
  addStyle(reset);
  expect(differences(before, layoutOf(container))).toEqual([]);
  const root = container.querySelector('.daybook');
  expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
});

testOwnLook('a host’s styles for bare elements do not break the table, filters, pickers or notices', async () => {
  addStyle(hostile);
  addStyle(unlayered);
  const filters = { beginDate: '2020-01-01', accountingMethod: 'ACCRUAL' } as const;
  const switchable = <GeneralLedger loadInBackground={false} defaultGlAccountId={savings} defaultFilters={filters} />;
  const { unmount } = renderWithProvider(switchable, { company });
  const table = await ledgerTable();
  const balance = page.getByRole('columnheader', { name: 'Balance' }).element();
  expect(getComputedStyle(balance)).toMatchObject({ textAlign: 'end', paddingInline: '8px' });
  expect(table.tBodies[0]?.rows[1]?.getBoundingClientRect().height).toBe(40);

  const search = page.getByRole('searchbox', { name: 'Search entries' }).element();
  expect([sizeOf(search)[1], getComputedStyle(search).textAlign]).toEqual([32, 'start']);
  expect(sizeOf(await page.getByRole('button', { name: /^Remove filter Date/ }).findElement())).toEqual([28, 28]);
  const account = page.getByRole('combobox', { name: 'Account', exact: true });
  await expect.element(account).toHaveValue('Business Savings');
  expect(sizeOf(account.element())[1]).toBeCloseTo(31.2, 0);
  await openField('Team');
  expect(sizeOf(await page.getByRole('checkbox', { name: 'Brand' }).findElement())).toEqual([16, 16]);
  await userEvent.click(account);
  await expect.element(page.getByRole('option', { name: /^Business Savings/ })).toBeVisible();
  unmount();

  renderWithProvider(switchable, { company, fault: 'status=400' });
  const retry = await page.getByRole('button', { name: 'Try again' }).findElement();
  expect(getComputedStyle(retry).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

testOwnLook('a host’s styles for bare elements do not break the progress bar', async () => {
  addStyle(hostile);
  addStyle(unlayered);
  const large = await sharedCompany({ entries: 260 });
  const { checking = '' } = large.glAccountIds;
  const ledger = (
    <GeneralLedger
      loadInBackground={false}
      glAccountId={checking}
      defaultFilters={{ period: 'all' }}
      defaultSorting={oldestFirst}
    />
  );
  renderWithProvider(ledger, {
    company: large,
    fault: 'delay=60000,after=2', // the account and the first page load
  });
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  expect(sizeOf(await page.getByRole('progressbar').findElement())).toEqual([160, 6]);
});

/** Width and height in pixels. */
function sizeOf(element: Element): [number, number] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}

/** A typical host page in an iframe without our styles. */
async function hostPage(): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.title = 'A host’s page';
  frame.srcdoc = `<!doctype html><html lang="en"><title>Host</title><body class="table button">
    <header><h1>Host</h1><nav><a href="#">Books</a></nav></header>
    <main><section><h2>Accounts</h2><p class="secondary notice">Text <time>today</time> <bdi>1.00</bdi></p>
      <table class="table"><caption>Table</caption><thead><tr><th data-column="date">Date</th></tr></thead>
        <tbody><tr><td data-align="end">1</td><td></td></tr></tbody></table>
      <form><label for="s">Period</label><select id="s" class="select"><option>All</option></select>
        <button class="button" disabled>Save</button><input value="1"></form>
      <ul><li><span class="money" data-label="Debit">1</span></li></ul>
      <div class="title" data-tone="danger" role="alert">Alert</div></section></main></body></html>`;
  added.push(document.body.appendChild(frame));
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return frame.contentDocument;
}

/** Every computed property of every element and its pseudo-elements. */
function stylesOf(host: Document) {
  return [host.documentElement, host.body, ...host.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = (host.defaultView ?? window).getComputedStyle(element, part);
      return [element.tagName, part, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    }),
  );
}

function addStyle(css: string, to = document) {
  const style = to.createElement('style');
  style.textContent = css;
  added.push(to.head.appendChild(style));
}

interface Place {
  name: string;
  /** Distances from the table's corner, in CSS pixels. */
  edges: number[];
  /** Properties that resets of buttons and cells often change. */
  look: string;
}

/** The position and look of everything visible. */
function layoutOf(container: HTMLElement): Place[] {
  const corner = container.querySelector('table')?.getBoundingClientRect() ?? new DOMRect();
  const elements = container.querySelectorAll('th, td, time, bdi, tbody button, select, h2, label, [role=status]');
  return [...elements].map((element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const { backgroundColor, textTransform, textAlign, fontSize, boxShadow } = style;
    const { letterSpacing, wordSpacing, fontStyle, borderBlockEndWidth } = style;
    return {
      name: `${element.tagName} ${element.textContent}`,
      edges: [top - corner.top, left - corner.left, right - corner.left, bottom - corner.top],
      look: [
        backgroundColor,
        textTransform,
        textAlign,
        fontSize,
        boxShadow,
        letterSpacing,
        wordSpacing,
        fontStyle,
        borderBlockEndWidth,
      ].join(', '),
    };
  });
}

/** Elements that look different, or moved visibly. */
function differences(before: Place[], after: Place[]) {
  return before.flatMap((place, index) => {
    const now = after[index];
    const isSame =
      now?.look === place.look && place.edges.every((edge, side) => Math.abs(edge - (now.edges[side] ?? 0)) < 7);
    return isSame ? [] : [{ before: place, after: now }];
  });
}
