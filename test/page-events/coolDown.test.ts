import { describe, expect, test } from 'vitest';
import { reactVersions } from './bundledPage.ts';
import { nothing, pageOfBooks } from './pageOfBooks.ts';

const served = { fetches: 1, requests: 30, tokens: ['token-4'] };

describe.each(reactVersions)('with React %s, once the host is up again', (reactVersion) => {
  const { openInPause } = pageOfBooks(reactVersion);

  test('28: coming back to the tab serves everything at once, which a press of a button did not', async () => {
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
  ])('28: going online serves everything at once, which a press of a button did not%s', async (_where, hostQueries) => {
    await using books = await openInPause({ hostQueries });
    await books.tab.setOffline(true);
    await books.tab.setOffline(false);
    expect(await books.arrived()).toEqual(served);
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });

  test('28: coming back from another page serves everything at once, also where pageshow alone tells of it', async () => {
    await using books = await openInPause();
    await books.tab.call('muteVisibility');
    await books.tab.call('leave', 0);
    await books.tab.goBack();
    expect(await books.arrived()).toEqual(served);
    expect(await books.tab.call('shown')).toEqual(['ASSET']);
  });
});
