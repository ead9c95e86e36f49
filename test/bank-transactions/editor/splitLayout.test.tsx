import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { button, lineField, openEditor, picker } from '../../support/bank-transactions/editor.tsx';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

test('cells and buttons of lines are large enough for a finger on phones', async () => {
  await page.viewport(380, 800);
  await openEditor();
  await userEvent.click(button('Split'));
  const line = page.getByRole('listitem', { name: 'Line 1' });
  for (const target of line.element().querySelectorAll('button, input')) {
    const { width, height } = target.getBoundingClientRect();
    if (width > 0) expect([target, width >= 44, height >= 44]).toEqual([target, true, true]);
  }
});

testOwnLook('on phones, the search of a line’s categories looks like that of the main category', async () => {
  await page.viewport(380, 800);
  await openEditor();
  const lookOfSearch = async (category: Locator) => {
    await userEvent.click(category);
    const search = page.getByRole('searchbox', { name: 'Category' });
    await userEvent.click(search);
    await expect.element(search).toHaveFocus();
    const { borderColor, borderRadius, background, outline, outlineOffset } = getComputedStyle(search.element());
    await userEvent.keyboard('{Escape}');
    return { borderColor, borderRadius, background, outline, outlineOffset };
  };
  const main = await lookOfSearch(picker('Category'));
  await userEvent.click(button('Split'));
  const line = page.getByRole('listitem', { name: 'Line 1' });
  expect(await lookOfSearch(line.getByRole('combobox', { name: 'Category' }))).toEqual(main);
});

test('amounts end in one line on phones', async () => {
  await page.viewport(380, 800);
  await openEditor();
  await userEvent.click(button('Split'));
  const ends = [1, 2].map((line) => {
    const input = lineField(line, 'Amount').element();
    return input.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input).paddingRight);
  });
  expect(ends[0]).toBe(ends[1]);
});

testOwnLook('the total ends with the amounts', async () => {
  await openEditor();
  await userEvent.click(button('Split'));
  await expect.element(lineField(2, 'Amount')).toBeVisible();
  const endOf = (element: Element | null | undefined) => {
    const range = document.createRange();
    range.selectNodeContents(element ?? expect.unreachable());
    return range.getBoundingClientRect().right;
  };
  const cell = lineField(1, 'Amount').element().parentElement;
  expect(endOf(page.getByText(/^Total/).element())).toBeCloseTo(endOf(cell?.lastElementChild), 0);
});

testOwnLook('on phones, the name of the remainder keeps its distance from the line beside it', async () => {
  await page.viewport(348, 800);
  await openEditor();
  await userEvent.click(button('Split'));
  const unit = lineField(2, 'Amount').element().parentElement?.lastElementChild ?? expect.unreachable();
  const range = document.createRange();
  range.selectNodeContents(unit);
  const cell = unit.parentElement?.getBoundingClientRect() ?? expect.unreachable();
  expect(range.getBoundingClientRect().left - cell.left).toBeGreaterThanOrEqual(8);
});

test.each([592, 380])(
  'in a split of %i px, texts end in an ellipsis with a tooltip, and amounts are never cut',
  async (width) => {
    await page.viewport(width, 800);
    const notes = 'Posters and flyers for the summer fair';
    await openEditor({
      amount: -12_345_678_90,
      children: [{ amount: -10_000_000_00, notes }, { amount: -2_345_678_90 }],
    });
    const memo = lineField(1, 'Memo').element() as HTMLInputElement;
    expect(memo.scrollWidth).toBeGreaterThan(memo.clientWidth);
    expect(getComputedStyle(memo).textOverflow).toBe('ellipsis');
    await userEvent.hover(memo);
    expect(memo.title).toBe(notes);
    for (const line of [1, 2]) {
      const amount = lineField(line, 'Amount').element();
      expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
      await userEvent.hover(amount);
      expect(amount).toHaveAttribute('title', '');
    }
  },
);

test('in a wide editor, lines are rows of 36 px', async () => {
  await openEditor();
  await userEvent.click(button('Split'));
  await expect.element(lineField(2, 'Amount')).toBeVisible();
  const lines = page.getByRole('listitem', { name: /^Line \d/ }).elements();
  const heights = lines.map((line) => line.getBoundingClientRect().height);
  expect(heights).toEqual([36, 37]); // with the border below the last
});
