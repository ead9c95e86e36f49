import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Moves the reader’s device to an IANA time zone until the test ends. */
export async function moveReaderTo(timezoneId: string): Promise<void> {
  // A command of the DevTools protocol that the types don't include.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const move = (to: string) => session.send('Emulation.setTimezoneOverride', { timezoneId: to });
  onTestFinished(() => move(''));
  await move(timezoneId);
}
