import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

export const undoButton = page.getByRole('button', { name: 'Undo', exact: true });

/** Categorizes the current row of a list, by keyboard. */
export async function chooseCategory(table: HTMLElement, category: string) {
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard(category);
  await expect.element(page.getByRole('option', { name: category })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(table);
}
