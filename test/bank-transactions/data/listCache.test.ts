import { hashKey, type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { replaceInLists, updateInLists } from '../../../src/bank-transactions/data/listCache.ts';
import { bankTransactionLists } from '../../../src/bank-transactions/data/options.ts';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import type { ListPage } from '../../../src/core/http/paging.ts';
import { createSession } from '../../../src/core/session/session.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

type List = InfiniteData<ListPage<BankTransaction>>;

const session = createSession({ identity: 'usr_1', fetchToken: async () => 'token' });
const queryClient = new QueryClient();
const source = { session, queryClient };
const listKey = [...bankTransactionLists(session), {}];
const otherKey = [...bankTransactionLists(session), { limit: 2 }];
afterEach(() => queryClient.clear());

const row = (id: string, notes = '') => ({ ...buildStoredTransaction({ notes }), id });
const listOf = (...pages: BankTransaction[][]): List => ({
  pages: pages.map((rows) => ({ rows, unreadable: [], next: undefined, previous: undefined })),
  pageParams: pages.map(() => undefined),
});
/** The rows of a list as one text per page: ids, with notes after a colon. */
const shown = (key = listKey) =>
  queryClient
    .getQueryData<List>(key)
    ?.pages.map(({ rows }) => rows.map(({ id, notes }) => (notes ? `${id}:${notes}` : id)).join(' '));
const noted = (notes: string) => (each: BankTransaction) => ({ ...each, notes });

describe('an optimistic change', () => {
  test('appears in every loaded list and is reverted', () => {
    queryClient.setQueryData(listKey, listOf([row('a'), row('b')], [row('c')]));
    queryClient.setQueryData(otherKey, listOf([row('c')]));
    const change = updateInLists(source, new Map([['c', noted('new')]]));
    expect([shown(), shown(otherKey)]).toEqual([['a b', 'c:new'], ['c:new']]);
    change.revert(new Set(['c']));
    expect([shown(), shown(otherKey)]).toEqual([['a b', 'c'], ['c']]);
  });

  test('restores a row in its place', () => {
    queryClient.setQueryData(listKey, listOf([row('a'), row('b'), row('c')]));
    const change = updateInLists(source, new Map([['b', () => undefined]]));
    expect(shown()).toEqual(['a c']);
    change.revert(new Set(['b']));
    expect(shown()).toEqual(['a b c']);
  });

  test('is replaced by the response, also if the row moved', () => {
    queryClient.setQueryData(listKey, listOf([row('a'), row('b')]));
    updateInLists(source, new Map([['b', noted('new')]]));
    queryClient.setQueryData(listKey, listOf([row('b', 'old')], [row('a')]));
    replaceInLists(source, [row('b', 'saved')]);
    expect(shown()).toEqual(['b:saved', 'a']);
  });

  test('keeps newer rows from the service', () => {
    queryClient.setQueryData(listKey, listOf([row('a'), row('b')]));
    const [changed, deleted] = [
      updateInLists(source, new Map([['a', noted('new')]])),
      updateInLists(source, new Map([['b', () => undefined]])),
    ];
    queryClient.setQueryData(listKey, listOf([row('b', 'theirs'), row('a', 'theirs')]));
    changed.revert(new Set(['a']));
    deleted.revert(new Set(['b']));
    expect(shown()).toEqual(['b:theirs a:theirs']);
  });

  test('does not revert over a later change', () => {
    queryClient.setQueryData(listKey, listOf([row('a')]));
    const first = updateInLists(source, new Map([['a', noted('first')]]));
    updateInLists(source, new Map([['a', noted('second')]]));
    first.revert(new Set(['a']));
    expect(shown()).toEqual(['a:second']);
  });

  test('of several transactions updates each list once, and so do their responses; some of them are reverted', () => {
    queryClient.setQueryData(listKey, listOf([row('a'), row('b')], [row('c'), row('d')]));
    queryClient.setQueryData(otherKey, listOf([row('e')]));
    const updates: string[] = [];
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') updates.push(query.queryHash);
    });
    const change = updateInLists(source, new Map(['a', 'b', 'd'].map((id) => [id, noted('new')])));
    expect(shown()).toEqual(['a:new b:new', 'c d:new']);
    expect(updates).toEqual([hashKey(listKey)]);
    change.revert(new Set(['b', 'd']));
    expect(shown()).toEqual(['a:new b', 'c d']);
    expect(updates).toEqual([hashKey(listKey), hashKey(listKey)]);
    replaceInLists(source, [row('a', 'saved'), row('c', 'saved')]);
    expect(shown()).toEqual(['a:saved b', 'c:saved d']);
    expect(updates.filter((key) => key === hashKey(listKey))).toHaveLength(3);
    stop();
  });

  test('restores several removed rows in their places', () => {
    queryClient.setQueryData(listKey, listOf([row('a'), row('b'), row('c'), row('d')]));
    const change = updateInLists(source, new Map(['a', 'b', 'd'].map((id) => [id, () => undefined])));
    expect(shown()).toEqual(['c']);
    change.revert(new Set(['a', 'b', 'd']));
    expect(shown()).toEqual(['a b c d']);
  });
});

test('refetches a list whose request was canceled, after a rejection', async () => {
  const responses: ((list: List) => void)[] = [];
  const queryFn = () => new Promise<List>((resolve) => responses.push(resolve));
  const stop = new QueryObserver(queryClient, { queryKey: listKey, queryFn }).subscribe(() => {});
  const change = updateInLists(source, new Map([['a', noted('new')]]));
  responses[0]?.(listOf([row('a')])); // shown if it weren't canceled
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(shown()).toBeUndefined();
  change.revert(new Set(['a']));
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.(listOf([row('a', 'now')]));
  await expect.poll(() => shown()).toEqual(['a:now']);
  stop();
});
