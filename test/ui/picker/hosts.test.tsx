import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { clickAt, Dialog, Shadow } from '../../support/ui/surroundings.tsx';
import { accounts, field, list, TestPicker } from '../../support/ui/TestPicker.tsx';

const company = await sharedCompany();
const rent = page.getByRole('option', { name: 'Rent' });
const layer = () => list.element().parentElement as HTMLElement; // the popover contains the list

/** Whether an element is in the window and nothing covers its corners. */
function isOnTop(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot; // of an element on the page
  const corners = [top + 12, bottom - 12].flatMap((y) =>
    [left + 12, right - 12].map((x) => root.elementFromPoint(x, y)),
  );
  return corners.every((hit) => hit && element.contains(hit));
}

/** The list's distance from its field, above or below, and the offsets of its edges. */
function placing(combobox: Element = field.element(), box: Element = layer()) {
  const at = combobox.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom, left, right } = box.getBoundingClientRect();
  return {
    below: Math.round(top - at.bottom),
    above: Math.round(at.top - bottom),
    start: left - at.left,
    end: right - at.right,
  };
}

test('the list is not clipped by a host’s box or covered by a host’s overlay', async () => {
  renderWithProvider(
    <>
      <div
        style={{ overflow: 'hidden', blockSize: 60, inlineSize: 300, transform: 'translateX(40px)', contain: 'paint' }}
      >
        <TestPicker />
      </div>
      <div style={{ position: 'fixed', inset: '120px 0 0', zIndex: 2_147_483_647, background: 'white' }}>Above all</div>
    </>,
    { company },
  );
  await userEvent.click(field);
  await expect.poll(() => isOnTop(layer())).toBe(true);
  expect(placing()).toMatchObject({ below: 4, start: 0 });
  await userEvent.click(rent);
  await expect.element(field).toHaveValue('Rent');
});

