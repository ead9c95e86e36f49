import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that a port is free before anything else starts.
 * @param port on 127.0.0.1; 0 is always free.
 * @throws {Error} with a one-line message for the user: which port, and how to fix it.
 */
export async function requireFreePort(
  port: number,
  { program, flag }: { program: string; flag: string },
): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(
      `Port ${port} on 127.0.0.1 isn't available for ${program} (${reason}). ` +
        `Stop the process that uses it, or choose another port: npm start -- --${flag} ${port + 1}`,
    );
  }
  server.close();
  await once(server, 'close');
}
