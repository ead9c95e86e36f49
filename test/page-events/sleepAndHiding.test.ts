import { describe, expect, test } from 'vitest';
import { createGate } from '../support/requests.ts';
import { reactVersions } from './bundledPage.ts';
import { hour, minute, nothing, pageOfBooks } from './pageOfBooks.ts';

/** Timers for an hour-long token: renewal five minutes before its expiry, and the expiry. */
const renewal = 55 * minute;

describe.each(reactVersions)('with React %s', (reactVersion) => {
  const { open, openRead } = pageOfBooks(reactVersion);

  test('35: after eight hours of sleep, thirty queries refetch with one new token, and none with the old one', async () => {
    await using books = await openRead();
    await books.hide();
    await books.tab.call('sleep', 8 * hour);
    await books.show();
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-2'] });
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });

  test('36: hidden for six hours, it sends nothing and has no timers; when visible again, it fetches one new token', async () => {
    await using books = await openRead();
    expect(await books.tab.call('timers')).toEqual([renewal, hour]);
    await books.hide();
    expect(await books.tab.call('timers')).toEqual([]);
    await books.tab.call('pass', 6 * hour);
    expect(await books.tab.call('timers')).toEqual([]);
    expect(await books.arrived()).toEqual(nothing);

    await books.show();
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-2'] });
    expect(await books.tab.call('timers')).toEqual([renewal, hour]);
  });

  test('36: visible again before the token is due, it doesn’t fetch one early', async () => {
    await using books = await openRead();
    await books.hide();
    expect(await books.tab.call('timers')).toEqual([]);
    await books.tab.call('pass', 10 * minute);
    await books.show();
    expect(await books.arrived()).toEqual({ fetches: 0, requests: 30, tokens: ['token-1'] });
    expect(await books.tab.call('timers')).toEqual([renewal - 10 * minute, hour - 10 * minute]);
  });

  test('36: a token that arrives while the page is hidden doesn’t start timers', async () => {
    const gate = createGate();
    await using books = await open({ opened: gate.opened });
    await books.tab.call('open');
    await books.fetches(1);
    await books.hide();
    expect(books.requests()).toBe(0); // the token is still pending
    gate.open();
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-1'] });
    expect(await books.tab.call('status')).toBe('ready');
    expect(await books.tab.call('timers')).toEqual([]);
    await books.tab.call('pass', 6 * hour);
    expect(await books.arrived()).toEqual(nothing);
  });

  test('36: visible but unused for eight hours, it fetches only one new token', async () => {
    await using books = await openRead();
    await books.tab.call('pass', renewal);
    expect(await books.arrived()).toEqual({ ...nothing, fetches: 1 });
    expect(await books.tab.call('timers')).toEqual([hour]);
    await books.tab.call('pass', 8 * hour - renewal);
    expect(await books.arrived()).toEqual(nothing);
    expect(await books.tab.call('timers')).toEqual([]);
  });
});
