import { describe, expect, test } from 'vitest';
import { reactVersions } from './bundledPage.ts';
import { hour, nothing, pageOfBooks } from './pageOfBooks.ts';

describe.each(reactVersions)('with React %s', (reactVersion) => {
  const { open, openRead } = pageOfBooks(reactVersion);

  test('back on the page after three hours on another, the first request carries a new token', async () => {
    await using books = await openRead();
    await books.tab.call('leave', 3 * hour);
    await books.tab.goBack();
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-2'] });
    expect(await books.tab.call('mounts')).toBe(60); // the page as it was left, not a new one
  });

  test('where pageshow alone tells of the return, a new token is there before the first request', async () => {
    await using books = await openRead();
    await books.tab.call('muteVisibility');
    await books.tab.call('leave', 3 * hour);
    await books.tab.goBack();
    expect(await books.arrived()).toEqual({ ...nothing, fetches: 1 });
    await books.tab.call('refresh');
    expect(await books.arrived()).toEqual({ fetches: 0, requests: 30, tokens: ['token-2'] });
  });

  test('a page that is come back to again and again, and not used, takes one new token', async () => {
    await using books = await openRead();
    await books.tab.call('muteVisibility');
    for (const expected of [{ ...nothing, fetches: 1 }, nothing, nothing]) {
      await books.tab.call('leave', 3 * hour);
      await books.tab.goBack();
      expect(await books.arrived()).toEqual(expected);
    }
  });

  test('39: once the provider is gone, no listener and no timer is left, and coming back asks for nothing', async () => {
    await using books = await open();
    const before = await books.tab.listeners();
    await books.tab.call('open');
    await books.arrived();
    const added = await books.tab.listeners();
    expect(added).toEqual(expect.arrayContaining(['document visibilitychange', 'window online', 'window pageshow']));
    expect(await books.tab.call('timers')).toHaveLength(2); // for the token's renewal and its end

    await books.tab.call('close');
    expect(await books.tab.listeners()).toEqual(before);
    expect(await books.tab.call('timers')).toEqual([]);
    await books.hide();
    await books.tab.call('sleep', 8 * hour);
    await books.show();
    expect(await books.arrived()).toEqual(nothing);
  });

  test('39: a token that arrives after the provider is gone leaves no listener and no timer either', async () => {
    await using books = await open({ delay: 300 });
    const before = await books.tab.listeners();
    await books.tab.call('open');
    await books.fetches(1);
    await books.tab.call('close');
    expect(await books.tab.call('status')).toBe('loading');
    expect(await books.arrived()).toEqual({ ...nothing, fetches: 1 });
    expect(await books.tab.call('status')).toBe('ready');
    expect(await books.tab.listeners()).toEqual(before);
    expect(await books.tab.call('timers')).toEqual([]);
  });
});
