import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The user's preferences, by the name of the media feature. */
interface Preferences {
  'forced-colors'?: 'active';
  'prefers-contrast'?: 'more';
  'prefers-reduced-motion'?: 'reduce';
}

/** Emulates a user's preferences until the test ends. */
export async function prefer(preferences: Preferences): Promise<void> {
  // A command of the DevTools protocol that the types don't include.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const emulate = (features: object[]) => session.send('Emulation.setEmulatedMedia', { features });
  onTestFinished(() => emulate([]));
  await emulate(Object.entries(preferences).map(([name, value]) => ({ name, value })));
}
