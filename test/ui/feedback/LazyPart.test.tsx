import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LazyPart } from '../../../src/ui/feedback/LazyPart.tsx';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate } from '../../support/requests.ts';
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

test('an optional part that fails to load offline shows nothing, and loads once the device is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ default: typeof Calendar }>>()
    .mockRejectedValueOnce(new Error('The network is down.'))
    .mockResolvedValue({ default: Calendar });
  renderWithProvider(
    <div className="daybook">
      <p>Rows</p>
      <LazyPart load={load} isOptional props={{ label: 'August' }} />
    </div>,
    { company },
  );
  await expect.element(page.getByText('Rows')).toBeVisible();
  await expect.poll(() => load.mock.results.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByRole('alert').query()).toBeNull();
  expect(page.getByText('August').query()).toBeNull();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('August')).toBeVisible();
});

test('shows a part whose code another one has loaded since it was rendered', async () => {
  const gate = createGate();
  const code = gate.opened.then(() => ({ default: Calendar }));
  const load = () => code;
  function Later() {
    useLayoutEffect(() => gate.open(), []); // before effects
    return <LazyPart load={load} props={{ label: 'July' }} />;
  }
  function Host() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setOpen(true));
      return () => clearTimeout(timer);
    }, []);
    return (
      <>
        <LazyPart load={load} props={{ label: 'June' }} />
        {isOpen && <Later />}
      </>
    );
  }
  renderWithProvider(<Host />, { company });
  await expect.element(page.getByText('June')).toBeVisible();
  await expect.element(page.getByText('July')).toBeVisible();
});
