/** The keys in a page's table of keys, by row. */
export function documentedKeys(page: string): string[] {
  const [, table = ''] = /^\| Keys \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(page) ?? [];
  return [...table.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key]) => key).join(' '),
  );
}
