import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog } from '../../../src/ui/overlay/ConfirmDialog.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { clickAt, Dialog, Shadow } from '../../support/ui/surroundings.tsx';

const company = await sharedCompany();
const opener = page.getByRole('button', { name: 'Delete …' });
const dialog = page.getByRole('alertdialog', { name: 'Delete this transaction?' });
const cancel = page.getByRole('button', { name: 'Keep it' });

/** A form that asks before it deletes. It records the answers, and the keys that bubble to it. */
function DeleteForm({ answers, keys = [] }: { answers: string[]; keys?: string[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = (text: string) => () => {
    answers.push(text);
    setIsAsking(false);
  };
  return (
    <Root component="Test" name="test">
      <form aria-label="Form" onKeyDown={({ key }) => keys.push(key)}>
        <button type="button" onClick={() => setIsAsking(true)}>
          Delete …
        </button>
        {isAsking && (
          <ConfirmDialog
            title="Delete this transaction?"
            confirmLabel="Delete"
            cancelLabel="Keep it"
            isDangerous
            onConfirm={answer('confirmed')}
            onCancel={answer('cancelled')}
          >
            <p>
              <a href="#rent">Office rent</a>, $1,200.00
            </p>
          </ConfirmDialog>
        )}
      </form>
    </Root>
  );
}

test('opens with the focus on Cancel, and describes its subject', async () => {
  const answers: string[] = [];
  renderWithProvider(<DeleteForm answers={answers} />, { company });
  await userEvent.click(opener);
  await expect.element(dialog).toHaveAccessibleDescription('Office rent, $1,200.00');
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers).toEqual(['cancelled']);
  await expect.element(opener).toHaveFocus();
});

test('Tab stays in the dialog, and Enter on the other button confirms', async () => {
  const answers: string[] = [];
  renderWithProvider(<DeleteForm answers={answers} />, { company });
  await userEvent.click(opener);
  const confirm = page.getByRole('button', { name: 'Delete', exact: true });
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    expect(document.activeElement === document.body || dialog.element().contains(document.activeElement)).toBe(true);
  }
  cancel.element().focus();
  await userEvent.tab();
  await expect.element(confirm).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(answers).toEqual(['confirmed']);
  await expect.element(opener).toHaveFocus();
});

test('Escape cancels once, and does not bubble to the form or the host’s page', async () => {
  const answers: string[] = [];
  const keys: string[] = [];
  const pageKeys: string[] = [];
  const listening = new AbortController();
  document.addEventListener('keydown', ({ key }) => pageKeys.push(key), { signal: listening.signal });
  renderWithProvider(<DeleteForm answers={answers} keys={keys} />, { company });
  for (const times of [1, 2, 3]) {
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answers).toHaveLength(times);
    await expect.element(opener).toHaveFocus();
  }
  expect([keys, pageKeys]).toEqual([[], []]);
  listening.abort();
});

test('opens above a host’s modal dialog, and Escape keeps that one open', async () => {
  const answers: string[] = [];
  const { container } = renderWithProvider(
    <Dialog>
      <DeleteForm answers={answers} />
    </Dialog>,
    { company },
  );
  await userEvent.click(opener);
  await expect.element(cancel).toHaveFocus();
  const { left, top, width } = dialog.element().getBoundingClientRect();
  expect(dialog.element().contains(document.elementFromPoint(left + width / 2, top + 10))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(container.ownerDocument.querySelector('dialog')?.open).toBe(true);
  expect(answers).toEqual(['cancelled']);
});

test('opens in a shadow root, and restores the focus when it closes', async () => {
  const answers: string[] = [];
  const roots: ShadowRoot[] = [];
  renderWithProvider(
    <Shadow mode="open" onRoot={(root) => roots.push(root)}>
      <DeleteForm answers={answers} />
    </Shadow>,
    { company },
  );
  const root = roots.at(-1);
  if (!root) throw new Error('There is no shadow root.');
  await expect.poll(() => root.querySelector('button')).not.toBeNull();
  await clickAt(root.querySelector('button') as Element); // its only one
  await expect.poll(() => root.activeElement?.textContent).toBe('Keep it');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.querySelector('dialog')).toBeNull();
  expect(root.activeElement?.textContent).toBe('Delete …');
  expect(answers).toEqual(['cancelled']);
});

test('does not scroll the page', async () => {
  renderWithProvider(
    <div style={{ paddingBlock: 1500 }}>
      <DeleteForm answers={[]} />
    </div>,
    { company },
  );
  opener.element().scrollIntoView({ block: 'center' });
  const before = window.scrollY;
  expect(before).toBeGreaterThan(500);
  await userEvent.click(opener);
  await expect.element(cancel).toHaveFocus();
  expect(window.scrollY).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(window.scrollY).toBe(before);
});

test('inherits the theme of the element around it', async () => {
  renderWithProvider(
    <div data-daybook-theme="dark">
      <DeleteForm answers={[]} />
    </div>,
    { company },
  );
  await userEvent.click(opener);
  await expect.element(cancel).toHaveFocus();
  const [red = 255] = (getComputedStyle(dialog.element()).backgroundColor.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeLessThan(60);
});

test('an amount in the title or in the text is on one line at every width', async () => {
  renderWithProvider(
    <Root component="Test" name="test">
      <ConfirmDialog
        title="Save your changes to Staples Downtown, −$285.81?"
        confirmLabel="Save"
        cancelLabel="Cancel"
        onConfirm={() => {}}
        onCancel={() => {}}
      >
        Staples Downtown, −$285.81 on May 12, 2026, will be removed.
      </ConfirmDialog>
    </Root>,
    { company },
  );
  const opened = page.getByRole('alertdialog', { name: 'Save your changes to Staples Downtown, −$285.81?' });
  await expect.element(opened).toHaveAccessibleDescription(/Downtown, −\$285\.81 on May/);
  const element = opened.element() as HTMLElement; // a dialog
  for (let width = 160; width < 400; width += 7) {
    element.style.inlineSize = `${width}px`;
    expect([width, ...linesOf(element, '−$285.81')]).toEqual([width, 1, 1]);
  }
});

/** On how many lines each occurrence of a text is, wherever its letters are in the DOM. */
function linesOf(element: HTMLElement, text: string): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: { node: Node; at: number }[] = [];
  let all = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let at = 0; at < (node.textContent ?? '').length; at++) letters.push({ node, at });
    all += node.textContent;
  }
  return [...all.matchAll(new RegExp(text.replace(/[$.]/g, '\\$&'), 'g'))].map(({ index }) => {
    const tops = letters.slice(index, index + text.length).map(({ node, at }) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
    return new Set(tops).size;
  });
}
