import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\bdata[\\/](schema|glAccountSchema)\.ts$/.test(path))
  .map((path) => `src/${path.replaceAll('\\', '/')}`);

/** The members of exported records: of the schemas and entries that their types are inferred from. */
const members = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^export (?:interface|type) .*<typeof (\w+)>/gm)].map(([, name]) => name);
  return names.flatMap((name) => {
    const [block = ''] = new RegExp(`^(?:export )?const ${name}\\b[^]*?\\n(?=\\S)`, 'm').exec(text) ?? [];
    const lines = block.split('\n');
    return lines.flatMap((line, index) => {
      const [, member] = /^ {2}(\w+): /.exec(line) ?? [];
      return member ? [{ member: `${file} ${name}.${member}`, isDocumented: lines[index - 1]?.endsWith('*/') }] : [];
    });
  });
});

test('every member of a record has a comment, which editors show', () => {
  expect(members.length).toBeGreaterThan(100);
  expect(members.filter(({ isDocumented }) => !isDocumented).map(({ member }) => member)).toEqual([]);
});
