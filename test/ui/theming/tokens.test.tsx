import { render } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, ClosingForm, GeneralLedger, JournalEntryForm, toMinor } from '../../../src/index.ts';
import { serif } from '../../../src/themes.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

const themed = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--daybook-${name}`, value])) as CSSProperties; // its type has no custom properties
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);

test('each color token applies where it is documented', async () => {
  const tokens = themed({
    'color-raised': 'rgb(1, 10, 1)',
    'color-sunken': 'rgb(2, 10, 2)',
    'color-muted': 'rgb(3, 10, 3)',
    'color-border': 'rgb(4, 10, 4)',
    'color-chart': 'rgb(5, 10, 5)',
    'color-focus': 'rgb(6, 10, 6)',
    'color-accent': 'rgb(7, 10, 7)',
    shadow: 'rgb(8, 10, 8) 0px 1px 2px 0px',
  });
  renderWithProvider(
    <div style={tokens}>
      <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all', amount: { greaterThan: toMinor(1) } }} />
    </div>,
    { company },
  );
  await ledgerTable();
  await expect.poll(() => document.querySelector('.daybook-ledger-line')).not.toBeNull();
  expect(styleOf('.daybook-ledger-line').stroke).toBe('rgb(5, 10, 5)');
  expect(styleOf('.daybook').getPropertyValue('--_accent')).toBe('rgb(7, 10, 7)');
  expect(styleOf('thead th').color).toBe('rgb(3, 10, 3)');
  expect(styleOf('.daybook-card, .daybook-table th').borderBlockEndColor).toBe('rgb(4, 10, 4)');
  await expect.poll(() => document.querySelector('.daybook-chip')).not.toBeNull();
  expect(styleOf('.daybook-chip').backgroundColor).toBe('rgb(2, 10, 2)');
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect.poll(() => document.querySelector('.daybook-popover:popover-open')).not.toBeNull();
  expect(styleOf('.daybook-popover:popover-open')).toMatchObject({
    backgroundColor: 'rgb(1, 10, 1)',
    boxShadow: 'rgb(8, 10, 8) 0px 1px 2px 0px',
  });
  await userEvent.keyboard('{Escape}'); // back to the button
  await expect.element(page.getByRole('button', { name: 'Display' })).toHaveFocus();
  // A host's button has its own ring.
  if (!inject('replacesParts'))
    expect(getComputedStyle(document.activeElement as Element).outlineColor).toBe('rgb(6, 10, 6)');
});

test('success, control height and headings apply', () => {
  render(
    <main
      className="daybook"
      style={themed({
        'control-height': '51px',
        'heading-size': '31px',
        'heading-weight': '300',
        'color-success': 'rgb(1, 10, 1)',
      })}
    >
      <h1 className="daybook-title">Books</h1>
      <button type="button" className="daybook-button">
        Save
      </button>
      <p className="daybook-card daybook-notice" data-tone="good">
        Saved
      </p>
    </main>,
  );
  expect(styleOf('.daybook-title')).toMatchObject({ fontSize: '31px', fontWeight: '300' });
  expect(styleOf('.daybook-button').minBlockSize).toBe('51px');
  expect(styleOf('.daybook-notice').borderInlineStartColor).toBe('rgb(1, 10, 1)');
});

test('titles whose size is in em have the same size in all components', async () => {
  const [served] = await fetchTransactions(company);
  renderWithProvider(
    <div style={{ fontSize: '16px' }}>
      <BankTransactionEditor transactionId={served?.id ?? ''} />
      <GeneralLedger glAccountId={savings} />
      <JournalEntryForm />
    </div>,
    { company, appearance: serif },
  );
  await ledgerTable();
  await expect.poll(() => document.querySelector('.daybook-editor-title bdi')?.textContent).toBe(served?.displayName);
  const sizes = [...document.querySelectorAll('.daybook-title')].map((title) => getComputedStyle(title).fontSize);
  expect(new Set(sizes)).toEqual(new Set(['26px']));
  expect(sizes.length).toBeGreaterThanOrEqual(3);
});

test('a font for titles and section headings reaches all of them', async () => {
  const [served] = await fetchTransactions(company);
  renderWithProvider(
    <>
      <style>{'.daybook-title, .daybook-part-title { font-family: Georgia; }'}</style>
      <BankTransactionEditor transactionId={served?.id ?? ''} />
      <JournalEntryForm />
      <ClosingForm />
    </>,
    { company },
  );
  for (const heading of ['.daybook-title', 'form .daybook-more > summary', '.daybook-radio-group > legend']) {
    await expect.poll(() => document.querySelector(heading), { timeout: 20_000 }).not.toBeNull();
    expect(styleOf(heading).fontFamily).toBe('Georgia');
  }
});

test('the border of a control stays visible with any line color', () => {
  render(
    <main className="daybook" style={{ ...themed({ 'color-border': '#eeeeee' }), color: '#111111' }}>
      <h1>Books</h1>
      <button type="button" className="daybook-button">
        Save
      </button>
    </main>,
  );
  const [lightness = 1] = styleOf('.daybook-button').borderBlockStartColor.match(/[\d.]+/g) ?? [];
  expect(Number(lightness)).toBeLessThan(0.7); // in oklab: 3 : 1 to white
});
