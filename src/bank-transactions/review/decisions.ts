import type { Dispatch, SetStateAction } from 'react';
import type { DaybookContextValue } from '../../core/daybookContext.ts';
import { OfflineError } from '../../core/errors.ts';
import { createStore } from '../../core/state/store.ts';
import { newSourceId } from '../../core/writes/newSourceId.ts';
import { checkInterval } from '../../form/document/checkInterval.ts';
import { addedToReview, changeReviewCount } from '../data/changeReviewCount.ts';
import { decidedTransactions } from '../data/decidedTransactions.ts';
import { forgetFailures } from '../data/heldDeletions.ts';
import type { BankTransaction } from '../data/schema.ts';
import {
  type Choices,
  chosenStatus,
  clearError,
  type Decision,
  type DecisionResult,
  isStatusReplaced,
  queue,
  queueAgain,
  queueOffline,
  send,
  settle,
  takeBack,
  type Unsaved,
  type UnsavedDecisions,
  updateUnsaved,
} from '../data/unsavedDecisions.ts';
import type { RecentChange, useRecentChanges } from '../data/useRecentChanges.ts';
import type { LateFailure } from './useListSession.ts';
import type { ChangeOutcome } from './useSaveChanges.ts';

/** The outcome of the last change. */
export interface Announcement {
  text: string;
  isError: boolean;
}

/** What decisions need of the list and its session. */
export interface DecisionService {
  daybook: DaybookContextValue;
  recent: Pick<ReturnType<typeof useRecentChanges>, 'add' | 'read' | 'remove' | 'replace'>;
  /** @returns an outcome for each, in their order. It never throws. */
  save: (decisions: readonly Decision[]) => Promise<ChangeOutcome[]>;
  /** Looks up what may have been saved. @returns the outcomes with what is known now. It never throws. */
  lookUp: (decisions: readonly Decision[], outcomes: readonly ChangeOutcome[]) => Promise<ChangeOutcome[]>;
  /** Why a decision was not saved, or may not have been. */
  errorOf: (outcome: ChangeOutcome, choices: Choices) => string | undefined;
  /** The name of a transaction, or the number of several. */
  nameOf: (rows: readonly BankTransaction[]) => string;
  announce: Dispatch<SetStateAction<Announcement | undefined>>;
  reportChanges: (changes: RecentChange['saved']) => void;
  /** Called after each save. */
  onSaved: () => void;
  isMounted: () => boolean;
  /** Shows outside the list what was not saved after it was left. */
  announceLater: (failure: LateFailure) => void;
  /** Keeps what could not be sent when the list is left. */
  keepUnsent: (decisions: readonly Decision[]) => void;
}

/** Decisions within this time are saved together. */
const batchTime = 300;

/**
 * The user’s decisions about transactions in a list, which are saved in batches, one after the other. What could not be sent is
 * queued again; what may have been saved is looked up until that is known, and later decisions about it wait.
 * @param service returns the latest. A save ends with the one that it began with, as another user may sign in during it.
 */
