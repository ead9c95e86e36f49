import { render } from '@testing-library/react';
import { version } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConfigurationError, DaybookProvider, GeneralLedger, useDaybook } from '../../src/index.ts';
import { openCompany } from '../support/company.ts';
import { expectComplaint } from '../support/complaints.ts';
import { providerProps, renderWithBooks } from '../support/renderWithBooks.tsx';

const company = await openCompany({ seed: 'none' });
const { '1020': savings = '' } = company.glAccountIds;

test('a component without a provider above it says what is missing, and how to mend it', () => {
  if (version.startsWith('18.')) expectComplaint(/There is no DaybookProvider above this component/);
  expect(() => render(<GeneralLedger glAccountId={savings} />)).toThrow(
    /no DaybookProvider above this component\. Wrap it: <DaybookProvider .*npm ls @daybook\/react/,
  );
  expect(() => render(<Hook />)).toThrow('There is no DaybookProvider above this component.');
  showHeading();
});

test.each([
  ['an empty identity', { identity: '' }, /identity is empty/],
  ['no identity', { identity: undefined as unknown as string }, /identity is of type undefined/],
  ['a base URL that is none', { baseUrl: 'books' }, /baseUrl is "books"/],
])(
  '%s is told to the host in words for its developers, and to the reader as a failure',
  async (_name, wrong, message) => {
    const onError = vi.fn();
    renderWithBooks(<GeneralLedger glAccountId={savings} />, { company, ...wrong, onError });
    await expect.element(page.getByRole('alert')).toHaveTextContent('the general ledger cannot be shown');
    expect(page.getByRole('grid').query()).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      error: expect.any(ConfigurationError),
      component: 'GeneralLedger',
    });
    expect(onError.mock.calls[0]?.[0].error.message).toMatch(message);
  },
);

test('an identity that arrives later is all that was missing', async () => {
  const ledger = <GeneralLedger glAccountId={savings} />;
  const { rerender } = renderWithBooks(ledger, { company, identity: '' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  rerender(ledger, { identity: company.userId });
  await expect.element(page.getByText('No entries in this period.')).toBeVisible();
});

function Hook() {
  useDaybook();
  return null;
}

/** The page's heading, for a test that shows nothing. */
function showHeading() {
  render(
    <DaybookProvider {...providerProps({ company })}>
      <main>
        <h1>Books</h1>
      </main>
    </DaybookProvider>,
  );
}
