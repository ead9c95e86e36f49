import { page, userEvent } from 'vitest/browser';

/** Chooses an action of a list on a phone, where all are behind a button with three dots. */
export async function chooseMore(name: string) {
  await userEvent.click(page.getByRole('button', { name: 'More actions' }).first());
  await userEvent.click(page.getByRole('button', { name, exact: true }));
}
