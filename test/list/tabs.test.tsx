import { expect, test } from 'vitest';
import { ListTabs } from '../../src/list/tabs/ListTabs.tsx';
import { Root } from '../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });

test('a count that is 0 so far is unknown, and never shown as 0', async () => {
  const tabs = [
    { id: 'part', label: 'Part', count: { count: 0, isComplete: false } },
    { id: 'more', label: 'More', count: { count: 100, isComplete: false } },
    { id: 'none', label: 'None', count: { count: 0, isComplete: true } },
  ];
  const { container } = renderWithProvider(
    <Root component="Test" name="test">
      <ListTabs label="Show" tabs={tabs} selectedId="part" onSelect={() => {}} part={{ current: null }} />
    </Root>,
    { company },
  );
  const counts = [...container.querySelectorAll('bdi')];
  expect(counts.map(({ textContent }) => textContent)).toEqual(['', '100+', '0']);
  expect(counts.map((count) => getComputedStyle(count).visibility)).toEqual(['hidden', 'visible', 'visible']);
  expect(counts[0]?.offsetWidth).toBeGreaterThan(0);
});

test.each(['ltr', 'rtl'])('a tab that gets selected scrolls into view, and nothing else, %s', async (dir) => {
  const tabs = ['Open', 'Overdue', 'Partially paid', 'Paid'].map((label) => ({ id: label, label }));
  const render = (selectedId: string) => (
    <div dir={dir} style={{ inlineSize: 150, paddingBlockStart: 2000 }}>
      <Root component="Test" name="test">
        <ListTabs label="Show" tabs={tabs} selectedId={selectedId} onSelect={() => {}} part={{ current: null }} />
      </Root>
    </div>
  );
  const { container, rerender } = renderWithProvider(render('Open'), { company });
  const strip = container.querySelector('fieldset') ?? expect.unreachable();
  for (const selected of ['Paid', 'Open']) {
    rerender(render(selected));
    const [tab, outer] = [strip.querySelector('label:has(:checked)'), strip].map((each) =>
      each?.getBoundingClientRect(),
    );
    if (!tab || !outer) expect.unreachable();
    expect(tab.left).toBeGreaterThanOrEqual(outer.left - 1);
    expect(tab.right).toBeLessThanOrEqual(outer.right + 1);
    expect(strip.scrollLeft !== 0).toBe(selected === 'Paid');
  }
  expect(window.scrollY).toBe(0);
});
