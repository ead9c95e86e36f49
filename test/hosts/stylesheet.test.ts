import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleStylesheet, stylesheets } from '../../scripts/bundleStylesheet.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { bundledCss, hostBuilds } from '../support/packaging/hostBuilds.ts';
import { contrast, luminance, paintedParts } from '../support/ui/renderedColors.ts';
import { sampleMarkup } from '../support/ui/sampleMarkup.tsx';

type Scheme = 'light' | 'dark';

/** The ways a host sets its theme, with the theme that Daybook should use. */
interface HostTheme {
  html?: string;
  head?: string;
  body?: string;
  css?: string;
  expected: (device: Scheme) => Scheme;
}

const light = () => 'light' as const;
const dark = () => 'dark' as const;
const asDevice = (device: Scheme) => device;
const tailwindDark = 'body { background: #0f172a; color: #e2e8f0 }';
const bootstrapDark = 'body { background: #212529; color: #dee2e6 }';

const themes: Record<string, HostTheme> = {
  'no color-scheme': { expected: light },
  'inline light': { html: 'style="color-scheme: light"', expected: light },
  'inline dark': { html: 'style="color-scheme: dark"', expected: dark },
  'inline light dark': { html: 'style="color-scheme: light dark"', expected: asDevice },
  'meta light': { head: '<meta name="color-scheme" content="light">', expected: light },
  'meta dark': { head: '<meta name="color-scheme" content="dark">', expected: dark },
  'meta light dark': { head: '<meta name="color-scheme" content="light dark">', expected: asDevice },
  'dark only in a dark media query': {
    css: '@media (prefers-color-scheme: dark) { html { color-scheme: dark } }',
    expected: asDevice,
  },
  '.dark': { html: 'class="dark"', css: tailwindDark, expected: dark },
  '.light': { html: 'class="light"', expected: light },
  'data-bs-theme="dark"': { html: 'data-bs-theme="dark"', css: bootstrapDark, expected: dark },
  'data-bs-theme="light"': { html: 'data-bs-theme="light"', expected: light },
  'data-theme="dark"': { html: 'data-theme="dark"', css: tailwindDark, expected: dark },
  'data-mui-color-scheme="dark"': { html: 'data-mui-color-scheme="dark"', css: tailwindDark, expected: dark },
  'data-daybook-theme="dark" in .light': { html: 'class="light"', body: 'data-daybook-theme="dark"', expected: dark },
};

let browser: Browser;
let page: Page;
let markup: string;
let served = '';

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage();
  await page.route('http://host.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: served }),
  );
  markup = sampleMarkup();
});

afterAll(() => browser.close());

describe.each(Object.entries(hostBuilds))('in a production build by %s', (_name, build) => {
  describe.each(stylesheets)('of %s', (stylesheet) => {
    let css: string;

    beforeAll(async () => {
      css = await bundledCss(build, {
        'main.js': `import './daybook.css';`,
        'daybook.css': bundleStylesheet(stylesheet),
      });
    });

    test('the build is less than twice the size of the stylesheet', () => {
      expect(css.length).toBeLessThan(2 * bundleStylesheet(stylesheet).length);
    });

    test.each(Object.entries(themes))(
      'colors are right with %s',
      async (_theme, { html = '', body = '', ...theme }) => {
        const head = `${theme.head ?? ''}<style>${css}</style><style>${theme.css ?? ''}</style>`;
        served = `<!doctype html><html ${html}><head>${head}</head><body ${body}>${markup}</body></html>`;
        await page.goto('http://host.test/');
        for (const device of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: device });
          expectReadable(await measuredParts(), theme.expected(device));
        }
      },
    );
  });
});

const parts = {
  save: '[data-primary]',
  remove: '[data-primary][data-dangerous]',
  pressed: '.daybook-button[aria-pressed="true"]',
  chosenDay: '.daybook-calendar-day[aria-pressed="true"]',
  field: 'input',
  select: 'select',
  error: '.daybook-field-error',
  head: 'thead th[data-column="memo"]',
  paid: '.daybook-status::before',
};

async function measuredParts() {
  await page.locator('input').focus();
  const measured = await paintedParts(page, parts);
  await page.locator(parts.save).first().hover();
  const { save: hovered } = await paintedParts(page, { save: parts.save });
  return { ...measured, hovered };
}

function expectReadable(parts: Awaited<ReturnType<typeof measuredParts>>, scheme: Scheme) {
  for (const part of [parts.save, parts.hovered, parts.remove, parts.chosenDay]) {
    expect(contrast(part.text, part.background)).toBeGreaterThan(4.5);
    expect(contrast(part.background, part.behind)).toBeGreaterThan(3);
  }
  for (const part of [parts.pressed, parts.field, parts.select, parts.error, parts.head]) {
    expect(contrast(part.text, part.background)).toBeGreaterThan(4.5);
  }
  expect(contrast(parts.pressed.border, parts.pressed.behind)).toBeGreaterThan(3);
  expect(contrast(parts.paid.background, parts.paid.behind)).toBeGreaterThan(3);
  expect(parts.field.outline).toMatchObject({ style: 'solid', width: '2px' });
  expect(contrast(parts.field.outline.color, parts.field.behind)).toBeGreaterThan(3);
  for (const surface of [parts.field, parts.select, parts.head]) {
    if (scheme === 'dark') expect(luminance(surface.background)).toBeLessThan(0.1);
    else expect(luminance(surface.background)).toBeGreaterThan(0.9);
  }
}
