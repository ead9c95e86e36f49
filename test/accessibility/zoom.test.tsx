import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutTexts } from '../../stories/languages/cutTexts.ts';
import { screens, showScreen } from '../support/accessibility/screens.tsx';

/** A window of 1280 × 1024 at 200 % and at 400 %: what WCAG asks for. */
const zooms = [
  { zoom: 200, width: 640, height: 512 },
  { zoom: 400, width: 320, height: 256 },
];
const cases = screens.flatMap(([name, screen]) => zooms.map((zoom) => ({ name, screen, ...zoom })));

/** The least spacing of text that a user may set: WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

function expectFit(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
  expect(cutTexts(document.body)).toEqual([]);
}

test.each(cases)('$name at $zoom %: nothing is cut, and the focus is never covered', async (zoomed) => {
  await page.viewport(zoomed.width, zoomed.height);
  await showScreen(zoomed.screen);
  expectFit();
  const covered: string[] = [];
  const reached = new Set<Element>();
  for (let stops = 0; stops < 40; stops += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused === document.body || reached.has(focused)) break;
    reached.add(focused);
    focused.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // browsers do it, some in a later frame
    if (isCovered(focused)) covered.push(focused.outerHTML.slice(0, 200));
  }
  expect(covered).toEqual([]);
});

test.each(screens)('%s with the spacing of text that users may set: nothing is cut', async (_name, screen) => {
  await showScreen(
    <>
      <style>{textSpacing}</style>
      {screen}
    </>,
  );
  expectFit();
});

/** Whether none of an element can be seen: WCAG 2.4.11. A grid shows its focus in a row. */
function isCovered(focused: Element): boolean {
  const active = focused.getAttribute('aria-activedescendant');
  const element = (active && document.getElementById(active)) || focused;
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  const places = [0.1, 0.3, 0.5, 0.7, 0.9];
  return places.every((x) =>
    places.every((y) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return !top || !(top === element || element.contains(top) || top.contains(element));
    }),
  );
}
