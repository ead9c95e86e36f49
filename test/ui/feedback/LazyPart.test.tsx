import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LazyPart } from '../../../src/ui/feedback/LazyPart.tsx';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

function Calendar({ label }: { label: string }) {
  return <p>{label}</p>;
}

test('shows an error if its code fails to load, keeps the rest, and loads on retry', async () => {
  expectConsoleMessage(/The network is down/);
  const load = vi
    .fn<() => Promise<{ default: typeof Calendar }>>()
    .mockRejectedValueOnce(new Error('The network is down.'))
    .mockResolvedValue({ default: Calendar });
  renderWithProvider(
    <div className="daybook">
      <p>Rows</p>
      <LazyPart load={load} fallback={<p>Loading…</p>} props={{ label: 'June' }} />
    </div>,
    { company },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('Rows')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('June')).toBeVisible();
});
