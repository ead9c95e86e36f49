import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Dimension, DimensionValue } from '../../../src/index.ts';
import { DimensionTree } from '../../../src/reference-lists/pickers/DimensionTree.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const value = (name: string, children: DimensionValue[] = []): DimensionValue => ({
  id: name.toLowerCase(),
  name,
  children,
});
const places: Dimension = {
  id: 'dim_place',
  name: 'Location',
  requiredness: 'NOT_REQUIRED',
  values: [value('Europe', [value('France', [value('Paris'), value('Lyon')]), value('Spain')]), value('Asia')],
};
const manyPlaces: Dimension = {
  ...places,
  values: [...places.values, ...Array.from({ length: 20 }, (_, n) => value(`Place ${n}`))],
};

function renderTree(dimension = places, initial: string[] = []) {
  const choices: string[][] = [];
  function Tree() {
    const [ids, setIds] = useState(initial);
    return (
      <Root component="Trial" name="trial">
        <DimensionTree
          dimension={dimension}
          value={ids}
          onChange={(next) => {
            choices.push(next);
            setIds(next);
          }}
        />
      </Root>
    );
  }
  renderWithProvider(<Tree />, { company });
  return choices;
}

const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('a value can be selected and deselected', async () => {
  const choices = renderTree();
  await userEvent.click(box('Paris'));
  await expect.element(box('Paris')).toBeChecked();
  await userEvent.click(box('Asia'));
  await userEvent.click(box('Paris'));
  expect(choices).toEqual([['paris'], ['paris', 'asia'], ['asia']]);
});

test('a selected value covers its descendants, which are shown as checked and cannot be changed', async () => {
  const choices = renderTree(places, ['lyon', 'asia']);
  await userEvent.click(box('Europe'));
  expect(choices).toEqual([['asia', 'europe']]);
  for (const name of ['France', 'Paris', 'Lyon', 'Spain']) {
    await expect.element(box(name)).toBeChecked();
    await expect.element(box(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(box(`${name} Included in Europe`)).toBeVisible();
  }
  await userEvent.click(box('Paris'), { force: true });
  await expect.element(box('Paris')).toBeChecked();
  expect(choices).toHaveLength(1);
  await userEvent.click(box('Europe'));
  await expect.element(box('Paris')).not.toBeChecked();
  expect(choices.at(-1)).toEqual(['asia']);
});

test('ancestors of a selected value are partially checked', async () => {
  renderTree(places, ['lyon']);
  await expect.element(box('Europe')).toBePartiallyChecked();
  await expect.element(box('France')).toBePartiallyChecked();
  await expect.element(box('Asia')).not.toBePartiallyChecked();
});

test('small trees start expanded, and branches can be collapsed with the keyboard', async () => {
  renderTree();
  await expect.element(box('Lyon')).toBeVisible();
  const branch = page.getByRole('button', { name: 'Expand France' });
  await expect.element(branch).toHaveAttribute('aria-expanded', 'true');
  (branch.element() as HTMLElement).focus(); // a button, by its role
  await userEvent.keyboard('{Enter}');
  await expect.element(branch).toHaveAttribute('aria-expanded', 'false');
  expect(box('Lyon').query()).toBeNull();
  await userEvent.tab();
  await expect.element(box('France')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('France')).toBeChecked();
});

test('large trees start collapsed, except for the path to selected values, and can be searched by name', async () => {
  const choices = renderTree(manyPlaces, ['paris']);
  await expect.element(box('Paris')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search Location' });
  await userEvent.fill(search, 'spa');
  await expect.element(box('Spain')).toBeVisible();
  await expect.element(box('Europe')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(2);
  await userEvent.click(box('Spain'));
  expect(choices).toEqual([['paris', 'spain']]);
  await userEvent.fill(search, 'nowhere');
  await expect.element(page.getByRole('status')).toHaveTextContent('No matches.');
  await userEvent.clear(search);
  expect(page.getByRole('checkbox').elements().length).toBeGreaterThan(20);
});

test('selecting a value found by a search also covers descendants hidden by the search', async () => {
  const choices = renderTree(manyPlaces, ['paris']);
  await userEvent.fill(page.getByRole('searchbox'), 'spain');
  await userEvent.click(box('Europe'));
  expect(choices).toEqual([['europe']]);
});

test('on a phone, each line is at least 44 px high', async () => {
  await page.viewport(380, 700);
  renderTree();
  const lines = page
    .getByRole('checkbox')
    .elements()
    .map((checkbox) => checkbox.closest('label')?.offsetHeight ?? 0);
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(44);
});
