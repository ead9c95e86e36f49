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
const question = page.getByRole('alertdialog', { name: 'Delete this transaction?' });
const keep = page.getByRole('button', { name: 'Keep it' });

/** A form that asks before it deletes. What it was answered is told, and the keys that reach it. */
function Asking({ answers, keys = [] }: { answers: string[]; keys?: string[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = (text: string) => () => {
    answers.push(text);
    setIsAsking(false);
  };
  return (
    <Root component="Trial" name="trial">
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

test('the question is asked with the safe answer under the hands, and tells what it is about', async () => {
  const answers: string[] = [];
  renderWithProvider(<Asking answers={answers} />, { company });
  await userEvent.click(opener);
  await expect.element(question).toHaveAccessibleDescription('Office rent, $1,200.00');
  await expect.element(keep).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  expect(answers).toEqual(['cancelled']);
  await expect.element(opener).toHaveFocus();
});

test('the Tab key stays in the question, and Enter on the other button confirms', async () => {
  const answers: string[] = [];
  renderWithProvider(<Asking answers={answers} />, { company });
  await userEvent.click(opener);
  const confirm = page.getByRole('button', { name: 'Delete', exact: true });
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    expect(document.activeElement === document.body || question.element().contains(document.activeElement)).toBe(true);
  }
  keep.element().focus();
  await userEvent.tab();
  await expect.element(confirm).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(answers).toEqual(['confirmed']);
  await expect.element(opener).toHaveFocus();
});

test('Escape answers no, once each time, and neither the form nor the host’s page hears of it', async () => {
  const answers: string[] = [];
  const keys: string[] = [];
  const heard: string[] = [];
  const listening = new AbortController();
  document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: listening.signal });
  renderWithProvider(<Asking answers={answers} keys={keys} />, { company });
  for (const times of [1, 2, 3]) {
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(answers).toHaveLength(times);
    await expect.element(opener).toHaveFocus();
  }
  expect([keys, heard]).toEqual([[], []]);
  listening.abort();
});

test('in a host’s modal dialog the question is above it, and Escape leaves the dialog open', async () => {
  const answers: string[] = [];
  const { container } = renderWithProvider(
    <Dialog>
      <Asking answers={answers} />
    </Dialog>,
    { company },
  );
  await userEvent.click(opener);
  await expect.element(keep).toHaveFocus();
  const { left, top, width } = question.element().getBoundingClientRect();
  expect(question.element().contains(document.elementFromPoint(left + width / 2, top + 10))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(container.ownerDocument.querySelector('dialog')?.open).toBe(true);
  expect(answers).toEqual(['cancelled']);
});

test('in a shadow root it opens, is answered and gives the focus back', async () => {
  const answers: string[] = [];
  const roots: ShadowRoot[] = [];
  renderWithProvider(
    <Shadow mode="open" onRoot={(root) => roots.push(root)}>
      <Asking answers={answers} />
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

test('the page behind stays where it is scrolled to', async () => {
  renderWithProvider(
    <div style={{ paddingBlock: 1500 }}>
      <Asking answers={[]} />
    </div>,
    { company },
  );
  opener.element().scrollIntoView({ block: 'center' });
  const before = window.scrollY;
  expect(before).toBeGreaterThan(500);
  await userEvent.click(opener);
  await expect.element(keep).toHaveFocus();
  expect(window.scrollY).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(window.scrollY).toBe(before);
});

test('it has the theme of the place where it is written', async () => {
  renderWithProvider(
    <div data-daybook-theme="dark">
      <Asking answers={[]} />
    </div>,
    { company },
  );
  await userEvent.click(opener);
  await expect.element(keep).toHaveFocus();
  const [red = 255] = (getComputedStyle(question.element()).backgroundColor.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeLessThan(60);
});
