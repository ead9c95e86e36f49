import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { decidedTransactions } from '../../../src/bank-transactions/data/decidedTransactions.ts';
import { reviewCountOptions } from '../../../src/bank-transactions/data/queries.ts';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import type { Choices, Decision } from '../../../src/bank-transactions/data/unsavedDecisions.ts';
import type { RecentChange } from '../../../src/bank-transactions/data/useRecentChanges.ts';
import { hasChoices } from '../../../src/bank-transactions/model/itemOfTransaction.ts';
import { type Announcement, createDecisions } from '../../../src/bank-transactions/review/decisions.ts';
import type { ChangeOutcome } from '../../../src/bank-transactions/review/useSaveChanges.ts';
import type { DaybookContextValue } from '../../../src/core/daybookContext.ts';
import { OfflineError, OutcomeUnknownError } from '../../../src/core/errors.ts';
import { newSourceId } from '../../../src/core/writes/newSourceId.ts';
import { checkInterval } from '../../../src/form/document/checkInterval.ts';
import { buildBankTransaction } from './fixtures.ts';

export const reviewed = { reviewStatus: 'RECONCILED' };
export const toReview = { reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
export const listedIds = ['a', 'b', 'c'] as const;
/** How many other transactions there are to review. */
export const others = 100;

/** What becomes of a request. `lost`: it is saved, but there is no response. */
export type Reply = 'saved' | 'rejected' | 'lost' | 'lostUnsaved' | 'offline';
type ReplyTo = (id: string) => Reply;

/** Decisions in a list of three transactions to review, whose service replies as the test says. Needs fake timers. */
export function openDecisions() {
  const stored = new Map<string, BankTransaction>(
    listedIds.map((id) => [id, buildBankTransaction({ id, ...toReview })]),
  );
  /** With what is shown optimistically. */
  const rows = new Map(stored);
  const requests: { ids: string[]; reply: (to: ReplyTo) => void }[] = [];
  const unsent: Decision[] = [];
  const state = { isOnline: true, canLookUp: true, isMounted: true };
  vi.stubGlobal('navigator', {
    get onLine() {
      return state.isOnline;
    },
  });
  const queryClient = new QueryClient();
  const daybook = { session: { id: 'session' }, queryClient, hasEnded: () => false } as DaybookContextValue; // all that counting needs
  const { queryKey } = reviewCountOptions(daybook);
  const count = others + listedIds.length;
  queryClient.setQueryData(queryKey, { count, isComplete: true, byAccount: {}, isByAccountComplete: true });
  let changes: readonly RecentChange[] = [];
  let announcement: Announcement | undefined;
  const late: string[] = [];

  const rowOf = (id: string) => rows.get(id) ?? expect.unreachable();
  const storedOf = (id: string) => stored.get(id) ?? expect.unreachable();
  const outcomeOf = ({ row: { id }, choices }: Decision, reply: Reply): ChangeOutcome => {
    const before = storedOf(id);
    if (!state.isOnline || reply === 'offline') return { kind: 'failed', error: new OfflineError() };
    if (hasChoices(before, choices)) return { kind: 'unchanged' };
    if (reply === 'rejected') return { kind: 'failed', error: new Error('Rejected.') };
    const after = { ...before, ...choices };
    if (reply !== 'lostUnsaved') stored.set(id, after);
    return reply === 'saved'
      ? { kind: 'saved', before, after }
      : { kind: 'lost', error: new OutcomeUnknownError('Unknown.'), before };
  };
  const lookUp = ({ row: { id }, choices }: Decision, outcome: ChangeOutcome | undefined): ChangeOutcome => {
    const after = storedOf(id);
    rows.set(id, after);
    if (outcome?.kind !== 'lost' || !hasChoices(after, choices))
      return { kind: 'failed', error: new Error('Not saved.') };
    return { kind: 'saved', before: outcome.before, after };
  };
  const decisions = createDecisions(() => ({
    daybook,
    recent: {
      add: (what) => {
        const change = { id: newSourceId(), ...what, time: Date.now() };
        changes = [...changes, change];
        return change;
      },
      replace: (change) => {
        changes = changes.map((each) => (each.id === change.id ? change : each));
      },
      remove: (changeId) => {
        changes = changes.filter(({ id }) => id !== changeId);
      },
      read: () => changes,
    },
    save: (batch) => {
      const before = new Map(rows);
      for (const { row, choices } of batch) rows.set(row.id, { ...row, ...choices });
      return new Promise((resolve) => {
        const reply = (to: ReplyTo) => {
          const outcomes = batch.map((decision) => outcomeOf(decision, to(decision.row.id)));
          for (const [index, { row }] of batch.entries()) {
            const outcome = outcomes[index];
            rows.set(row.id, outcome && 'after' in outcome ? outcome.after : (before.get(row.id) ?? row));
          }
          resolve(outcomes);
        };
        requests.push({ ids: batch.map(({ row }) => row.id), reply });
      });
    },
    lookUp: async (batch, outcomes) =>
      state.canLookUp ? batch.map((decision, index) => lookUp(decision, outcomes[index])) : [...outcomes],
    errorOf: (outcome) => ('error' in outcome ? outcome.error.message : undefined),
    nameOf: (rows) => rows.map(({ id }) => id).join(' and '),
    announce: (next) => {
      announcement = typeof next === 'function' ? next(announcement) : next;
    },
    announceLater: ({ text }) => late.push(text),
    reportChanges: () => {},
    onSaved: () => {},
    isMounted: () => state.isMounted,
    keepUnsent: (left) => unsent.push(...left),
  }));
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  return {
    ...decisions,
    decide: (ids: readonly string[], choices: Choices) => decisions.decide(ids.map(rowOf), choices),
    /** What the test may change. */
    state,
    stored,
    /** What was left to the next list. */
    unsent,
    edits: () => [...decisions.store.get().values()],
    changes: () => changes,
    /** The transactions that were saved of each change. */
    savedIds: () => changes.map(({ saved }) => saved.map(({ after }) => after.id)),
    announced: () => announcement?.text,
    /** What was announced after the list was left. */
    late,
    count: () => queryClient.getQueryData(queryKey)?.count,
    decided: () => [...decidedTransactions.read(daybook).keys()],
    /** The transactions that are being saved. */
    sentIds: () => requests[0]?.ids,
    pass,
    /** Replies to what is being saved. */
    async reply(to: ReplyTo) {
      requests.shift()?.reply(to);
      await pass(0);
    },
    /** Saves what is left, without failures. */
    async saveAll() {
      Object.assign(state, { isOnline: true, canLookUp: true });
      for (let round = 0; round < 5; round += 1) {
        void decisions.flush();
        await pass(checkInterval);
        for (const { reply } of requests.splice(0)) reply(() => 'saved');
      }
      await pass(0);
    },
  };
}
