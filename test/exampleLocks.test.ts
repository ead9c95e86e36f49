import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { version, dependencies, peerDependencies } = read('package.json');

describe.each(['next', 'vite-express', 'react-router', 'replaced-parts', 'elements-plain-html', 'vue'])(
  'the lock file of the %s example',
  (name) => {
    const { packages } = read(`examples/${name}/package-lock.json`);
    const { 'node_modules/@daybook/react': daybook, ...others } = packages;

    test('contains the package’s dependencies and accepts any build of it', () => {
      expect(daybook).toMatchObject({ version, dependencies, peerDependencies, resolved: 'file:../daybook-react.tgz' });
      expect(daybook).not.toHaveProperty('integrity');
    });

    test('contains no registry URLs', () => {
      const entries = Object.values<{ resolved?: string }>(others);
      expect(entries.length).toBeGreaterThan(10);
      expect(entries.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    });
  },
);
