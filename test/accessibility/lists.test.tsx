import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lists, showScreen } from '../support/accessibility/screens.tsx';

test.each(Object.entries(lists))('%s: what a screen reader gets, with the first row focused', async (_name, list) => {
  await showScreen(
    <>
      <style>{'tbody tr[data-index]:not([data-index="0"]), option:not(:checked) { display: none }'}</style>
      {list}
    </>,
  );
  await expect
    .poll(() => document.querySelector('.daybook')?.textContent, { timeout: 20_000 })
    .not.toMatch(/so far|\d\+(?!\d)/); // an amount can follow a number: INV-15+42.00
  const grid = page.getByRole('grid').element() as HTMLElement; // by its role
  grid.focus();
  await expect.element(page.getByRole('main')).toMatchAriaSnapshot();
});
