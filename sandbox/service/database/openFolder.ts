import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';

/**
 * Opens or creates the database in a folder. Every commit is in the write-ahead log before its request gets a response, so
 * killing the process loses nothing: the next start replays the log.
 * @throws {Error} if the folder isn't writable or is in use by another process; the message is shown to the user.
 */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  try {
    const directory = join(folder, 'database');
    if (!existsSync(directory)) await createDatabase(directory);
    const client = await PGlite.create(directory).catch((cause: unknown) => {
      throw new Error(`The database in ${directory} can't be opened. Move or delete the folder to start over.`, {
        cause,
      });
    });
    const close = async () => {
      await client.close();
      unlock();
    };
    return { database: drizzle(client), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates an empty database under a temporary name, so that an interruption leaves no partial database. */
async function createDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, directory);
}
