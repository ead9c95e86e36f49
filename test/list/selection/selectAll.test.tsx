import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SelectAllCheckbox } from '../../../src/list/rows/RowCheckbox.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test.each([
  { ids: [], selected: [], expected: { checked: false, indeterminate: false } },
  { ids: ['a', 'b'], selected: ['a', 'b'], expected: { checked: true, indeterminate: false } },
  { ids: ['a', 'b'], selected: ['b'], expected: { checked: false, indeterminate: true } },
])('of the rows $ids, $selected are selected', async ({ ids, selected, expected }) => {
  const selection = {
    ids: new Set(selected),
    onChange: () => {},
    isSelecting: true,
    labelOf: () => '',
    allLabel: 'Select all',
  };
  renderWithProvider(
    <Root component="Test" name="test">
      <table>
        <thead>
          <tr>
            <SelectAllCheckbox rows={ids.map((id) => ({ id }))} selection={selection} />
          </tr>
        </thead>
      </table>
    </Root>,
    { company },
  );
  const box = page.getByRole('checkbox', { name: 'Select all' });
  await expect.element(box).toBeInTheDocument();
  const { checked, indeterminate } = box.element() as HTMLInputElement;
  expect({ checked, indeterminate }).toEqual(expected);
});
