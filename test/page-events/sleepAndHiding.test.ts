import { describe, expect, test } from 'vitest';
import { reactVersions } from './bundledPage.ts';
import { hour, minute, nothing, pageOfBooks } from './pageOfBooks.ts';

/** A token of an hour is renewed five minutes before its end, and that end is waited for, too. */
const renewal = 55 * minute;

describe.each(reactVersions)('with React %s', (reactVersion) => {
  const { open, openRead } = pageOfBooks(reactVersion);

  test('35: after eight hours of sleep thirty queries read again with one new token, and none with the old one', async () => {
    await using books = await openRead();
    await books.hide();
    await books.tab.call('sleep', 8 * hour);
    await books.show();
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-2'] });
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });

  test('36: hidden for six hours it asks for nothing and keeps no timer; back again it takes one new token', async () => {
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

  test('36: back before the token is due, it asks for none until then', async () => {
    await using books = await openRead();
    await books.hide();
    expect(await books.tab.call('timers')).toEqual([]);
    await books.tab.call('pass', 10 * minute);
    await books.show();
    expect(await books.arrived()).toEqual({ fetches: 0, requests: 30, tokens: ['token-1'] });
    expect(await books.tab.call('timers')).toEqual([renewal - 10 * minute, hour - 10 * minute]);
  });

  test('36: a token that arrives while the page is hidden sets no timer either', async () => {
    await using books = await open({ delay: 500 });
    await books.tab.call('open');
    await books.fetches(1);
    await books.hide();
    expect(books.requests()).toBe(0); // so the token is still on its way
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-1'] });
    expect(await books.tab.call('status')).toBe('ready');
    expect(await books.tab.call('timers')).toEqual([]);
    await books.tab.call('pass', 6 * hour);
    expect(await books.arrived()).toEqual(nothing);
  });

  test('36: shown but unused for eight hours, it takes one new token and leaves it at that', async () => {
    await using books = await openRead();
    await books.tab.call('pass', renewal);
    expect(await books.arrived()).toEqual({ ...nothing, fetches: 1 });
    expect(await books.tab.call('timers')).toEqual([hour]);
    await books.tab.call('pass', 8 * hour - renewal);
    expect(await books.arrived()).toEqual(nothing);
    expect(await books.tab.call('timers')).toEqual([]);
  });
});
