import type { Database } from '../database/database.ts';
import type { Cursors } from './cursors.ts';

/** What every endpoint works with. */
export interface ServiceContext {
  database: Database;
  cursors: Cursors;
  /** Seconds that a new token lives. */
  tokenLife: number;
  /** Counts a request of a token. @throws {Refusal} 429 if it has had too many. */
  countRequest(tokenHash: string): void;
  /** Answers custom data as flags that say what it is, instead of as it was submitted. */
  introspectionFlags: boolean;
  /** An update of a bank transaction replaces it: what it leaves out becomes none, instead of staying. */
  replacesOnUpdate: boolean;
  now(): Date;
  /** Told of what went wrong inside; the client only learns that something did. */
  onError(error: unknown): void;
}
