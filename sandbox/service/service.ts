import { Hono } from 'hono';
import { bankAccountRoutes } from './bank-accounts/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { classSegmentRoutes } from './class-segments/routes.ts';
import { closingRoutes } from './closing/routes.ts';
import { controlRoutes } from './control/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { remember } from './database/serviceMemory.ts';
import { ConnectionDropped } from './faults/fault.ts';
import { faultRoutes } from './faults/routes.ts';
import { glAccountRoutes } from './gl-accounts/routes.ts';
import type { RequestEnvironment, ServiceContext } from './http/context.ts';
import { localCors } from './http/cors.ts';
import { createCursors } from './http/cursors.ts';
import { failureResponse } from './http/envelope.ts';
import { Refusal } from './http/errors.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { randomHex } from './tokens/sha256.ts';
import { vendorRoutes } from './vendors/routes.ts';

export interface ServiceOptions {
  /** An open database. Its schema is brought up to date; nothing else in it changes. */
  database: Database;
  /** Seconds that a new token lives; 3600 unless said. */
  tokenLife?: number;
  now?: () => Date;
  /** Whether `/sandbox/…` is there: companies made on demand, and faults. For tests and stories. */
  control?: boolean;
  /** Told of what went wrong inside; the client only learns that something did. */
  onError?: (error: unknown) => void;
}

export interface Service {
  /**
   * Answers a request. Every answer but a token's is an envelope.
   * @throws {ConnectionDropped} only where a fault asks for it.
   */
  fetch(request: Request): Promise<Response>;
}

/** The service of the interface over a database: the same in Node, in tests and inside a page. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { database, tokenLife = 3600, now = () => new Date(), control = false, onError = () => {} } = options;
  await migrate(database);
  const cursors = await createCursors(await remember(database, 'cursor secret', () => randomHex(32)));
  const context: ServiceContext = { database, cursors, tokenLife, now };

  const app = new Hono<RequestEnvironment>();
  app.use(localCors);
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  for (const routes of [
    tokenRoutes,
    glAccountRoutes,
    ledgerRoutes,
    categoryRoutes,
    vendorRoutes,
    customerRoutes,
    bankAccountRoutes,
    classSegmentRoutes,
    closingRoutes,
    notificationRoutes,
  ]) {
    app.route('/', routes(context));
  }
  if (control) {
    app.route('/', controlRoutes(context));
    app.route(
      '/',
      faultRoutes((request) => Promise.resolve(app.fetch(request))),
    );
  }
  app.notFound(() => failureResponse(404, [{ type: 'BAD_REQUEST', message: 'There is no such endpoint.' }]));
  app.onError((error) => {
    if (error instanceof Refusal) return failureResponse(error.status, error.items, error.headers);
    if (error instanceof ConnectionDropped) throw error;
    onError(error);
    return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong in the service.' }]);
  });
  return { fetch: async (request) => app.fetch(request) };
}
