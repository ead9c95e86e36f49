import { brokenLimits } from '../limits.ts';
import type { Times } from '../times.ts';
import { measureLists } from './measure.ts';

/** Times actions in a list of bank transactions, and prints the results. */
export async function reportLists() {
  const { rowsRenderedByResize, first, ...times } = await measureLists();
  const actions = [
    { ...of(times.resize), what: 'resize a column, a move of the pointer', limit: 16, percent: 95 },
    { ...of(times.searchKey), what: 'type in the search, a key', limit: 16, percent: 100 },
    { ...of(times.openFilter), what: 'open the filter popover', limit: 50, percent: 95 },
    { ...of(times.openEditor), what: 'open the editor of a transaction', limit: 100, percent: 95 },
  ];
  console.log('\nActions in a list of 100,000 loaded bank transactions');
  console.table(
    Object.fromEntries(
      actions.map(({ what, p50, p95, longest, limit, percent }) => [
        what,
        {
          'p50, ms': p50.toFixed(1),
          'p95, ms': p95.toFixed(1),
          'longest, ms': longest.toFixed(1),
          limit: percent === 100 ? `${limit}, the longest` : `${limit}, p95`,
        },
      ]),
    ),
  );
  const [filter, editor] = [first.openFilter, first.openEditor].map((time) => time.toFixed(1));
  console.log(
    `Opened for the first time, which loads their code: the filter popover ${filter} ms, the editor ${editor} ms`,
  );
  console.log(`Rows rendered by resizing a column: ${rowsRenderedByResize}`);
  const broken = brokenLimits([
    ...actions.map(({ what, p95, longest, limit, percent }) => ({
      what: `ms to ${what}`,
      value: percent === 100 ? longest : p95,
      limit,
    })),
    { what: 'rows rendered by resizing a column', value: rowsRenderedByResize, limit: 0 },
  ]);
  for (const limit of broken) console.error(limit);
  return {
    lists: {
      rowsRenderedByResize,
      first,
      ...Object.fromEntries(Object.entries(times).map(([name, each]) => [name, of(each)])),
    },
    broken,
  };
}

/** Milliseconds. */
function of(times: Times) {
  return { p50: times.percentile(50), p95: times.percentile(95), longest: times.percentile(100) };
}
