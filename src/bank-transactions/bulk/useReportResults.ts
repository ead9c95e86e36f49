'use client';
import { closingOptions } from '../../closing/data/options.ts';
import { isNotModifiable } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { bankTransactionLists } from '../data/options.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { useReportChanges } from '../model/useReportChanges.ts';
import { type BulkResult, hasSucceeded } from './bulkResults.ts';
import type { BulkTask } from './bulkRules.ts';

/** Returns a function that emits events for the results of a bulk job, makes them undoable, and refetches what they show to be outdated. */
export function useReportResults() {
  const daybook = useDaybookContext();
  const { session, queryClient } = daybook;
  const recent = useRecentChanges();
  const emit = useEmit();
  const reportChanges = useReportChanges();

  /**
   * @param continued the change of the runs before, which one undo takes back too. @param all the outcomes, with those of these runs.
   * @returns the change to undo; undefined if nothing was saved.
   */
  return (
    task: BulkTask,
    results: readonly BulkResult[],
    { continued, all }: { continued: string | undefined; all: readonly BulkResult[] },
  ): string | undefined => {
    const changed = results.flatMap(({ before, transaction }) => (before ? [{ before, after: transaction }] : []));
    reportChanges(changed);
    if (task.kind === 'edit') emit({ type: 'bankTransactions.bulkChanged', ...countsOf(results, changed.length) });
    const earlier = recent.read().find(({ id }) => id === continued);
    const saved = [...(earlier?.saved ?? []), ...changed];
    const [first] = saved;
    if (earlier) recent.remove(earlier.id);
    const notSaved = all.filter((result) => !result.before && !hasSucceeded(result)).length;
    const change = first && recent.add({ transaction: first.after, count: saved.length, notSaved, saved });
    // If nothing was saved, no save refetches the lists.
    if (results.some(({ outcome }) => outcome.kind === 'deletedByOther'))
      queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
    // The books were closed since the last read.
    if (results.some(({ outcome }) => outcome.kind === 'failed' && isNotModifiable(outcome.error)))
      queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey });
    return change?.id;
  };
}

function countsOf(results: readonly BulkResult[], changed: number) {
  const refused = results.filter(({ outcome }) => 'error' in outcome).length;
  return { changed, excluded: results.length - changed - refused, refused };
}
