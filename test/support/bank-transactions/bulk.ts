import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The progress and results. */
export const bulk = page.getByRole('region', { name: 'Bulk changes' });
export const form = page.getByRole('form', { name: 'More…' });
/** Opens the form and Delete. */
export const edit = page.getByRole('button', { name: 'More…' });
export const remove = page.getByRole('button', { name: /^Delete…?$/ });
export const openPreview = form.getByRole('button', { name: 'Preview changes…' });
export const preview = page.getByRole('dialog');
export const apply = preview.getByRole('button', { name: /^Change \d/ });
export const retry = bulk.getByRole('button', { name: /^Retry/ });
/** The summary of a run. */
export const outcome = bulk.getByRole('status').first(); // the undo of the page may be in its dialog, too
/** Hundreds of saves are slow, most of all on a busy machine. */
export const jobTimeout = { timeout: 50_000 };
/** The selection count. */
export const selection = page.getByText(/^[\d,]+ selected/);
export const question = page.getByRole('alertdialog');

/** Deletes the selected transactions, or asks to. */
export async function removeSelected(): Promise<void> {
  await userEvent.click(edit);
  await userEvent.click(remove);
}

/** A field of the bulk form, by label. */
export const field = (label: string) => form.getByLabelText(label, { exact: true });

/** Opens the preview, and applies it. */
export async function applyChanges(): Promise<void> {
  await userEvent.click(openPreview);
  await userEvent.click(apply);
}

/** Has the page think that it is left, so that what is held back is sent at once. */
export function leavePage(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
}

/** Opens the form and chooses a category. */
export async function chooseCategory(name: string): Promise<void> {
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Category'), 'Change to');
  const picker = page.getByRole('combobox', { name: 'New category' });
  await userEvent.fill(picker, name);
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toHaveTextContent(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveValue(name);
}

/** Opens the form and chooses a review status. */
export async function chooseReviewStatus(name: string): Promise<void> {
  await userEvent.click(edit);
  await userEvent.selectOptions(field('Review status'), name);
}

/** The results of failed transactions, as displayed. */
export function listedResults(): string[] {
  return page
    .getByRole('list', { name: /^Not (updated|deleted)$/ })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
}