export function createDecisions(service: () => DecisionService) {
  const store = createStore<UnsavedDecisions>(new Map());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();

  const unsavedOf = ({ id }: BankTransaction): Unsaved => store.get().get(id) ?? {};
  const queuedDecisions = (isMeant: (unsaved: Unsaved) => boolean) =>
    [...store.get().values()].flatMap((unsaved) => (unsaved.queued && isMeant(unsaved) ? unsaved.queued : []));

  /** Changes what is unsaved, and removes the changes of which nothing was saved or will be: they can’t be undone. */
  function update<Item extends Decision>(
    { recent }: DecisionService,
    items: readonly Item[],
    apply: (unsaved: Unsaved, item: Item) => Unsaved,
  ): void {
    const changed = items.flatMap(({ row, change }) => [change.id, unsavedOf(row).queued?.change.id]);
    store.set((state) => updateUnsaved(state, items, apply));
    const open = [...store.get().values()].flatMap(({ queued, sent }) => [queued?.change.id, sent?.change.id]);
    for (const { id, saved } of recent.read())
      if (saved.length === 0 && changed.includes(id) && !open.includes(id)) recent.remove(id);
  }

  /** Applies the chosen status to a count that is still loading. */
  function shareDecided({ daybook }: DecisionService, rows: readonly BankTransaction[]): void {
    const decided = rows.map((row) => {
      const reviewStatus = chosenStatus(unsavedOf(row));
      return [row.id, reviewStatus === undefined ? undefined : { ...row, reviewStatus }] as const;
    });
    decidedTransactions.update(daybook, new Map(decided));
  }

  /** Saves what is not saved yet. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    saving = saving.catch(() => {}).then(saveQueued); // what failed unexpectedly stops none that follows
    return saving;
  }

  function flushSoon(): void {
    timer ??= setTimeout(flush, batchTime);
  }

  async function saveQueued(): Promise<void> {
    const current = service();
    // Once the list is left, nothing would send what waits for a look-up.
    const decisions = queuedDecisions(({ lost }) => !lost || !current.isMounted());
    if (decisions.length === 0) return;
    update(current, decisions, send);
    finish(current, resultsOf(current, decisions, await current.save(decisions)));
  }

  /** Applies the outcome of decisions. @param isLate whether that was looked up. */
  function finish(current: DecisionService, results: readonly Result[], isLate = false): void {
    const { daybook, announce, announceLater, reportChanges, onSaved, isMounted, keepUnsent } = current;
    const ofKind = (kind: Result['kind']) => results.filter((result) => result.kind === kind);
    const [saved, notSaved, lost, offline] = [ofKind('saved'), ofKind('notSaved'), ofKind('lost'), ofKind('offline')];
    addResults(current, [...saved, ...notSaved], isLate);
    update(current, results, settle);
    const settled = [...saved, ...notSaved].filter(({ row }) => !unsavedOf(row).queued);
    decidedTransactions.update(daybook, new Map(settled.map(({ row }) => [row.id, undefined])));
    changeReviewCount(
      daybook,
      notSaved.filter(({ row }) => !isStatusReplaced(unsavedOf(row))).map(({ row, added }) => [row, -added]),
    );
    reportChanges(changesOf(saved));
    const announced = announcementOf(current, [...notSaved, ...lost]);
    const others = announcementOf(current, notSaved);
    if (announced && isMounted()) announce(announced);
    else if (announced) announceLater({ id: newSourceId(), text: announced.text });
    if (lost.length > 0) void confirm(current, lost, () => announce((now) => (now === announced ? others : now)));
    if (offline.length < results.length) onSaved();
    if (offline.length > 0 && !isMounted()) {
      const unsent = queuedDecisions(() => true);
      store.set((state) => updateUnsaved(state, unsent, takeBack));
      keepUnsent(unsent);
    } else if (offline.length > 0 && navigator.onLine) flushSoon(); // back online before this save failed
  }

  /** Looks up what may have been saved until that is known. */
  async function confirm(current: DecisionService, lost: readonly Result[], onKnown: () => void): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, checkInterval));
    const decisions = lost.map(({ decision }) => decision);
    const outcomes = lost.map(({ outcome }) => outcome);
    const results = resultsOf(current, decisions, await current.lookUp(decisions, outcomes));
    if (results.every(({ kind }) => kind === 'lost')) return confirm(current, results, onKnown);
    onKnown();
    finish(current, results, true);
    void flush(); // what was decided since
  }

  /** Takes back what is not sent yet. @param isMeant which of it. @returns whether there was any. */
  function withdraw(isMeant: (unsaved: Unsaved) => boolean): boolean {
    const current = service();
    const decisions = queuedDecisions(isMeant);
    update(current, decisions, takeBack);
    shareDecided(
      current,
      decisions.map(({ row }) => row),
    );
    changeReviewCount(
      current.daybook,
      decisions.map(({ row, added }) => [row, -added]),
    );
    return decisions.length > 0;
  }

  return {
    store,
    flush,

    /** @returns the change, which can be undone; undefined without rows. */
    decide(rows: readonly BankTransaction[], choices: Choices): RecentChange | undefined {
      const [transaction] = rows;
      if (!transaction) return undefined;
      const current = service();
      forgetFailures(current.daybook, rows);
      const { category, reviewStatus } = choices;
      const change = current.recent.add({
        transaction,
        count: rows.length,
        ...(category && { category: category.name }),
        ...(reviewStatus !== undefined && { reviewStatus }),
        saved: [],
      });
      const decisions = rows.map((row): Decision => {
        const unsaved = unsavedOf(row);
        const chosen = [unsaved.pending, choices].flatMap((each) => each?.category?.id ?? []);
        const added = addedToReview(chosenStatus(unsaved) ?? row.reviewStatus, reviewStatus);
        return { row, choices, change, known: new Set([row.category?.id, ...chosen]), added };
      });
      update(current, decisions, navigator.onLine ? queue : queueOffline);
      shareDecided(current, rows);
      changeReviewCount(
        current.daybook,
        decisions.map(({ row, added }) => [row, added]),
      );
      current.announce(undefined);
      flushSoon();
      return change;
    },

    /** Takes back a change that is not sent yet. @returns whether any of it was. */
    withdraw: (changeId: string) => withdraw(({ queued }) => queued?.change.id === changeId),
    /** Takes back what waits for the connection. */
    discardWaiting: () => void withdraw(({ isWaiting }) => isWaiting === true),
    /** Clears the error of a transaction. */
    clear: (id: string) => store.set((state) => updateUnsaved(state, [{ row: { id } }], clearError)),
    /** Saves what another list could not send. */
    takeOver(decisions: readonly Decision[]): void {
      update(service(), decisions, queueAgain);
      void flush();
    },
  };
}

