import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ClosingNotice, toPlainDate } from '../../../src/index.ts';
import { consoleMessages, expectConsoleMessage } from '../../support/consoleMessages.ts';
import { renderWithProvider, type SignInProps } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });

async function renderIn(css: string, options: Partial<SignInProps> = {}) {
  const themed = (children: ReactNode) => (
    <>
      <style>{`main { ${css} }`}</style>
      {children}
    </>
  );
  const notices = ['First', 'Second'].map((name) => (
    <ClosingNotice key={name} date={toPlainDate('2020-01-01')} aria-label={name} />
  ));
  renderWithProvider(themed(notices), { company, ...options });
  await expect.element(page.getByLabelText('Second')).toBeInTheDocument();
  await import('../../../src/ui/root/logUnreadableText.ts'); // as each component does
  await new Promise((resolve) => setTimeout(resolve));
}

test('light text of a page that doesn’t say that it is dark is logged once, with both colors and the fix', async () => {
  expectConsoleMessage(/rgb\(237, 237, 237\) on rgb\(255, 255, 255\)\. Set color-scheme .* or set both --daybook/);
  await renderIn('background: #0a0a0a; color: #ededed');
  expect(consoleMessages()).toHaveLength(1);
});

test('so is a dark appearance on a light background that the page’s CSS sets', async () => {
  expectConsoleMessage(/fields is rgb\(255, 255, 255\) on oklch\(1 0 0\)/);
  await renderIn('--daybook-color-background: oklch(1 0 0)', { appearance: { colorScheme: 'dark' } });
});

test.each([
  ['a light page', ''],
  ['a dark page with its scheme', 'background: #0a0a0a; color: #ededed; color-scheme: dark'],
  ['a dark page with its colors', '--daybook-color-text: #ededed; --daybook-color-background: #0a0a0a'],
])('%s logs nothing', async (_name, css) => {
  await renderIn(css);
  expect(consoleMessages()).toEqual([]);
});
