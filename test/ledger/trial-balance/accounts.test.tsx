import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TrialBalance } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test('an account that fails again on Try again keeps no other from being read', async () => {
  const [readable = '', ...accountIds] = Object.values(company.glAccountIds).slice(0, 7);
  let failing = accountIds;
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    failing.some((id) => String(input).includes(`${id}/generalLedger`))
      ? Promise.resolve(new Response('{}', { status: 400 }))
      : send(input, init),
  );
  renderWithProvider(<TrialBalance glAccountIds={[...accountIds, readable]} />, { company });
  await expect.element(page.getByText(`${accountIds.length} accounts couldn’t be loaded.`)).toBeVisible();
  failing = accountIds.slice(0, 1);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('1 account couldn’t be loaded.')).toBeVisible();
});

test('ids that the host writes inline draw no row again', async () => {
  const rowProps = vi.fn(() => ({}));
  const inline = () => [company.glAccountIds['1510'] ?? '', company.glAccountIds['1590'] ?? ''];
  const { rerender } = renderWithProvider(<TrialBalance glAccountIds={inline()} rowProps={rowProps} />, { company });
  await page.getByRole('grid', { name: 'Trial balance' }).findElement();
  const before = rowProps.mock.calls.length;
  rerender(<TrialBalance glAccountIds={inline()} rowProps={rowProps} />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(rowProps.mock.calls.length).toBe(before);
});
