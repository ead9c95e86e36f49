import type { Database } from '../database/database.ts';
import type { Access } from '../tokens/access.ts';
import type { Cursors } from './cursors.ts';

/** What every route works with. */
export interface ServiceContext {
  database: Database;
  cursors: Cursors;
  /** Seconds that a new token lives. */
  tokenLife: number;
  now(): Date;
}

/** What a request carries through the routes: who asks, once {@link allow} has let it pass. */
export interface RequestEnvironment {
  Variables: { access: Access };
}
