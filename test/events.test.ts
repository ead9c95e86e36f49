import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync('src/core/events.ts', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const page = readFileSync('docs/events.md', 'utf8');

test.each([
  ['onEvent', 'ComponentEvent'],
  ['onTelemetry', 'TelemetryEvent'],
])('the table of %s has the types and members of %s', (section, union) => {
  const documented = rowsOf(section);
  expect(Object.keys(documented).length).toBeGreaterThan(2);
  expect(documented).toEqual(membersOf(union));
});

/** The members of each type in a section's table, sorted. */
function rowsOf(section: string): Record<string, string[]> {
  const [, text = ''] = page.split(`\n## ${section}\n`);
  const [, body = ''] = (text.split('\n## ')[0] ?? '').split('|---|---|---|\n');
  const rows = body.matchAll(/^\| `([^`]+)` \| (.*?) ?\| .*\|$/gm);
  return Object.fromEntries(
    [...rows].map(([, type, members = '']) => [
      type,
      [...members.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort(),
    ]),
  );
}

/** The members of each type of a union, sorted; those of interfaces that it includes, too. */
function membersOf(union: string): Record<string, string[]> {
  const [, text = ''] = new RegExp(`export type ${union} =([\\s\\S]*?\\})\\)?;\\n`).exec(source) ?? [];
  const types = text.matchAll(/\{ *\s*type: '([^']+)';?([^}]*)\}(?: & (\w+))?/g);
  return Object.fromEntries(
    [...types].map(([, type, own = '', included]) => {
      const [, others = ''] = new RegExp(`export interface ${included} \\{([\\s\\S]*?)\\}`).exec(source) ?? [];
      return [type, [...`${own};${others}`.matchAll(/(\w+\??): [^;]+/g)].map(([, name]) => name).sort()];
    }),
  );
}
