import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import type { BankTransaction } from './schema.ts';
import type { RecentChange } from './useRecentChanges.ts';

/** What the user chose for a transaction. */
export interface Choices {
  category?: NamedChoice;
  reviewStatus?: string;
}

/** A choice in the list, as long as it isn’t saved. */
export interface Decision {
  row: BankTransaction;
  choices: Choices;
  change: RecentChange;
  /** The categories, undefined for none, that the user saw or chose; another one is somebody else's. */
  known: ReadonlySet<string | undefined>;
}

/** Decisions to save: one for each transaction, with all that the user chose for it. */
export function createDecisionQueue() {
  const queued = new Map<string, Decision>();
  return {
    get: (transactionId: string) => queued.get(transactionId),
    hasChange: (changeId: string) => [...queued.values()].some(({ change }) => change.id === changeId),
    /** Adds a decision that is the last about its transaction. @returns all that is chosen for it. */
    add(decision: Decision): Choices {
      const { choices, known } = queued.get(decision.row.id) ?? {};
      const all = { ...choices, ...decision.choices };
      queued.set(decision.row.id, {
        ...decision,
        choices: all,
        known: new Set([...(known ?? []), ...decision.known]),
      });
      return all;
    },
    /** Puts one back that couldn’t be saved: what was chosen later wins. @returns the id of the other change about the transaction. */
    putBack(decision: Decision): string {
      const other = queued.get(decision.row.id) ?? decision;
      const [earlier, later] = other.change.time < decision.change.time ? [other, decision] : [decision, other];
      queued.set(decision.row.id, {
        ...later,
        choices: { ...earlier.choices, ...later.choices },
        known: new Set([...earlier.known, ...later.known]),
      });
      return other.change.id;
    },
    /** Takes decisions out. @param isMeant which; default: all. */
    take(isMeant: (decision: Decision) => boolean = () => true): Decision[] {
      const taken = [...queued.values()].filter(isMeant);
      for (const { row } of taken) queued.delete(row.id);
      return taken;
    },
  };
}
