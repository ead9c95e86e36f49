import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The chart of a ledger's balance. */
export const slider = page.getByRole('slider', { name: 'Balance over time' });

/** Marks the part of the chart without entries. */
export const unreadPart = /not loaded yet$|^Not loaded before /;

/** Focuses the chart once it is drawn for the whole period. */
export async function focusChart(): Promise<void> {
  await slider.findElement();
  await userEvent.hover(page.getByRole('button', { name: 'Display' })); // where the pointer is, the chart would follow it
  await expect
    .poll(() => {
      const isLoadedInPart = page.getByText(unreadPart).query() !== null;
      const line = document.querySelector('[data-estimated]')?.getAttribute('d') ?? '';
      return !isLoadedInPart || line.split('L').length > 2;
    })
    .toBe(true);
  (slider.element() as HTMLElement).focus(); // by its role
}
