import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { accounts, field, list, manyAccounts, TestPicker, visibleOptions } from '../../support/ui/TestPicker.tsx';

const company = await sharedCompany();
const atEnd = { align: 'end', inlineSize: 320 } as const;
const pinned = { id: 'other', options: [{ id: 'other', text: 'Something else' }], isPinned: true };

/** Opens a picker in a narrow field in the middle of the page. @returns the edges of the field and its list. */
async function openPicker(direction: 'ltr' | 'rtl', inlineSize: number) {
  renderWithProvider(
    <div dir={direction} style={{ inlineSize, marginInline: 'auto' }}>
      <TestPicker placement={atEnd} isLabelHidden />
    </div>,
    { company },
  );
  await userEvent.click(field);
  const box = field.element().closest('.daybook-picker-field') ?? expect.unreachable();
  const layer = list.element().closest('.daybook-popover') ?? expect.unreachable();
  return { field: box.getBoundingClientRect(), list: layer.getBoundingClientRect() };
}

test('a list hangs at the end of its field', async () => {
  const edges = await openPicker('ltr', 200);
  expect(edges.list.width).toBe(320);
  expect(edges.list.right).toBeCloseTo(edges.field.right, 0);
});

test('from right to left, the end is on the left', async () => {
  const edges = await openPicker('rtl', 200);
  expect(edges.list.width).toBe(320);
  expect(edges.list.left).toBeCloseTo(edges.field.left, 0);
});

test('a list is as wide as a field that is wider', async () => {
  const edges = await openPicker('ltr', 500);
  expect(edges.list.width).toBeCloseTo(edges.field.width, 0);
});

test('a pinned option is the last one, in view while the others scroll', async () => {
  const selected: (string | null)[] = [];
  renderWithProvider(<TestPicker groups={[...manyAccounts(200), pinned]} onChange={(id) => selected.push(id)} />, {
    company,
  });
  await userEvent.click(field);
  const option = page.getByRole('option', { name: 'Something else' });
  const isInView = () => {
    const { top, bottom } = option.element().getBoundingClientRect();
    const area = list.element().getBoundingClientRect();
    return top >= area.top && bottom <= area.bottom;
  };
  expect(isInView()).toBe(true);
  expect(option.element()).toHaveAttribute('aria-posinset', '201');
  expect(option.element()).toHaveAttribute('aria-setsize', '201');
  await userEvent.keyboard('{ArrowDown}'.repeat(12));
  const active = document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '');
  const { bottom } = active?.getBoundingClientRect() ?? expect.unreachable();
  expect(bottom).toBeLessThanOrEqual(option.element().getBoundingClientRect().top);
  list.element().scrollTop = 1e6;
  expect(isInView()).toBe(true);
  await userEvent.keyboard('{Escape}{ArrowUp}{Enter}');
  expect(selected).toEqual(['other']);
});

test('typing finds a pinned option like others', async () => {
  renderWithProvider(<TestPicker groups={[...accounts, pinned]} />, { company });
  await userEvent.click(field);
  await userEvent.keyboard('rent');
  await expect.poll(visibleOptions).toEqual(['Rent']);
  await userEvent.clear(field);
  await userEvent.keyboard('else');
  await expect.poll(visibleOptions).toEqual(['Something else']);
});
