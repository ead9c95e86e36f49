import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prefer } from '../support/accessibility/media.ts';
import { documents, lists, showScreen } from '../support/accessibility/screens.tsx';
import { picker } from '../support/bank-transactions/editor.tsx';
import { contrast, readColors } from '../support/ui/renderedColors.ts';

const colorsOf = (element: Element | null | undefined) => {
  element?.setAttribute('data-measured', '');
  const { part } = readColors({ part: '[data-measured]' });
  element?.removeAttribute('data-measured');
  return part;
};
const find = (selector: string) => document.querySelector(selector) ?? expect.unreachable(`Nothing is ${selector}.`);

test('forced colors: the chosen tab and the pressed part stand out from the others', async () => {
  await prefer({ 'forced-colors': 'active' });
  await showScreen(lists.invoices);
  const chosen = colorsOf(find('.daybook-tabs label:has(:checked)'));
  expect(contrast(chosen.background, chosen.behind)).toBeGreaterThanOrEqual(3);
  expect(contrast(chosen.text, chosen.background)).toBeGreaterThanOrEqual(4.5);
  const bucket = page.getByRole('button', { name: /^Over 90 days/ });
  await userEvent.click(bucket);
  await expect.element(bucket).toHaveAttribute('aria-pressed', 'true');
  const pressed = colorsOf(bucket.element());
  expect(contrast(pressed.background, pressed.behind)).toBeGreaterThanOrEqual(3);
  expect(contrast(pressed.text, pressed.background)).toBeGreaterThanOrEqual(4.5);
});

test('forced colors: the focused and the selected row, and the borders of controls are visible', async () => {
  await prefer({ 'forced-colors': 'active' });
  await showScreen(lists['bank transactions']);
  const search = colorsOf(find('input[type="search"]'));
  expect(contrast(search.border, search.behind)).toBeGreaterThanOrEqual(3);
  const button = colorsOf(page.getByRole('button', { name: 'Display' }).element());
  expect(contrast(button.border, button.behind)).toBeGreaterThanOrEqual(3);
  (page.getByRole('grid').element() as HTMLElement).focus(); // by its role
  await userEvent.keyboard(' ');
  const row = find('tr[data-focused]');
  expect(row.querySelector('input:checked')).not.toBeNull(); // drawn by the browser
  const { outline, behind } = colorsOf(row);
  expect([outline.style, outline.width]).toEqual(['solid', '2px']);
  expect(contrast(outline.color, behind)).toBeGreaterThanOrEqual(3);
});

test('forced colors: the line of the chart, and closed months are visible', async () => {
  await prefer({ 'forced-colors': 'active' });
  await showScreen(
    <>
      {lists['general ledger']}
      {documents.closing}
    </>,
  );
  await expect.poll(() => document.querySelector('.daybook-ledger-line')).not.toBeNull();
  const line = find('.daybook-ledger-line');
  const { background } = colorsOf(document.body);
  expect(contrast(strokeOf(line), background)).toBeGreaterThanOrEqual(3);
  const closed = colorsOf(find('[role="img"] [data-state="closed"]'));
  const open = colorsOf(find('[role="img"] [data-state="open"]'));
  expect(contrast(closed.background, open.background)).toBeGreaterThanOrEqual(3);
  expect(contrast(closed.text, closed.background)).toBeGreaterThanOrEqual(4.5);
});

test('forced colors: the active option of a list is visible', async () => {
  await prefer({ 'forced-colors': 'active' });
  await showScreen(documents['bank transaction editor']);
  await userEvent.click(picker('Category'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.querySelector('.daybook-option[data-active]')).not.toBeNull();
  const option = colorsOf(find('.daybook-option[data-active]'));
  expect(contrast(option.background, option.behind)).toBeGreaterThanOrEqual(3);
  expect(contrast(option.text, option.background)).toBeGreaterThanOrEqual(4.5);
});

test('more contrast: lines and secondary text are stronger', async () => {
  await showScreen(documents['invoice details']);
  const measure = () => {
    const { text, background } = colorsOf(find('.daybook-secondary'));
    const { border, behind } = colorsOf(find('td'));
    return { text: contrast(text, background), line: contrast(border, behind) };
  };
  const before = measure();
  await prefer({ 'prefers-contrast': 'more' });
  const after = measure();
  expect(after.text).toBeGreaterThan(before.text);
  expect(after.text).toBeGreaterThanOrEqual(7);
  expect(after.line).toBeGreaterThan(before.line);
});

test.each([
  ['a list', lists.invoices],
  ['a form', documents['bank transaction editor']],
])('reduced motion: nothing moves or pulses while %s loads, or after', async (_name, screen) => {
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  const moving = new Set<string>();
  const watch = setInterval(() => {
    for (const animation of document.getAnimations()) {
      const { iterations = 1, duration } = animation.effect?.getTiming() ?? {};
      if (iterations > 1 || Number(duration) > 150) moving.add(String((animation as CSSAnimation).animationName));
    }
  }, 10);
  await showScreen(screen);
  clearInterval(watch);
  expect([...moving]).toEqual([]);
});

/** The color of a line in the chart. */
function strokeOf(line: Element) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${getComputedStyle(line).stroke}`;
  const { text } = colorsOf(probe);
  probe.remove();
  return text;
}
