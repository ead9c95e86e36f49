import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Makes sure that nobody listens on a port, before anything else is started.
 * @param port on 127.0.0.1; 0 is always free.
 * @throws {Error} with one line for a person: which port, and how to mend it.
 */
export async function requireFreePort(port: number, { whose, flag }: { whose: string; flag: string }): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(
      `Port ${port} of 127.0.0.1 cannot be had for ${whose} (${reason}). ` +
        `End the program that listens there, or choose another port: npm start -- --${flag} ${port + 1}`,
    );
  }
  server.close();
  await once(server, 'close');
}
