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
import { refusalOf } from './http/errors.ts';
import { createRateLimit, type RateLimit } from './http/rateLimit.ts';
import { limitBody } from './http/readBody.ts';
import { systemEndpoints } from './http/systemEndpoints.ts';
import { invoiceEndpoints } from './invoices/endpoints.ts';
import { journalEntryEndpoints } from './journal-entries/endpoints.ts';
import { ledgerEndpoints } from './ledger/endpoints.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { type Admitted, admit } from './tokens/access.ts';
import { tokenEndpoints } from './tokens/endpoints.ts';
import { endToken } from './tokens/endToken.ts';
import { randomHex } from './tokens/sha256.ts';
import { vendorEndpoints } from './vendors/endpoints.ts';

export interface ServiceOptions {
  /** An open database. Its schema is brought up to date; nothing else in it changes. */
  database: Database;
  /** Seconds that a new token lives; 3600 unless said. */
  tokenLife?: number;
  /** 1,000 requests in five minutes unless said. */
  rateLimit?: RateLimit;
  /** Whose pages may call the service from a browser: `https://app.example`. The pages of this machine unless said. */
  allowedOrigins?: readonly string[];
  /** Answers custom data as the interface shows it, as flags that say what it is; as it was submitted unless said. */
  introspectionFlags?: boolean;
  /** What an update of a bank transaction leaves out becomes none, but for what no answer shows; it stays unless said. */
  replacesOnUpdate?: boolean;
  now?: () => Date;
  /** Whether `/sandbox/…` is there: companies made on demand, and faults. For tests and stories. */
  control?: boolean;
  /** What goes wrong on purpose from the beginning. Given, if only as an empty list, `/sandbox/faults` is there to change it. */
  faults?: readonly FaultRule[];
  /** Told of what went wrong inside; the client only learns that something did. */
  onError?: (error: unknown) => void;
}

export interface Service {
  /**
   * Answers a request. Every answer but a token's is an envelope.
   * @throws {ConnectionDropped} only where a fault asks for it; likewise reading the body of an answer that is lost halfway.
   */
  fetch(request: Request): Promise<Response>;
}

/** The service of the interface over a database: the same in Node, in tests and inside a page. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { control = false, allowedOrigins } = options;
  const faults = options.faults ?? (control ? [] : undefined);
  const rules = faults && createFaultRules(faults);
  const context = await contextOf(options);
  const endpoints = new Hono<Admitted>();
  for (const endpoint of endpointsOf(context, control, rules)) {
    const path: string = endpoint.path.replace('{id}', ':id');
    endpoints.on(endpoint.method, path, limitBody, admit(context, endpoint.admits), (c) =>
      endpoint.respond(c.req.raw, { access: c.get('access'), id: c.req.param('id') ?? '' }),
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
    answer: async (request: Request) => endpoints.fetch(request),
    endToken: (request: Request) => endToken(context, request),
  };
  const answer = rules ? withFaults(service, rules) : service.answer;
  app.all('*', (c) => answer(c.req.raw));
  app.onError((error) => failureOf(error, context));
  return { fetch: async (request) => app.fetch(request) };
}

function failureOf(error: Error, { onError }: ServiceContext): Response {
  if (error instanceof ConnectionDropped) throw error;
  const { status, items, headers } = refusalOf(error, onError);
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
