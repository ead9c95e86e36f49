import { cdp } from 'vitest/browser';

/** Has the page look as it is printed while something is looked at. */
export async function inPrintMedia(look: () => void): Promise<void> {
  // A part of Chromium's own protocol that the types do not know.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  window.dispatchEvent(new Event('beforeprint'));
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    look();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
    window.dispatchEvent(new Event('afterprint'));
  }
}
