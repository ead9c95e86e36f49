import { expect, test } from 'vitest';
import { InvoiceList } from '../../../src/index.ts';
import { rounded } from '../../../src/themes.ts';
import { cssOf } from '../../../stories/theming/designer/themeCode.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test.each([
  [{ className: 'dark' }, {}],
  [{ 'data-theme': 'dark' }, {}],
  [{ 'data-bs-theme': 'dark' }, {}],
  [{ 'data-mui-color-scheme': 'dark' }, {}],
  [{}, { 'data-theme': 'dark' }],
])('the designer’s CSS paints a dark page that sets no color-scheme dark: marks %o and %o', (around, on) => {
  renderWithProvider(
    <div {...around}>
      <style>{cssOf(rounded)}</style>
      <div className="my-app" {...on}>
        <InvoiceList />
      </div>
    </div>,
    { company },
  );
  const app = document.querySelector('.my-app');
  const books = document.querySelector('.daybook');
  if (!app || !books) throw new Error('Not rendered.');
  expect(getComputedStyle(app)).toMatchObject({ backgroundColor: 'rgb(23, 20, 31)', color: 'rgb(236, 232, 245)' });
  expect(getComputedStyle(books).color).toBe('rgb(236, 232, 245)');
});

test('the designer’s CSS leaves a light page light, and sets no scheme without pairs of colors', () => {
  renderWithProvider(
    <div className="my-app">
      <style>{cssOf(rounded)}</style>
    </div>,
    { company },
  );
  expect(getComputedStyle(document.querySelector('.my-app') as Element).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(cssOf({ colorAccent: '#14532d' })).toBe('.my-app {\n  --daybook-color-accent: #14532d;\n}');
});
