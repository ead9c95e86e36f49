import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Chooses an action of a list on a phone, where all are behind a button with three dots. */
export async function chooseMore(name: string) {
  await userEvent.click(page.getByRole('button', { name: 'More actions' }).first());
  const menu = () => document.querySelector('.daybook-menu');
  await expect.poll(menu).not.toBeNull();
  // A list may have the same button elsewhere.
  await userEvent.click(page.elementLocator(menu() ?? expect.unreachable()).getByRole('button', { name, exact: true }));
}
