import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../../../src/ui/dates/DateField.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { clickAt, Shadow } from '../../support/ui/surroundings.tsx';

const company = await sharedCompany();
const calendar = page.getByRole('dialog', { name: 'Date' });
const open = page.getByRole('button', { name: 'Open calendar for Date' });

function TestDate() {
  return (
    <Root component="Test" name="test">
      <DateField label="Date" value={undefined} onChange={() => {}} />
    </Root>
  );
}

/** The place of a popover's content, with the footer of a sheet. */
const placeOf = (element: Element) => {
  const { left, right, top } = element.getBoundingClientRect();
  const footer = element.nextElementSibling;
  const { bottom } = (footer?.clientHeight ? footer : element).getBoundingClientRect();
  return { left, right, top, bottom: Math.round(bottom) };
};

test('in a narrow component, a popover is a bottom sheet with large targets', async () => {
  await page.viewport(380, 700);
  renderWithProvider(<TestDate />, { company });
  await userEvent.click(open);
  await expect.element(calendar).toBeVisible();
  expect(placeOf(calendar.element())).toMatchObject({ left: 0, right: 380, bottom: 700 });
  expect(getComputedStyle(calendar.element()).borderRadius).toBe('18px 18px 0px 0px');
  for (const button of calendar.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height, button.outerHTML).toBeGreaterThanOrEqual(44);
  }
});

test('a sheet is at most up to 28 px from the top and scrolls inside', async () => {
  await page.viewport(380, 240);
  renderWithProvider(<TestDate />, { company });
  await userEvent.click(open);
  const sheet = calendar.element();
  expect(placeOf(sheet)).toMatchObject({ top: 28, bottom: 240 });
  expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
});

test('a sheet has a button Done, which closes it and returns the focus', async () => {
  await page.viewport(380, 700);
  renderWithProvider(<TestDate />, { company });
  await userEvent.click(open);
  const done = page.getByRole('button', { name: 'Done' });
  const { bottom, height } = done.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(bottom).toBeLessThanOrEqual(700);
  await userEvent.click(done);
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await page.viewport(1280, 800);
  await userEvent.click(open);
  await expect.element(calendar).toBeVisible();
  await expect.element(done).not.toBeInTheDocument();
});

test('Escape and a press outside close a sheet, return the focus, and press nothing behind it', async () => {
  await page.viewport(380, 700);
  let presses = 0;
  renderWithProvider(
    <>
      <TestDate />
      <button type="button" onClick={() => presses++}>
        Behind
      </button>
    </>,
    { company },
  );
  await userEvent.click(open);
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await userEvent.click(open);
  await clickAt(page.getByRole('button', { name: 'Behind' }).element());
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(presses).toBe(0);
});

test.each(['ltr', 'rtl'])('a sheet is at the bottom in a transformed and clipped host (%s)', async (dir) => {
  await page.viewport(1000, 700);
  renderWithProvider(
    <div dir={dir} style={{ overflow: 'hidden', inlineSize: 400, blockSize: 90, transform: 'translateX(40px)' }}>
      <TestDate />
    </div>,
    { company },
  );
  await userEvent.click(open);
  await expect.element(calendar).toBeVisible();
  expect(placeOf(calendar.element())).toMatchObject({ left: 0, right: 1000, bottom: 700 });
});

test('a popover becomes a sheet and an anchored popover again as its component is resized', async () => {
  await page.viewport(1000, 700);
  renderWithProvider(
    <div dir="rtl" id="host">
      <TestDate />
    </div>,
    { company },
  );
  const host = document.getElementById('host') as HTMLElement; // above
  await userEvent.click(open);
  const anchored = placeOf(calendar.element());
  expect(anchored.bottom).toBeLessThan(600);
  host.style.inlineSize = '400px';
  await expect.poll(() => placeOf(calendar.element())).toMatchObject({ left: 0, right: 1000, bottom: 700 });
  host.style.inlineSize = '';
  await expect.poll(() => placeOf(calendar.element())).toEqual(anchored);
});

test('in a closed shadow root, a press outside closes a sheet', async () => {
  await page.viewport(380, 700);
  const roots: ShadowRoot[] = [];
  renderWithProvider(
    <Shadow mode="closed" onRoot={(root) => roots.push(root)}>
      <TestDate />
    </Shadow>,
    { company },
  );
  const find = (selector: string) => roots.at(-1)?.querySelector(selector) ?? null;
  await expect.poll(() => find('[aria-haspopup]')).not.toBeNull();
  const button = find('[aria-haspopup]') as Element; // polled above
  await clickAt(button);
  await expect.poll(() => find('[role=dialog]')).not.toBeNull();
  expect(placeOf(find('[role=dialog]') as Element)).toMatchObject({ left: 0, right: 380, bottom: 700 });
  await clickAt(button);
  await expect.poll(() => find('[role=dialog]')).toBeNull();
  expect(roots.at(-1)?.activeElement).toBe(button);
});
