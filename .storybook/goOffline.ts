import { spyOn } from 'storybook/test';

/** Makes the browser report that it is offline, until the next story. */
export function goOffline(): void {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
