import { page } from 'vitest/browser';

/** A table of an invoice as a person reads it, row by row, once it is there; the headers come first. */
export async function shownTable(name: string): Promise<string[][]> {
  const table = await page.getByRole('table', { name }).findElement();
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.innerText.trim().replace(/\n+/g, '\n')),
  );
}

/** The facts below a heading: what each is called, and what is said of it. */
export async function shownFacts(heading: string): Promise<Record<string, string[]>> {
  const title = await page.getByRole('heading', { name: heading, exact: true }).findElement();
  const list = title.parentElement?.querySelector('dl');
  return Object.fromEntries(
    [...(list?.children ?? [])].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      [...fact.querySelectorAll('dd')].map((value) => value.textContent),
    ]),
  );
}
