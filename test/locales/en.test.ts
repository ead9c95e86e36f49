import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../src/locales/en.ts';

const src = new URL('../../src/', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

test('contains every text that a component shows', async () => {
  const paths = files.filter((path) => /(^|\/)(messages|\w+Messages)\.ts$/.test(path));
  const modules = await Promise.all(paths.map((path): Promise<object> => import(new URL(path, src).href)));
  const defaults = new Map(modules.flatMap((exports) => Object.entries(exports)));

  const uses = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const calls = readFileSync(new URL(path, src), 'utf8').matchAll(/useMessages\('(\w+)', (\w+)/g);
      return Array.from(calls, ([, area = '', name = '']) => ({ path, area, name }));
    });
  expect(uses.length).toBeGreaterThan(50);

  const missing = uses.flatMap(({ path, area, name }) => {
    const keys = Object.keys(defaults.get(name) ?? { [name]: 'not found' });
    const known = Object.keys(en[area as keyof typeof en]);
    return keys.filter((key) => !known.includes(key)).map((key) => `${path}: ${area}.${key}`);
  });
  expect(missing).toEqual([]);
});