type Result = DecisionResult & { outcome: ChangeOutcome };

/** The outcome of decisions. Once the list is left, nothing is looked up. */
function resultsOf(
  { errorOf, isMounted }: DecisionService,
  decisions: readonly Decision[],
  outcomes: readonly ChangeOutcome[],
): Result[] {
  const kindOf = (outcome: ChangeOutcome): Result['kind'] => {
    if (outcome.kind === 'saved') return 'saved';
    if (outcome.kind === 'failed' && outcome.error instanceof OfflineError) return 'offline';
    return outcome.kind === 'lost' && isMounted() ? 'lost' : 'notSaved';
  };
  return decisions.flatMap((decision, index) => {
    const outcome = outcomes[index];
    if (!outcome) return [];
    return { ...decision, decision, outcome, kind: kindOf(outcome), error: errorOf(outcome, decision.choices) };
  });
}

/** Adds results to the changes that can be undone. What waited, or was looked up, follows what was saved before. */
function addResults({ recent }: DecisionService, results: readonly Result[], isLate: boolean): void {
  for (const change of new Set(results.map(({ change }) => change))) {
    const own = results.filter((result) => result.change === change);
    const saved = changesOf(own);
    const listed = recent.read().find(({ id }) => id === change.id);
    if (listed) {
      const all = [...listed.saved, ...saved];
      recent.replace({
        ...listed,
        transaction: all[0]?.before ?? listed.transaction,
        count: listed.count - (own.length - saved.length),
        notSaved: (listed.notSaved ?? 0) + own.filter(({ error }) => error !== undefined).length,
        saved: all,
      });
    } else if (isLate && saved.length > 0) recent.add({ ...change, count: saved.length, saved });
  }
}

function changesOf(results: readonly Result[]): RecentChange['saved'] {
  return results.flatMap(({ outcome }) => (outcome.kind === 'saved' ? outcome : []));
}

function announcementOf({ nameOf }: DecisionService, results: readonly Result[]): Announcement | undefined {
  const rowsOf = (reason: string) => results.flatMap(({ row, error }) => (error === reason ? row : []));
  const reasons = new Set(results.flatMap(({ error }) => error ?? []));
  const texts = [...reasons].map((reason) => `${nameOf(rowsOf(reason))}: ${reason}`);
  return texts.length > 0 ? { text: texts.join(' '), isError: true } : undefined;
}
