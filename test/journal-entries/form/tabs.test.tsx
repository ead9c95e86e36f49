import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JournalEntryForm } from '../../../src/index.ts';
import { de } from '../../../src/locales/de.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test('the tabs of entries wrap where they are too wide, and the names are cut last', async () => {
  await page.viewport(380, 800);
  renderWithProvider(<JournalEntryForm />, { company, locale: 'de-DE', translation: de });
  const add = page.getByRole('button', { name: 'Neuer Buchungssatz' });
  await expect.element(add).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Beschreibung' }), 'Abschreibung der Maschinen im Oktober');
  const strip = document.querySelector('.daybook-journal-switch');
  if (!strip) throw new Error('There are no tabs.');
  expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  expect(add.element().getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right);
});
