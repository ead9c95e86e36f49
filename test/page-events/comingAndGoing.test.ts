import { describe, expect, test } from 'vitest';
import { createGate } from '../support/requests.ts';
import { reactVersions } from './bundledPage.ts';
import { hour, nothing, pageOfBooks } from './pageOfBooks.ts';

describe.each(reactVersions)('with React %s', (reactVersion) => {
  const { open, openRead } = pageOfBooks(reactVersion);

  test('the first request after returning from another page after three hours has a new token', async () => {
    await using books = await openRead();
    await books.tab.call('leave', 3 * hour);
    await books.tab.goBack();
    expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-2'] });
    expect(await books.tab.call('mounts')).toBe(60); // restored from the back/forward cache
  });

  test('with pageshow as the only event of the return, a new token is fetched before the first request', async () => {
    await using books = await openRead();
    await books.tab.call('muteVisibility');
    await books.tab.call('leave', 3 * hour);
    await books.tab.goBack();
    expect(await books.arrived()).toEqual({ ...nothing, fetches: 1 });
    await books.tab.call('refresh');
    expect(await books.arrived()).toEqual({ fetches: 0, requests: 30, tokens: ['token-2'] });
  });

  test('repeatedly returning to an unused page fetches one new token', async () => {
    await using books = await openRead();
    await books.tab.call('muteVisibility');
    for (const expected of [{ ...nothing, fetches: 1 }, nothing, nothing]) {
      await books.tab.call('leave', 3 * hour);
      await books.tab.goBack();
      expect(await books.arrived()).toEqual(expected);
    }
  });

  test('39: unmounting the provider removes all listeners and timers, and returning sends nothing', async () => {
    await using books = await open();
    const before = await books.tab.listeners();
    await books.tab.call('open');
    await books.arrived();
    const added = await books.tab.listeners();
    expect(added).toEqual(expect.arrayContaining(['document visibilitychange', 'window online', 'window pageshow']));
    expect(await books.tab.call('timers')).toHaveLength(2); // for the token's renewal and its expiry

    await books.tab.call('close');
    expect(await books.tab.listeners()).toEqual(before);
    expect(await books.tab.call('timers')).toEqual([]);
    await books.hide();
    await books.tab.call('sleep', 8 * hour);
    await books.show();
    expect(await books.arrived()).toEqual(nothing);
  });

  test('39: a token that arrives after unmounting leaves no listeners or timers', async () => {
    const gate = createGate();
    await using books = await open({ opened: gate.opened });
    const before = await books.tab.listeners();
    await books.tab.call('open');
    await books.fetches(1);
    await books.tab.call('close');
    expect(await books.tab.call('status')).toBe('loading');
    gate.open();
    expect(await books.arrived()).toEqual({ ...nothing, fetches: 1 });
    expect(await books.tab.call('status')).toBe('ready');
    expect(await books.tab.listeners()).toEqual(before);
    expect(await books.tab.call('timers')).toEqual([]);
  });
});
