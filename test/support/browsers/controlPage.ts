import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect } from 'vitest';
import type { Engine } from './Engine.ts';
import type { InPage, Target } from './inPage.ts';

type Name = string | RegExp;
export type ControlledPage = ReturnType<typeof controlPage>;

/** What a user does with a page: finds elements by role and name, clicks, types and reads. Everything waits until it can be done. */
export function controlPage(engine: Engine, origin: string) {
  async function call<K extends keyof InPage>(name: K, ...given: Parameters<InPage[K]>) {
    if (!(await engine.evaluate("'inPage' in window"))) await engine.evaluate(`(() => {${script()}})()`);
    const result = await engine.evaluate(`window.inPage.${name}(...${JSON.stringify(given)})`);
    return result as Awaited<ReturnType<InPage[K]>>; // all results are JSON
  }
  const targetOf = (role: string, name?: Name): Target => ({
    role,
    name: name instanceof RegExp ? { pattern: name.source } : name,
  });
  const page = {
    open: async (path: string) => {
      await engine.goto(origin + path);
    },
    click: async (role: string, name?: Name) => {
      const target = targetOf(role, name);
      let last: { x: number; y: number } | null = null;
      const stillPoint = async () => {
        const [before, point] = [last, await call('pointOf', target)];
        last = point;
        return point && before?.x === point.x && before.y === point.y ? point : null;
      };
      const point = await waitFor(stillPoint, `${role} ${name} to click, at rest`);
      await engine.clickAt(point.x, point.y);
    },
    /** Replaces the text of a field. */
    fill: async (role: string, name: Name, text: string) => {
      await page.click(role, name);
      await engine.press('Control+a');
      await engine.type(text);
    },
    sees: async (role: string, name?: Name) => {
      const target = targetOf(role, name);
      return waitFor(async () => await call('textOf', target), `${role} ${name}`);
    },
    reads: async (text: string) => {
      await waitFor(async () => (await call('hasText', text)) || undefined, `the text “${text}”`);
    },
    hasFocus: async (role: string, name?: Name) => {
      const target = targetOf(role, name);
      await waitFor(async () => (await call('hasFocus', target)) || undefined, `the focus in ${role} ${name}`);
    },
    /** The colors that are painted in an area of the page. */
    colorsIn: async (area: DOMRectInit) => call('colorsIn', (await engine.screenshot()).toString('base64'), area),
    boxOf: (selector: string) => call('boxOf', selector),
    /** The text of the table row at a point. */
    textAt: (x: number, y: number) => call('textAt', { x: Math.round(x), y: Math.round(y) }),
    outsidePage: () => call('outsidePage'),
    cutIn: (selector: string) => call('cutIn', selector),
    /** Copies a text from a field that the page doesn't otherwise have. */
    copy: async (text: string) => {
      const field = `document.body.appendChild(document.createElement('textarea'))`;
      await engine.evaluate(
        `((field) => { field.id = 'copied'; field.value = ${JSON.stringify(text)}; field.select(); })(${field})`,
      );
      await engine.press('Control+c');
      await engine.evaluate(`document.getElementById('copied').remove()`);
    },
    evaluate: engine.evaluate,
    type: engine.type,
    press: engine.press,
    wheelAt: engine.wheelAt,
    resize: engine.resize,
    screenshot: engine.screenshot,
  };
  return page;
}

let bundled: string | undefined;
function script(): string {
  const entry = fileURLToPath(new URL('inPage.ts', import.meta.url));
  bundled ??= buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'iife', minify: true })
    .outputFiles.map(({ text }) => text)
    .join('');
  return bundled;
}

/** Asks until there is an answer. */
async function waitFor<T>(ask: () => Promise<T | null | undefined>, what: string): Promise<T> {
  let answer: T | null | undefined;
  await expect
    .poll(
      async () => {
        answer = await ask();
        return answer === null || answer === undefined ? `no ${what}` : 'found';
      },
      { timeout: 15_000, interval: 100 },
    )
    .toBe('found');
  return answer as T; // polled until there is one
}
