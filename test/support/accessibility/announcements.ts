import { expect, onTestFinished } from 'vitest';

const liveRegions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/** Announcements that something is going on, which is not said if it ends at once. */
const progress = /…$/;

/** Records what a screen reader announces, in order: the texts of live regions as they appear and change. */
export function recordAnnouncements() {
  let announced: string[] = [];
  const texts = new Map<Element, string>();
  const read = () => {
    const regions = [...document.querySelectorAll<HTMLElement>(liveRegions)];
    for (const region of regions) {
      if (region.ariaLive === 'off' || region.parentElement?.closest(liveRegions)) continue;
      const text = region.checkVisibility() ? readText(region) : '';
      if (text && text !== texts.get(region)) announced.push(text);
      texts.set(region, text);
    }
    for (const region of texts.keys()) if (!region.isConnected) texts.delete(region);
  };
  read();
  announced = [];
  const observer = new MutationObserver(read);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());

  /** Waits for these announcements since the last call, in any order, and that none follows. */
  async function expectAll(...expected: string[]): Promise<void> {
    await expectSettled(() => announced.filter((text) => !progress.test(text)).toSorted(), expected.toSorted());
  }

  /** The same, in this order, and without what loads or is saved. */
  async function expectResults(...expected: string[]): Promise<void> {
    await expectSettled(
      () => announced.filter((text) => !progress.test(text) && !/^(Loading|Saving) /.test(text)),
      expected,
    );
  }

  async function expectSettled(found: () => string[], expected: string[]): Promise<void> {
    await expect.poll(found, { timeout: 20_000 }).toEqual(expected);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(found()).toEqual(expected);
    announced = [];
  }

  return { expectAll, expectResults };
}

/** Its text without what is only seen, such as keys. */
function readText(region: HTMLElement): string {
  const hidden = [...region.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].map(({ innerText }) => innerText);
  const text = hidden.filter(Boolean).reduce((text, part) => text.replace(part, ''), region.innerText);
  return text.replaceAll(/\s+/g, ' ').trim();
}
