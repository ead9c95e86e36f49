import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, openEditor } from '../../support/bank-transactions/editor.tsx';

async function saveAndNextOffline(onNavigate: () => void) {
  const opened = await openEditor(
    { reviewStatus: 'PARTNER_REVIEW_REQUIRED' },
    { inReviewQueue: true, onNavigate, onCancel: () => {} },
    { showsBankDetails: false },
  );
  await userEvent.fill(field('Notes'), 'Posters');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(button('Save and next'));
  await expect.element(page.getByText(/^You’re offline\. Your changes will be saved/)).toBeVisible();
  const reconnect = () => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  return { ...opened, reconnect };
}

test('Save and next offline saves and opens the next transaction once the device is online', async () => {
  const onNavigate = vi.fn();
  const { books, before, reconnect } = await saveAndNextOffline(onNavigate);
  expect(onNavigate).not.toHaveBeenCalled();
  reconnect();
  await expect.poll(() => onNavigate.mock.calls).toEqual([[{ direction: 'next' }]]);
  expect(await books.stored(before.id)).toEqual({ ...before, notes: 'Posters', reviewStatus: 'RECONCILED' });
});

test('it stays if the user has typed since', async () => {
  const onNavigate = vi.fn();
  const { books, before, reconnect } = await saveAndNextOffline(onNavigate);
  await userEvent.fill(field('Notes'), 'More posters');
  reconnect();
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('More posters');
  await expect.element(button('Close')).toBeVisible();
  expect(onNavigate).not.toHaveBeenCalled();
});

test('it stays while a question is open', async () => {
  const onNavigate = vi.fn();
  const { books, before, reconnect } = await saveAndNextOffline(onNavigate);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  reconnect();
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('Posters');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onNavigate).not.toHaveBeenCalled();
});
