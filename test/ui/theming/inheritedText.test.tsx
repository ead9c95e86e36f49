import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList, GeneralLedger, JournalEntryForm } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

/** Text styles that a host may set around a component. */
const around: CSSProperties = {
  letterSpacing: '0.5em',
  wordSpacing: '2em',
  textTransform: 'uppercase',
  textAlign: 'center',
  textIndent: '4em',
  textShadow: '0 0 3px red',
  fontStyle: 'italic',
  fontVariant: 'small-caps',
  whiteSpace: 'pre',
  wordBreak: 'break-all',
  hyphens: 'auto',
  cursor: 'wait',
};

/** Styles that components inherit. */
const inherited: CSSProperties = { fontFamily: 'monospace', fontSize: 15, color: 'rgb(90, 0, 90)' };

const properties = [
  ...['letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'text-indent', 'text-shadow', 'font-style'],
  ...['font-variant-caps', 'white-space', 'word-break', 'hyphens', 'cursor'],
];

test.each<[string, ReactNode, string]>([
  ['ledger', <GeneralLedger key="part" glAccountId={savings} />, 'slider'],
  ['bank transactions', <BankTransactionList key="part" selectable />, 'grid'],
  ['journal entry', <JournalEntryForm key="part" />, 'form'],
])('text styles in the %s do not depend on the host’s', async (_name, component, role) => {
  const { container, rerender } = renderWithProvider(<div style={inherited}>{component}</div>, { company });
  const root = () => container.querySelector('.daybook') as HTMLElement; // after rendering
  await (role === 'form' ? page.getByRole('heading', { level: 2 }) : page.getByRole(role)).findElement();
  await expect.poll(() => root().querySelector('.daybook-skeleton')).toBeNull();
  const before = textOf(root());
  expect(before.length).toBeGreaterThan(20);
  rerender(<div style={{ ...inherited, ...around }}>{component}</div>);
  expect(textOf(root())).toEqual(before);
  expect(getComputedStyle(root())).toMatchObject({
    fontFamily: 'monospace',
    fontSize: '15px',
    color: 'rgb(90, 0, 90)',
  });
  expect(root().scrollWidth).toBeLessThanOrEqual(root().clientWidth);
});

test('text styles in popovers and dialogs do not depend on the host’s', async () => {
  renderWithProvider(
    <div style={around}>
      <BankTransactionEditor />
    </div>,
    { company },
  );
  await userEvent.click(page.getByRole('combobox', { name: /^Category/ }));
  const option = page.getByRole('option').first();
  await expect.element(option).toBeVisible();
  const expected = { letterSpacing: 'normal', textTransform: 'none', textIndent: '0px', fontStyle: 'normal' };
  expect(getComputedStyle(option.element())).toMatchObject(expected);
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(page.getByRole('textbox', { name: /^Description/ }), 'Rent');
  await userEvent.keyboard('{Escape}');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(dialog.element())).toMatchObject({ ...expected, textAlign: 'start', cursor: 'auto' });
});

/** The text styles of each element. */
function textOf(root: HTMLElement): string[] {
  return [root, ...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [element.tagName, ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ');
  });
}
