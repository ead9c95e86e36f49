import type { OpenHost } from './openHost.ts';
import { pixelDifference } from './pixelDifference.ts';

/** Screenshots by component or popover. */
export type Screenshots = Record<string, Buffer>;

const unchanged = { caret: 'initial', animations: 'allow' } as const; // Playwright would add a style element

/** Takes a screenshot of each component. */
export async function takeScreenshots({ frame, call }: OpenHost): Promise<Screenshots> {
  await call('forceRelayout');
  const screenshots: Screenshots = {};
  for (const root of await frame.locator('.daybook').all()) {
    const name = (await root.getAttribute('class')) ?? '';
    screenshots[name in screenshots ? `second ${name}` : name] = await root.screenshot(unchanged);
  }
  return screenshots;
}

/** Takes screenshots of the popovers of a combobox and a date field. */
export async function takePopoverScreenshots({ page, frame }: OpenHost): Promise<Screenshots> {
  const openers = {
    combobox: frame.getByRole('combobox', { name: 'Account', exact: true }).first(),
    calendar: frame.getByRole('button', { name: /^Open calendar/ }).first(),
  };
  const screenshots: Screenshots = {};
  for (const [name, opener] of Object.entries(openers)) {
    const popover = frame.locator('.daybook-popover').first();
    await opener.click();
    await page.mouse.move(0, 0);
    await popover.hover({ trial: true }); // waits until it stays in place
    screenshots[name] = await popover.screenshot(unchanged);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
  }
  await frame.locator(':focus').evaluateAll((elements) => {
    for (const element of elements) (element as HTMLElement).blur();
  });
  return screenshots;
}

/** Takes a screenshot of a modal dialog: the keys of a list. */
export async function takeDialogScreenshot({ page, frame }: OpenHost): Promise<Screenshots> {
  const opener = frame.getByRole('button', { name: 'Display' }).first();
  const dialog = frame.locator('.daybook-dialog');
  await opener.press('?');
  const screenshots = { dialog: await dialog.screenshot(unchanged) };
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.blur();
  return screenshots;
}

/** The components of whose pixels at least `maxPercent` differ, with the share. */
export function visibleDifferences(before: Screenshots, after: Screenshots, maxPercent: number): string[] {
  const missing = Object.keys(before).filter((name) => !(name in after));
  const different = Object.entries(after).flatMap(([name, screenshot]) => {
    const expected = before[name.replace('second ', '')];
    const percent = expected ? 100 * pixelDifference(expected, screenshot) : 100;
    return percent < maxPercent ? [] : [`${name}: ${percent.toFixed(2)} %`];
  });
  return [...missing.map((name) => `${name}: missing`), ...different];
}
