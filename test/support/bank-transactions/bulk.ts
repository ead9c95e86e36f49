import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** How far it is and what came of it. */
export const bulk = page.getByRole('region', { name: 'Bulk changes' });
export const form = page.getByRole('form', { name: 'Edit…' });
export const edit = page.getByRole('button', { name: 'Edit…' });
export const remove = page.getByRole('button', { name: 'Delete…' });
export const apply = form.getByRole('button', { name: /^Apply to/ });
export const retry = bulk.getByRole('button', { name: /^Retry failed/ });
/** How many are done, once a run is over. */
export const outcome = bulk.getByRole('heading');
/** Hundreds of saves take their time. */
export const jobTimeout = { timeout: 60_000 };
/** How many are selected now. */
export const selection = page.getByText(/^[\d,]+ selected/);
export const question = page.getByRole('alertdialog');

/** A field of the form that changes all, by its label. */
export const field = (label: string) => form.getByLabelText(label, { exact: true });

/** Opens the form and chooses a category for all. */
export async function chooseCategory(name: string): Promise<void> {
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Category'), 'Change to');
  const picker = page.getByRole('combobox', { name: 'New category' });
  await userEvent.fill(picker, name);
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toHaveTextContent(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveValue(name);
}

/** Opens the form and chooses a review status for all. */
export async function chooseReviewStatus(name: string): Promise<void> {
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Review status'), name);
}

/** Each transaction that is not done, as the results tell of it. */
export function listedResults(): string[] {
  return page
    .getByRole('list', { name: /^Not (updated|deleted)$/ })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
}
