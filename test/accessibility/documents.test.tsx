import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { documents, showScreen } from '../support/accessibility/screens.tsx';

test.each(Object.entries(documents))('%s: what a screen reader gets', async (_name, screen) => {
  await showScreen(screen);
  await expect.element(page.getByRole('main')).toMatchAriaSnapshot();
});
