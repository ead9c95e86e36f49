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
  /** How many more there are to review with it than with what was chosen before: 1, 0 or -1. */
  added: number;
}

/** What is being saved of a transaction, or why the last change was not saved. */
export interface Edit {
  pending?: Choices;
  /** Whether it waits for the connection. */
  isWaiting?: boolean;
  /** With `pending`, it may have been saved. */
  error?: string;
}

export type Edits = ReadonlyMap<string, Edit>;

/** The decisions about a transaction that aren’t known to be saved. The first of these is pending. */
export interface Unsaved extends Edit {
  /** The next to be saved: all that was chosen since the last save began. */
  queued?: Decision;
  /** Being saved. */
  sent?: Decision;
  /** Perhaps saved: the response was lost. */
  lost?: Decision;
}

/** By transaction id. */
export type UnsavedDecisions = ReadonlyMap<string, Unsaved>;

/** The outcome of a decision. */
export interface DecisionResult extends Decision {
  decision: Decision;
  /** `lost`: it may have been saved. `notSaved`: it was not, or the transaction had it already. */
  kind: 'saved' | 'notSaved' | 'offline' | 'lost';
  error?: string;
}

/** Changes what is unsaved of transactions. */
export function updateUnsaved<Item extends { row: { id: string } }>(
  decisions: UnsavedDecisions,
  items: readonly Item[],
  change: (unsaved: Unsaved, item: Item) => Unsaved,
): UnsavedDecisions {
  const after = new Map(decisions);
  for (const item of items) {
    const { id } = item.row;
    const { queued, sent, lost, isWaiting, error } = change(after.get(id) ?? {}, item);
    const pending = (queued ?? sent ?? lost)?.choices;
    if (pending || error !== undefined) after.set(id, { pending, queued, sent, lost, isWaiting, error });
    else after.delete(id);
  }
  return after;
}

/** The review status that was chosen; a decision about the category leaves it as it was. */
export function chosenStatus({ queued, sent, lost }: Unsaved): string | undefined {
  return queued?.choices.reviewStatus ?? sent?.choices.reviewStatus ?? lost?.choices.reviewStatus;
}

/** Adds the latest decision. */
export function queue({ queued, sent, lost }: Unsaved, decision: Decision): Unsaved {
  return { queued: queued ? combine(queued, decision) : decision, sent, lost };
}

/** Adds a decision while the device is offline: if it takes back the one that waits, nothing does anymore. */
export function queueOffline(unsaved: Unsaved, decision: Decision): Unsaved {
  const { queued, sent, lost } = unsaved;
  const { row, choices } = decision;
  const isAsBefore = !(queued?.choices.category ?? choices.category) && choices.reviewStatus === row.reviewStatus;
  return queued && isAsBefore && !sent && !lost ? {} : queue(unsaved, decision);
}

/** Queues a decision that could not be sent: what was chosen later wins. */
export function queueAgain({ queued: other, sent, lost }: Unsaved, decision: Decision): Unsaved {
  if (!other) return { queued: decision, sent, lost };
  const isLater = other.change.time < decision.change.time;
  return { queued: isLater ? combine(other, decision) : combine(decision, other), sent, lost };
}

/** Takes back what isn’t sent yet. */
export const takeBack = ({ sent, lost }: Unsaved): Unsaved => ({ sent, lost });

/** Sends what is queued. */
export const send = ({ queued, lost }: Unsaved): Unsaved => ({ sent: queued, lost });

/** Whether a later decision sets the review status, whatever the outcome of the earlier one. */
export const isStatusReplaced = ({ queued }: Unsaved): boolean => queued?.choices.reviewStatus !== undefined;

/** Applies the outcome of a decision; its error is not shown if there is a later one. */
export function settle(unsaved: Unsaved, { decision, kind, error }: DecisionResult): Unsaved {
  const { queued, isWaiting } = unsaved;
  const [sent, lost] = [unsaved.sent, unsaved.lost].map((each) => (each === decision ? undefined : each));
  if (kind === 'offline') return { ...queueAgain({ queued, sent, lost }, decision), isWaiting: true };
  const added = kind === 'notSaved' && isStatusReplaced(unsaved) ? decision.added : 0;
  return {
    queued: queued && { ...queued, added: queued.added + added },
    isWaiting,
    sent,
    lost: kind === 'lost' ? decision : lost,
    error: queued ? undefined : error,
  };
}

/** Clears an error, unless the decision may have been saved. */
export const clearError = (unsaved: Unsaved): Unsaved => (unsaved.pending ? unsaved : {});

function combine(earlier: Decision, later: Decision): Decision {
  return {
    ...later,
    choices: { ...earlier.choices, ...later.choices },
    known: new Set([...earlier.known, ...later.known]),
    added: earlier.added + later.added,
  };
}
