import { expect, waitFor } from 'storybook/test';
import { cutTexts } from './cutTexts.ts';

/** Waits for the component of a story, and fails if a text that matters is cut. */
export async function expectWholeTexts(canvas: HTMLElement): Promise<void> {
  const root = await waitFor(() => {
    const found = canvas.querySelector<HTMLElement>('.daybook');
    if (!found?.querySelector('.daybook-container:not([data-translating])')) throw new Error('The texts are loading.');
    if (found.querySelector('[aria-busy="true"]') || !found.querySelector('h2, [role="note"]')) {
      throw new Error('The data are loading.');
    }
    return found;
  });
  // Not by waitFor, which looks again whenever the page changes: looking changes it.
  for (const deadline = Date.now() + 5000; cutTexts(root).length > 0 && Date.now() < deadline; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(cutTexts(root)).toEqual([]);
}
