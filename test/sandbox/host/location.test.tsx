import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guardUnsavedChanges, Link, usePath } from '../../../sandbox/host/page/location.tsx';

function CurrentPath() {
  return (
    <main>
      <h1>At {usePath()}</h1>
      <Link href="/journal">Journal</Link> <Link href="/closing">Closing</Link>
    </main>
  );
}

test('asks before a link leaves a page with unsaved changes', async () => {
  const { pathname, search } = window.location;
  onTestFinished(() => {
    guardUnsavedChanges({ isDirty: false });
    window.history.replaceState(null, '', pathname + search);
  });
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  render(<CurrentPath />);
  await userEvent.click(page.getByRole('link', { name: 'Closing' }));
  await expect.element(page.getByText('At /closing')).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();

  guardUnsavedChanges({ isDirty: true });
  await userEvent.click(page.getByRole('link', { name: 'Journal' }));
  expect(confirm).toHaveBeenCalledOnce();
  await expect.element(page.getByText('At /closing')).toBeVisible();
  confirm.mockReturnValue(true);
  await userEvent.click(page.getByRole('link', { name: 'Journal' }));
  await expect.element(page.getByText('At /journal')).toBeVisible();
});
