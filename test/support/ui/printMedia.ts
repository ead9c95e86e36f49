import { cdp } from 'vitest/browser';

/** Runs a function with the print media type. */
export async function inPrintMedia(run: () => void): Promise<void> {
  // A command of the DevTools protocol that the types don't include.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  window.dispatchEvent(new Event('beforeprint'));
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    run();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
    window.dispatchEvent(new Event('afterprint'));
  }
}
