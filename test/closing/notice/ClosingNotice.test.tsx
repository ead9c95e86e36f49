import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ClosingNotice, type PlainDate, toPlainDate } from '../../../src/index.ts';
import { saveClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const notices = () => page.getByRole('note').elements();
const texts = () => notices().map(({ textContent }) => textContent);

test('shows the closing date, for a document only if its date is closed, and nothing while the books are open', async () => {
  const company = await createCompany({ seed: 'none' });
  const onReady = vi.fn();
  const all = (key: string) => (
    <div key={key}>
      <ClosingNotice data-testid="general" onReady={onReady} />
      <ClosingNotice date={toPlainDate('2026-03-31')} />
      <ClosingNotice date={toPlainDate('2026-04-01')} />
    </div>
  );
  const { rerender } = renderWithProvider(all('open'), { company });
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  expect(notices()).toEqual([]);
  expect(page.getByTestId('general').element().getBoundingClientRect().height).toBe(0);

  const show = (identity: string) => rerender(all(identity), { identity });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  show('another'); // a new session loads it again
  await expect
    .poll(texts)
    .toEqual([
      'Books are closed through Mar 31, 2026. Nothing dated on or before that date can be changed.',
      'Books are closed through Mar 31, 2026. This can’t be changed.',
    ]);
  expect(page.getByRole('alert').query()).toBeNull();
  expect(page.getByRole('status').query()).toBeNull();

  await saveClosing(company, { modifications: 'ENABLED_WITH_WARNING' });
  show('a third');
  await expect
    .poll(texts)
    .toEqual([
      'Books are closed through Mar 31, 2026. Anything dated on or before that date can be changed after a warning.',
      'Books are closed through Mar 31, 2026. This can be changed after a warning.',
    ]);
});

test('a date that is none is reported and ignored', async () => {
  const company = await createCompany({ seed: 'none' });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  const onError = vi.fn();
  renderWithProvider(<ClosingNotice date={'4/1/2026' as PlainDate} onError={onError} />, { company });
  await expect.poll(texts).toEqual([expect.stringContaining('Mar 31')]);
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    'date is "4/1/2026" and was ignored. Expected YYYY-MM-DD, such as "2026-03-31".',
  ]);
});