test('the list opens above a host’s modal dialog, and Escape closes the list before the dialog', async () => {
  renderWithProvider(
    <Dialog>
      <TestPicker />
    </Dialog>,
    { company },
  );
  await userEvent.click(field);
  await expect.poll(() => isOnTop(layer())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.click(field);
  await userEvent.click(rent);
  await expect.element(field).toHaveValue('Rent');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each(['open', 'closed'] as const)(
  'in a shadow root in %s mode, the list opens and options can be selected',
  async (mode) => {
    const roots: ShadowRoot[] = [];
    renderWithProvider(
      <Shadow mode={mode} onRoot={(root) => roots.push(root)}>
        <TestPicker />
      </Shadow>,
      { company },
    );
    const root = roots.at(-1);
    if (!root) throw new Error('There is no shadow root.');
    const input = () => root.querySelector('input') as HTMLInputElement; // the picker's only one
    await expect.poll(input).not.toBeNull();
    await clickAt(input());
    await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(5);
    const box = root.querySelector('.daybook-popover') as HTMLElement; // it contains the options
    expect(isOnTop(box)).toBe(true);
    expect(placing(input(), box)).toMatchObject({ below: 4, start: 0 });
    expect(root.host.getAttribute('aria-hidden')).toBeNull();
    await clickAt(root.querySelectorAll('[role=option]')[3] as Element);
    await expect.poll(() => input().value).toBe('Rent');
    await clickAt(input());
    await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(5);
    await userEvent.click(page.getByRole('heading', { name: 'Books' }));
    await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(0);
  },
);

test('the list follows its field while the page or a box scrolls, and when the window is resized', async () => {
  renderWithProvider(
    <div style={{ paddingBlock: 300, blockSize: 3000 }}>
      <section aria-label="Box" style={{ overflow: 'auto', blockSize: 400 }}>
        <div style={{ paddingBlock: 200, blockSize: 1200 }}>
          <TestPicker />
        </div>
      </section>
    </div>,
    { company },
  );
  window.scrollTo(0, 150);
  await userEvent.click(field);
  await expect.poll(placing).toMatchObject({ below: 4, start: 0 });
  window.scrollBy(0, 90);
  await expect.poll(placing).toMatchObject({ below: 4, start: 0 });
  page.getByRole('region', { name: 'Box' }).element().scrollTop = 70;
  await expect.poll(placing).toMatchObject({ below: 4, start: 0 });
  await page.viewport(900, 700);
  await expect.poll(placing).toMatchObject({ below: 4, start: 0 });
  expect(window.scrollY).toBe(240);
  window.scrollTo(0, 0);
});

test('near the bottom of the window, the list opens above its field, within the available space', async () => {
  await page.viewport(1280, 420);
  renderWithProvider(
    <div style={{ position: 'fixed', insetBlockEnd: 20, inlineSize: 400 }}>
      <TestPicker
        groups={Array.from({ length: 8 }, (_, n) =>
          accounts.map((group) => ({
            ...group,
            id: `${group.id}${n}`,
            options: group.options.map((option) => ({ ...option, id: option.id + n })),
          })),
        ).flat()}
      />
    </div>,
    { company },
  );
  await userEvent.click(field);
  await expect.poll(placing).toMatchObject({ above: 4, start: 0 });
  expect(layer().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('checking');
  await expect.poll(placing).toMatchObject({ above: 4 });
});

test('in RTL, the list is aligned with the right edge of its field', async () => {
  renderWithProvider(
    <div dir="rtl" style={{ inlineSize: 320, marginInlineStart: 200 }}>
      <TestPicker />
    </div>,
    { company },
  );
  await userEvent.click(field);
  await expect.poll(placing).toMatchObject({ below: 4, end: 0 });
  expect(getComputedStyle(rent.element()).direction).toBe('rtl');
  const [text, detail] = [...rent.element().children].map((child) => child.getBoundingClientRect());
  expect(text?.left).toBeGreaterThan(detail?.right ?? Number.NaN);
});

test('the list inherits the theme and font that the host set around the field', async () => {
  renderWithProvider(
    <div
      data-daybook-theme="dark"
      style={
        {
          '--daybook-color-background': 'rgb(1, 2, 3)',
          '--daybook-color-text': 'rgb(250, 240, 230)',
          fontFamily: 'monospace',
          fontSize: 18,
        } as object
      }
    >
      <TestPicker className="host" />
    </div>,
    { company },
  );
  (document.querySelector('.host') as HTMLElement).style.setProperty('--daybook-radius', '13px'); // just rendered
  await userEvent.click(field);
  const style = getComputedStyle(layer());
  expect(style).toMatchObject({
    backgroundColor: 'rgb(1, 2, 3)',
    color: 'rgb(250, 240, 230)',
    colorScheme: 'dark',
    fontFamily: 'monospace',
    fontSize: '18px',
    borderTopLeftRadius: '13px',
  });
});

test('opening the list does not change the host’s page', async () => {
  renderWithProvider(
    <div style={{ blockSize: 3000 }}>
      <p>The host’s own text</p>
      <TestPicker />
    </div>,
    { company },
  );
  const pageState = () => ({
    html: document.documentElement.getAttribute('style'),
    body: document.body.getAttribute('style'),
    children: document.body.childElementCount,
    hidden: document.querySelectorAll('body > [aria-hidden], body > [inert], p[aria-hidden]').length,
    textAt: page.getByText('The host’s own text').element().getBoundingClientRect().top,
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  });
  const before = pageState();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(list).toBeVisible();
  expect(pageState()).toEqual(before);
});

test('a long name is truncated, and its tooltip shows it in full', async () => {
  await page.viewport(380, 700);
  const name = 'A very long account name that does not fit into the list on the narrow screen of a phone';
  renderWithProvider(<TestPicker groups={[{ id: 'all', options: [{ id: 'long', text: name, detail: '9999' }] }]} />, {
    company,
  });
  await userEvent.click(field);
  const [text, detail] = page.getByRole('option').element().children;
  expect(text?.scrollWidth).toBeGreaterThan(text?.clientWidth ?? Number.NaN);
  expect(text?.getAttribute('title')).toBe(name);
  expect(detail?.getBoundingClientRect().right).toBeLessThanOrEqual(372);
});

test('on a phone, the options are a sheet with its own search, which opens without a keyboard', async () => {
  await page.viewport(380, 700);
  renderWithProvider(<TestPicker />, { company });
  await userEvent.click(field);
  await expect.element(list).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Account' });
  await expect.element(field).toHaveFocus();
  expect((field.element() as HTMLInputElement).inputMode).toBe('none');
  const { top, bottom, left, right } = layer().getBoundingClientRect();
  expect({ top, bottom, left, right }).toEqual({ top: 0, bottom: 700, left: 0, right: 380 });
  const first = layer().firstElementChild?.getBoundingClientRect();
  expect(first?.top).toBe(28); // it fills the sheet
  await userEvent.click(search);
  await expect.element(search).toHaveFocus();
  expect(search.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('rent');
  await expect.poll(() => list.getByRole('option').elements().length).toBe(1);
  expect(layer().firstElementChild?.getBoundingClientRect().top).toBe(28);
  await userEvent.keyboard('{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Rent');
  await expect.element(field).toHaveFocus();
  await page.viewport(1280, 800);
});

test('a sheet of options closes with Done, without a choice', async () => {
  await page.viewport(380, 700);
  renderWithProvider(<TestPicker initial="rent" />, { company });
  await userEvent.click(field);
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Rent');
  await expect.element(field).toHaveFocus();
  await page.viewport(1280, 800);
});

test('in a narrow drawer on a desktop, the options stay at their field', async () => {
  renderWithProvider(
    <div style={{ inlineSize: 420 }}>
      <TestPicker />
    </div>,
    { company },
  );
  await userEvent.click(field);
  expect(placing()).toMatchObject({ below: 4, start: 0 });
  expect(page.getByRole('searchbox').query()).toBeNull();
});
