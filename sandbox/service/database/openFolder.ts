import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';

/**
 * Opens the database kept in a folder, or makes one there. Every commit is in the folder's write-ahead log before its
 * request is answered, so that killing the process loses nothing; the next start replays the log.
 * @throws {Error} if the folder cannot be written, or another process has it open; the message is for a person.
 */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  try {
    const directory = join(folder, 'database');
    if (!existsSync(directory)) await makeDatabase(directory);
    const client = await PGlite.create(directory).catch((cause: unknown) => {
      throw new Error(`The database in ${directory} does not open. Move the folder away to begin anew.`, { cause });
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

/** Makes an empty database beside its place and moves it there when it is whole: a kill midway leaves nothing to trip over. */
async function makeDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, directory);
}
