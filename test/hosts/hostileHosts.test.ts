import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stylesheets } from '../../scripts/bundleStylesheet.ts';
import { type Host, type OpenHost, openHost } from '../support/hosts/openHost.ts';
import {
  type Screenshots,
  takeDialogScreenshot,
  takePopoverScreenshots,
  takeScreenshots,
  visibleDifferences,
} from '../support/hosts/screenshots.ts';
import { startHosts } from '../support/hosts/startHosts.ts';

const ownStyles = {
  neutral: '',
  unsetControls: 'button, input, select, textarea { all: unset }',
  contentBox: '*, ::before, ::after { box-sizing: content-box }',
  starReset: '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }',
  smallRem: 'html { font-size: 62.5% }',
};

let hosts: Awaited<ReturnType<typeof startHosts>>;
beforeAll(async () => {
  hosts = await startHosts(ownStyles);
});
afterAll(() => hosts?.stop());

/** A host’s own stylesheet and Daybook’s, in the order of the host’s imports. */
const imports: [string, string][] = [
  ['neutral.css', 'styles.unlayered.css'],
  ['tailwind4.css', 'styles.css'],
  ['styles.css', 'tailwind4.css'],
  ['tailwind3.css', 'styles.unlayered.css'],
  ['styles.unlayered.css', 'tailwind3.css'],
  ['bootstrap.css', 'styles.unlayered.css'],
  ['styles.unlayered.css', 'bootstrap.css'],
  ['mui.css', 'styles.unlayered.css'],
  ['styles.unlayered.css', 'mui.css'],
  ['unsetControls.css', 'styles.unlayered.css'],
  ['contentBox.css', 'styles.unlayered.css'],
  ['starReset.css', 'styles.unlayered.css'],
  ['smallRem.css', 'styles.css'],
];
const importsRtl: [string, string][] = [
  ['tailwind4.css', 'styles.css'],
  ['bootstrapRtl.css', 'styles.unlayered.css'],
];

describe.each([
  ['left-to-right', {}, imports],
  ['right-to-left', { html: 'lang="en" dir="rtl"' }, importsRtl],
])('on a %s page,', (_direction, host: Host, imports) => {
  let page: OpenHost;
  let neutral: Screenshots;
  const screenshots = async () => ({
    ...(await takeScreenshots(page)),
    ...(await takePopoverScreenshots(page)),
    ...(await takeDialogScreenshot(page)),
  });
  beforeAll(async () => {
    page = await openHost(hosts.surroundings, host);
    neutral = await screenshots();
  });
  afterAll(() => page?.page.close());

  test.each(imports)('components look the same with %s, then %s', async (...files) => {
    await page.call('importStylesheets', ...files);
    expect(visibleDifferences(neutral, await screenshots(), 0.1)).toEqual([]);
  });

  test.each(imports)('with %s, then %s, either stylesheet leaves the host’s elements as they are', async (...files) => {
    const { call } = page;
    const isOurs = (file: string) => (stylesheets as readonly string[]).includes(file);
    await call('importStylesheets', ...files.filter((file) => !isOurs(file)));
    expect(await call('keepStyles')).toBeGreaterThanOrEqual(70);
    for (const stylesheet of stylesheets) {
      await call('importStylesheets', ...files.map((file) => (isOurs(file) ? stylesheet : file)));
      expect(await call('changedStyles')).toEqual([]);
    }
  });
});

const wide = {};
const narrow = { width: 320, context: { viewport: { width: 1280, height: 9000 } } };

/** Where hosts show components, and the neutral host in which they look the same, if any. */
const surroundings: [place: string, Host, neutral?: Host][] = [
  ['a modal dialog', { place: 'dialog' }, wide],
  ['a shadow root', { place: 'shadow' }, wide],
  ['an iframe', { place: 'iframe' }, wide],
  ['a transformed element that clips', { place: 'transform' }, wide],
  ['a page with two providers', { place: 'twice', context: { viewport: { width: 2000, height: 6800 } } }, wide],
  ['a page with a strict content security policy', { policy: "default-src 'self'" }, wide],
  ['a window of 320 px', { width: 320, context: { viewport: { width: 320, height: 9000 } } }, narrow],
  ['a page zoomed to 125 %', { html: 'style="zoom: 1.25"', context: { viewport: { width: 1600, height: 8500 } } }],
];

describe('in surroundings of other kinds', () => {
  const screenshotsOf = new Map<Host, Screenshots>();
  let columns: number[];
  // A dialog is as wide as the window allows.
  const takeSurroundingsScreenshots = async (opened: OpenHost, neutral: Host) => ({
    ...(await takeScreenshots(opened)),
    ...(neutral === wide && (await takeDialogScreenshot(opened))),
  });
  beforeAll(async () => {
    for (const host of [wide, narrow]) {
      const opened = await openHost(hosts.surroundings, host);
      screenshotsOf.set(host, await takeSurroundingsScreenshots(opened, host));
      if (host === wide) columns = await columnWidths(opened);
      await opened.page.close();
    }
  });

  test.each(surroundings)('components look and work the same in %s', async (_place, host, neutral) => {
    const opened = await openHost(hosts.surroundings, host);
    const { page, frame, call, problems } = opened;
    if (neutral) {
      // Browsers smooth text differently in a dialog.
      const expected = screenshotsOf.get(neutral) ?? {};
      expect(visibleDifferences(expected, await takeSurroundingsScreenshots(opened, neutral), 0.5)).toEqual([]);
    } else {
      expect(await columnWidths(opened)).toEqual(columns);
    }
    const overflowing = await frame
      .locator('.daybook')
      .evaluateAll((roots) =>
        roots.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ className }) => className),
      );
    expect(overflowing).toEqual([]);

    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 700 });
    const account = frame.getByRole('combobox', { name: 'Account', exact: true }).first();
    await account.click();
    await frame.getByRole('option').nth(1).click({ trial: true }); // fails if something covers it
    expect(await frame.locator('.daybook-popover').first().evaluate(isInWindow)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await account.evaluate((field) => (field.getRootNode() as Document).activeElement === field)).toBe(true);
    if (host.place === 'dialog') expect(await page.locator('dialog[open]:not(aside *)').isVisible()).toBe(true);

    expect(opened.kept).toBeGreaterThanOrEqual(70);
    expect(await call('changedStyles')).toEqual([]);
    expect(await call('errors')).toEqual([]);
    expect(problems).toEqual([]);
    expect(await frame.locator('style').count()).toBe(0);
    await page.close();
  });
});

/** The widths of all lists’ columns, in the components’ pixels. */
function columnWidths({ frame }: OpenHost): Promise<number[]> {
  return frame
    .locator('thead th')
    .evaluateAll((headers) => headers.map((header) => (header as HTMLElement).offsetWidth));
}

function isInWindow(element: Element): boolean {
  const { top, left, right, bottom } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
}
