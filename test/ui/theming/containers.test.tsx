import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ClosingForm } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

const box = (style: CSSProperties) => (children: ReactNode) => <div style={style}>{children}</div>;

/** Containers that size to their content. */
const containers: [name: string, wrap: (children: ReactNode) => ReactNode][] = [
  ['a modal dialog', (children) => <HostDialog>{children}</HostDialog>],
  ['a flex row', box({ display: 'flex' })],
  ['a centered flex column', box({ display: 'flex', flexDirection: 'column', alignItems: 'center' })],
  ['a flex column aligned to the start', box({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })],
  ['a centered grid', box({ display: 'grid', placeItems: 'center' })],
  ['a box that fits its content', box({ inlineSize: 'fit-content' })],
  ['an absolute box', box({ position: 'absolute' })],
  [
    'a fixed drawer',
    box({ position: 'fixed', insetBlock: 0, insetInlineEnd: 0, maxInlineSize: 480, background: '#fff' }),
  ],
  ['a float', box({ float: 'left' })],
  ['an inline block', box({ display: 'inline-block' })],
  ['a table cell', box({ display: 'table-cell' })],
];

test.each(containers.flatMap(([name, wrap]) => [1280, 380].map((width) => ({ name, wrap, width }))))(
  'a component fits in $name, $width px wide',
  async ({ wrap, width }) => {
    await page.viewport(width, 800);
    renderWithProvider(wrap(<ClosingForm aria-label="Closing" />), { company });
    await expect.element(page.getByRole('textbox')).toBeInTheDocument();
    const component = page.getByLabelText('Closing').element();
    expect(component.getBoundingClientRect().width).toBeGreaterThanOrEqual(320);
    expect(component.getBoundingClientRect().width).toBeLessThanOrEqual(Math.min(640, width));
    expect(component.scrollWidth).toBeLessThanOrEqual(component.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test('a component fills its block or column', async () => {
  renderWithProvider(
    <>
      <ClosingForm aria-label="Block" />
      <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr', inlineSize: 500 }}>
        <nav aria-label="Host">Host</nav>
        <div>
          <ClosingForm aria-label="Column" />
        </div>
      </div>
    </>,
    { company },
  );
  const widthOf = (name: string) => page.getByLabelText(name).element().getBoundingClientRect().width;
  expect(widthOf('Block')).toBeGreaterThan(1200);
  expect(widthOf('Column')).toBe(300);
});

function HostDialog({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} aria-label="Host">
      {children}
    </dialog>
  );
}
