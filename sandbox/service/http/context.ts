import type { Database } from '../database/database.ts';
import type { Cursors } from './cursors.ts';

/** Dependencies and settings of all endpoints. */
export interface ServiceContext {
  database: Database;
  cursors: Cursors;
  /** The lifetime of a new token, in seconds. */
  tokenLife: number;
  /** Counts a request of a token. @throws {HttpError} 429 above the rate limit. */
  countRequest(tokenHash: string): void;
  /** Return custom data as introspection flags instead of as submitted. */
  introspectionFlags: boolean;
  /** Updates of a bank transaction clear omitted members instead of keeping them. */
  replacesOnUpdate: boolean;
  now(): Date;
  /** Receives internal errors; clients only see a generic failure. */
  onError(error: unknown): void;
}
