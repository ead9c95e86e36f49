import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HostContent } from '../../../src/ui/root/HostContent.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

function Broken({ thrown }: { thrown: unknown }): ReactNode {
  throw thrown;
}

test.each([
  ['an error', new Error('boom'), 'boom'],
  ['a text', 'boom', 'boom'],
  ['nothing', undefined, 'undefined'],
])('content that throws %s is contained, and the host gets an error', async (_what, thrown, message) => {
  expectConsoleMessage(/boom|undefined/);
  const onError = vi.fn();
  renderWithProvider(
    <>
      <Root component="Test" name="test" onError={onError}>
        <p>Typed before</p>
        <HostContent render={() => <Broken thrown={thrown} />} />
      </Root>
      <Root component="Other" name="test" onError={onError}>
        <Broken thrown={thrown} />
      </Root>
    </>,
    { company },
  );
  await expect.poll(() => page.getByText('Something went wrong in this part of the page.').elements().length).toBe(2);
  await expect.element(page.getByRole('heading', { name: 'Books' })).toBeVisible();
  await expect.element(page.getByText('Typed before')).toBeVisible();
  await expect
    .poll(() => onError.mock.calls)
    .toEqual([[{ component: 'Test', error: expect.any(Error) }], [{ component: 'Other', error: expect.any(Error) }]]);
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([message, message]);
});
