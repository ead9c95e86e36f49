import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isConnectionLoss } from './connectionLoss.ts';
import type { Database, OpenDatabase } from './database.ts';

const timeouts = {
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Milliseconds before each retry of a read; together longer than a Postgres restart. */
const retryDelays = [50, 100, 200, 400, 800, 1600];

/**
 * Opens a Postgres database. When the connection is lost, reads are retried on a new one. Writes run in transactions and are
 * never retried: they fail with an error that {@link isConnectionLoss} recognizes.
 * @param url `postgres://user:password@host:port/name`, as in `DATABASE_URL`.
 * @throws {Error} if the server doesn't respond; the message is shown to the user.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...timeouts });
  // Emitted in addition to the failure of a pending query; without a listener it would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1'); // the pool connects lazily; a wrong address must fail here, not on the first request
  } catch (error) {
    await pool.end();
    throw new Error(`Couldn't connect to Postgres at DATABASE_URL: ${messageOf(error)}`, { cause: error });
  }
  return { database: databaseOf(pool), close: () => pool.end() };
}

function databaseOf(pool: pg.Pool): Database {
  const query = pool.query.bind(pool) as (config: pg.QueryConfig, values: unknown[]) => Promise<pg.QueryResult>; // as Drizzle calls it
  const database: Database = drizzle(
    Object.assign(pool, {
      query: (config: pg.QueryConfig, values: unknown[]) =>
        /^\s*select\b/i.test(config.text) ? withRetries(() => query(config, values)) : query(config, values),
    }),
  );
  return Object.assign(database, {
    // Drizzle's transaction never releases a connection that breaks on `begin`.
    transaction: async (...[work, config]: Parameters<Database['transaction']>) => {
      const client = await pool.connect();
      let isBroken = false;
      try {
        return await drizzle(client).transaction(work, config);
      } catch (error) {
        isBroken = isConnectionLoss(error);
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
  });
}

async function withRetries<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelays) {
    try {
      return await read();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return read();
}

/** A host with several addresses fails with an AggregateError; its message is empty. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
