import { describe, expect, test } from 'vitest';
import { reactVersions } from './bundledPage.ts';
import { nothing, pageOfBooks } from './pageOfBooks.ts';

const served = { fetches: 1, requests: 30, tokens: ['token-4'] };

describe.each(reactVersions)('with React %s, after the host has recovered', (reactVersion) => {
  const { openInPause } = pageOfBooks(reactVersion);

  test('28: returning to the tab refetches everything at once, unlike a click before', async () => {
    await using books = await openInPause();
    await books.hide();
    await books.tab.call('refresh');
    expect(await books.arrived()).toEqual(nothing);
    await books.show();
    expect(await books.arrived()).toEqual(served);
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });

  test.each([
    ['', false],
    [', also where the host’s own queries hear of it before Daybook does', true],
  ])('28: going online refetches everything at once, unlike a click before%s', async (_where, hostQueries) => {
    await using books = await openInPause({ hostQueries });
    await books.tab.setOffline(true);
    await books.tab.setOffline(false);
    expect(await books.arrived()).toEqual(served);
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });

  test('28: returning from another page refetches everything at once, also with pageshow as the only event', async () => {
    await using books = await openInPause();
    await books.tab.call('muteVisibility');
    await books.tab.call('leave', 0);
    await books.tab.goBack();
    expect(await books.arrived()).toEqual(served);
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });
});
