import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { DaybookProvider } from '../../src/index.ts';
import { consoleMessages, expectConsoleMessage } from '../support/consoleMessages.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });

test('two providers of one copy are fine', () => {
  renderWithProvider(
    <DaybookProvider {...providerProps({ company })}>
      <p>More books</p>
    </DaybookProvider>,
    { company },
  );
  expect(consoleMessages()).toEqual([]);
});

test('a second copy of the library warns once, with both versions and the fix', async () => {
  renderWithProvider(<p>Books</p>, { company });
  const path = '../../src/provider/useCopyCheck.ts?copy'; // with a query, it's another module
  const { useCopyCheck } = await import(/* @vite-ignore */ new URL(path, import.meta.url).href);
  const Second = () => {
    useCopyCheck();
    return null;
  };
  const { version } = packageJson;
  const warning = `Two copies of @daybook/react are on this page \\(versions ${version} and ${version}\\)\\. .* npm ls @daybook/react`;
  expectConsoleMessage(new RegExp(warning));
  render(<Second />, { wrapper: StrictMode });
  render(<Second />);
  expect(consoleMessages()).toHaveLength(1);
});
