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
