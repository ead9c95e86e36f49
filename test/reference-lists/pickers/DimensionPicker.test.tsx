import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReferenceLoaders } from '../../../src/index.ts';
import { DimensionPicker, type DimensionPickerProps } from '../../../src/reference-lists/pickers/DimensionPicker.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const field = page.getByRole('button', { name: /^Classes / });
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

const value = (name: string) => ({ id: name.toLowerCase(), name, children: [] });
const loaders: ReferenceLoaders = {
  dimensions: async () => [
    { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED', values: [value('Design'), value('Sales')] },
    {
      id: 'dim_city',
      name: 'City',
      requiredness: 'NOT_REQUIRED',
      values: [{ id: 'germany', name: 'Germany', children: [value('Berlin')] }],
    },
  ],
};
const closedTeam = { id: 'closed', name: 'Closed', dimension: { id: 'dim_team', name: 'Team' } };

interface ValuesProps extends Partial<DimensionPickerProps> {
  initial?: string[];
}

function Values({ initial = [], known = [], ...props }: ValuesProps) {
  const [ids, setIds] = useState(initial);
  return (
    <Root component="Test" name="test">
      <DimensionPicker
        label="Classes"
        known={known}
        {...props}
        value={ids}
        onChange={(next) => {
          props.onChange?.(next);
          setIds(next);
        }}
      />
    </Root>
  );
}

test('opens the company’s dimensions below the field and shows the selected values', async () => {
  renderWithProvider(<Values />, { company });
  await expect.element(field).toHaveTextContent('None');
  await userEvent.click(field);
  await expect.element(page.getByRole('group', { name: 'Team (required)' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Project', exact: true })).toBeVisible();
  await userEvent.click(box('Brand'));
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search Project' }), 'packaging');
  await userEvent.click(box('Packaging'));
  await expect.element(field).toHaveTextContent('Team: Brand · Project: Packaging');
  await userEvent.click(field);
  expect(page.getByRole('checkbox').query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Classes Team: Brand · Project: Packaging' })).toBeVisible();
});

test('a required field says so in a word', async () => {
  renderWithProvider(<Values isRequired />, { company });
  await expect.element(page.getByText('Classes required', { exact: true })).toBeVisible();
});

test('selects several values and keeps ids without a name', async () => {
  const choices: string[][] = [];
  const initial = ['elsewhere', 'design', 'nowhere'];
  renderWithProvider(<Values initial={initial} onChange={(ids) => choices.push(ids)} />, { company, loaders });
  await expect.element(field).toHaveTextContent('Team: Design · 2 other values');
  await userEvent.click(field);
  await userEvent.click(box('Sales'));
  await expect.element(field).toHaveTextContent('Team: Design, Sales · 2 other values');
  await userEvent.click(box('Design'));
  await userEvent.click(box('Germany'));
  await userEvent.click(box('Sales'));
  await expect.element(field).toHaveTextContent('City: Germany · 2 other values');
  expect(choices).toEqual([
    ['elsewhere', 'design', 'nowhere', 'sales'],
    ['elsewhere', 'nowhere', 'sales'],
    ['elsewhere', 'nowhere', 'sales', 'germany'],
    ['elsewhere', 'nowhere', 'germany'],
  ]);
});

test('works with the keyboard, and Escape closes the popover but not the form', async () => {
  const escapes: string[] = [];
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && escapes.push(event.key);
  document.addEventListener('keydown', onKeyDown);
  renderWithProvider(<Values />, { company, loaders });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(box('Design')).toBeVisible();
  await userEvent.tab();
  await expect.element(box('Design')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field).toHaveTextContent('Team: Design');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(escapes).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(escapes).toEqual(['Escape']);
  document.removeEventListener('keydown', onKeyDown);
});

test('without enforcement, no dimension is marked as required', async () => {
  renderWithProvider(<Values isRequiredEnforced={false} />, { company, loaders });
  await userEvent.click(field);
  await expect.element(page.getByRole('group', { name: 'Team', exact: true })).toBeVisible();
});

test('a read-only field shows the selected values without a button', async () => {
  renderWithProvider(<Values isReadOnly initial={['sales', 'berlin']} />, { company, loaders });
  await expect
    .element(page.getByRole('group', { name: 'Classes' }))
    .toHaveTextContent('ClassesTeam: Sales · City: Berlin');
  expect(page.getByRole('button').query()).toBeNull();
});

test('errors are shown below the field and describe it', async () => {
  renderWithProvider(<Values errors={['Choose a team.', 'Choose a city.']} />, { company, loaders });
  await expect.element(field).toHaveAccessibleDescription(/Choose a team\. ?Choose a city\./);
  await expect.element(page.getByText('Choose a team.')).toBeVisible();
});

test('a value missing from the trees has the document’s name and can be removed', async () => {
  const choices: string[][] = [];
  const onChange = (ids: string[]) => choices.push(ids);
  renderWithProvider(<Values initial={['closed', 'design']} known={[closedTeam]} onChange={onChange} />, {
    company,
    loaders,
  });
  await expect.element(field).toHaveTextContent('Team: Design, Closed');
  await userEvent.click(field);
  await userEvent.click(page.getByRole('button', { name: 'Remove Team: Closed' }));
  await expect.element(field).toHaveTextContent('Team: Design');
  await expect.element(field).toHaveFocus();
  expect(choices).toEqual([['design']]);
});

test('without the endpoint, selected values have the document’s names and can be removed', async () => {
  const requests = recordRequests();
  const known = [closedTeam, { id: 'berlin', name: 'Berlin', dimension: { id: 'dim_city', name: 'City' } }];
  renderWithProvider(<Values initial={['closed', 'berlin']} known={known} />, { company, fault: 'status=404' });
  await expect.element(field).toHaveTextContent('Team: Closed · City: Berlin');
  await expect.poll(() => requests.at(-1)?.status).toBe(404);
  await userEvent.click(field);
  expect(page.getByRole('alert').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Remove Team: Closed' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove City: Berlin' }));
  await expect.element(field).toHaveTextContent('None');
  await expect.element(page.getByText('There are no classes yet.')).toBeVisible();
});

test('while the list loads, the field shows the document’s names', async () => {
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(<Values initial={['closed']} known={[closedTeam]} />, { company });
  await userEvent.click(field);
  await expect.element(page.getByText('Loading…')).toBeVisible();
  await expect.element(field).toHaveTextContent('Team: Closed');
  expect(page.getByRole('button', { name: 'Remove Team: Closed' }).query()).toBeNull();
  gate.open();
  await expect.element(box('Brand')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Team: Closed' })).toBeVisible();
});

test('if the list fails, the popover shows the failure and a retry loads it', async () => {
  const requests = recordRequests();
  renderWithProvider(<Values />, { company, fault: 'status=400,times=2' });
  await expect.poll(() => requests.at(-1)?.status).toBe(400);
  await userEvent.click(field); // opening tries again
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('There are no classes yet.')).not.toBeInTheDocument();
  await expect.poll(() => requests.map(({ status }) => status)).toEqual([400, 400]);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(field).toHaveFocus();
  await expect.element(box('Brand')).toBeVisible();
});

test('fifty pickers on a page share one request and render no tree until one is opened', async () => {
  const requests = recordRequests();
  const labels = Array.from({ length: 50 }, (_, line) => `Line ${line + 1}`);
  renderWithProvider(
    labels.map((label) => <Values key={label} label={label} />),
    { company },
  );
  const line7 = page.getByRole('button', { name: 'Line 7 None' });
  await expect.poll(() => requests.at(-1)?.status).toBe(200);
  expect(page.getByRole('checkbox').query()).toBeNull();
  await userEvent.click(line7);
  await expect.element(box('Brand')).toBeVisible();
  expect(page.getByRole('group', { name: 'Team (required)' }).elements()).toHaveLength(1);
  expect(requests).toHaveLength(1);
});
