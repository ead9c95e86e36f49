import { Hono } from 'hono';
import { bankAccountEndpoints } from './bank-accounts/endpoints.ts';
import { bankTransactionEndpoints } from './bank-transactions/endpoints.ts';
import { categoryEndpoints } from './categories/endpoints.ts';
import { classSegmentEndpoints } from './class-segments/endpoints.ts';
import { closingEndpoints } from './closing/endpoints.ts';
import { controlEndpoints } from './control/endpoints.ts';
import { customerEndpoints } from './customers/endpoints.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { remember } from './database/serviceMemory.ts';
import { faultEndpoints } from './faults/endpoints.ts';
import { ConnectionDropped } from './faults/fault.ts';
import type { FaultRule } from './faults/rule.ts';
import { createFaultRules, type FaultRules } from './faults/rules.ts';
import { withFaults } from './faults/withFaults.ts';
import { glAccountEndpoints } from './gl-accounts/endpoints.ts';
import type { ServiceContext } from './http/context.ts';
import { corsFor } from './http/cors.ts';
import { createCursors } from './http/cursors.ts';
import type { Endpoint } from './http/endpoint.ts';
import { failureResponse } from './http/envelope.ts';
import { toHttpError } from './http/errors.ts';
import { createRateLimit, type RateLimit } from './http/rateLimit.ts';
import { limitBody } from './http/readBody.ts';
import { systemEndpoints } from './http/systemEndpoints.ts';
import { invoiceEndpoints } from './invoices/endpoints.ts';
import { journalEntryEndpoints } from './journal-entries/endpoints.ts';
import { ledgerEndpoints } from './ledger/endpoints.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { type AuthorizedEnv, authorize } from './tokens/access.ts';
import { tokenEndpoints } from './tokens/endpoints.ts';
import { expireRequestToken } from './tokens/expireRequestToken.ts';
import { randomHex } from './tokens/sha256.ts';
import { vendorEndpoints } from './vendors/endpoints.ts';

export interface ServiceOptions {
  /** An open database. Pending migrations are applied. */
  database: Database;
  /** The lifetime of a new token in seconds. Default: 3600. */
  tokenLife?: number;
  /** Default: 1,000 requests in five minutes. */
  rateLimit?: RateLimit;
  /** Origins allowed by CORS, such as `https://app.example`. Default: local origins. */
  allowedOrigins?: readonly string[];
  /** Return custom data as introspection flags. Default: as submitted. */
  introspectionFlags?: boolean;
  /** Updates of a bank transaction clear omitted members, except those that no response includes. Default: keep them. */
  replacesOnUpdate?: boolean;
  now?: () => Date;
  /** Enables `/sandbox/…`, for tests and stories: companies on demand, and faults. */
  control?: boolean;
  /** The initial fault rules. Any list, even an empty one, enables `/sandbox/faults`. */
  faults?: readonly FaultRule[];
  /** Receives internal errors; clients only see a generic failure. */
  onError?: (error: unknown) => void;
}

export interface Service {
  /**
   * Handles a request. Every response except the token endpoint's is an envelope.
   * @throws {ConnectionDropped} only for a fault; reading a response body can also throw it.
   */
  fetch(request: Request): Promise<Response>;
}

/** Creates the service. It runs in Node, in tests and in a page. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { control = false, allowedOrigins } = options;
  const faults = options.faults ?? (control ? [] : undefined);
  const rules = faults && createFaultRules(faults);
  const context = await contextOf(options);
  const endpoints = new Hono<AuthorizedEnv>();
  for (const endpoint of endpointsOf(context, control, rules)) {
    const path: string = endpoint.path.replace('{id}', ':id');
    endpoints.on(endpoint.method, path, limitBody, authorize(context, endpoint.requires), (c) =>
      endpoint.handle(c.req.raw, { access: c.get('access'), id: c.req.param('id') ?? '' }),
    );
  }
  endpoints.notFound(() => failureResponse(404, [{ type: 'BAD_REQUEST', message: 'There is no such endpoint.' }]));
  endpoints.onError((error) => failureOf(error, context));

  const app = new Hono();
  app.use(corsFor(allowedOrigins));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  const service = {
    handle: async (request: Request) => endpoints.fetch(request),
    expireRequestToken: (request: Request) => expireRequestToken(context, request),
  };
  const handle = rules ? withFaults(service, rules) : service.handle;
  app.all('*', (c) => handle(c.req.raw));
  app.onError((error) => failureOf(error, context));
  return { fetch: async (request) => app.fetch(request) };
}

function failureOf(error: Error, { onError }: ServiceContext): Response {
  if (error instanceof ConnectionDropped) throw error;
  const { status, items, headers } = toHttpError(error, onError);
  return failureResponse(status, items, headers);
}

async function contextOf(options: ServiceOptions): Promise<ServiceContext> {
  const { database, tokenLife = 3600, rateLimit = { requests: 1000, window: 300 } } = options;
  const { introspectionFlags = false, replacesOnUpdate = false } = options;
  const { now = () => new Date(), onError = () => {} } = options;
  await migrate(database);
  const cursors = await createCursors(await remember(database, 'cursor secret', () => randomHex(32)));
  const countRequest = createRateLimit(rateLimit, now);
  return { database, cursors, tokenLife, countRequest, introspectionFlags, replacesOnUpdate, now, onError };
}

function endpointsOf(context: ServiceContext, control: boolean, rules: FaultRules | undefined): Endpoint[] {
  const endpoints = [
    tokenEndpoints,
    notificationEndpoints,
    glAccountEndpoints,
    ledgerEndpoints,
    invoiceEndpoints,
    journalEntryEndpoints,
    closingEndpoints,
    categoryEndpoints,
    vendorEndpoints,
    customerEndpoints,
    bankAccountEndpoints,
    classSegmentEndpoints,
    bankTransactionEndpoints,
    ...(control ? [controlEndpoints] : []),
    ...(rules ? [() => faultEndpoints(rules)] : []),
  ].flatMap((make) => make(context));
  return [...endpoints, ...systemEndpoints(context, endpoints)];
}
