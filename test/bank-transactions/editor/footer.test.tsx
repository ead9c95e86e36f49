import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { injectFault, isSave } from '../../support/bank-transactions/api.ts';
import { button, chooseClass, field, openEditor, save } from '../../support/bank-transactions/editor.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';

const asText = { showsBankDetails: false };

test('the footer says why a save was refused, what it keeps offline, and that it checks an unknown outcome', async () => {
  const { books } = await openEditor({}, { onCancel: () => {} }, asText);
  const team = books.required.label.name;
  await expect.element(button('Close')).toBeVisible();
  await chooseClass(team, '');
  await userEvent.click(save);
  const refused = page.getByText(`Not saved: Choose a value for ${team}.`);
  await expect.element(refused).toBeVisible();
  expect(refused.element().closest('[role=status]')?.getAttribute('aria-live')).toBe('assertive');

  await chooseClass(team, books.required.name);
  await expect.element(page.getByText(/^Unsaved: /).or(page.getByText('No changes'))).toBeVisible();
  await userEvent.fill(field('Notes'), 'Two boxes');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(save);
  await expect.element(page.getByText(/^You’re offline\. Your changes will be saved/)).toBeVisible();
  expect(page.getByText(/back online/).elements()).toHaveLength(1); // not above the form, too
  await expect.element(button('Discard')).toBeVisible();
  injectFault('lose=response', isSave);
  const gate = createGate();
  const requests = recordRequests({
    until: (request) => (requests.some(isSave) && !isSave(request) ? gate.opened : undefined), // the check follows at once
  });
  onLine.mockReturnValue(true); // what listens may save at once
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Checking whether it was saved…')).toBeVisible();
  expect(save.query()).toBeNull();
  await expect.element(button('Close')).toBeVisible();
  gate.open();
});
