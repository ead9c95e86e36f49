import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Plugin } from 'vite';
import { ConnectionDropped } from '../../sandbox/service/faults/fault.ts';
import { sendOverHttp } from '../../sandbox/service/faults/sendOverHttp.ts';
import type { Service } from '../../sandbox/service/service.ts';
import { isForBooks } from './addresses.ts';
import { type Books, openBooks } from './openBooks.ts';

/** Serves the service and the token route from the development server. They start with the first request. */
export function serveBooks(): Plugin {
  let books: Promise<Books> | undefined;
  return {
    name: 'daybook:books',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      const report = (error: unknown) => config.logger.error(error instanceof Error ? `${error.stack}` : `${error}`);
      const listener = getRequestListener(
        async (request, bindings) => {
          books ??= openBooks(report, process.env.VITEST ? (service) => checkedByTests(service, report) : undefined);
          const { outgoing } = bindings as HttpBindings; // Node's HTTP, not HTTP/2
          try {
            return await sendOverHttp((await books)(request), outgoing);
          } catch (error) {
            if (error instanceof ConnectionDropped) throw error;
            report(error);
            outgoing.destroy();
            return new Response(null, { status: 500 });
          }
        },
        {
          overrideGlobalObjects: false,
          errorHandler: (error) =>
            error instanceof ConnectionDropped ? undefined : new Response(null, { status: 400 }),
        },
      );
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://page.invalid');
        if (isForBooks(pathname)) listener(incoming, outgoing);
        else next();
      });
    },
  };
}

/** Fails the test run on a response that doesn't match `/openapi.json`. */
async function checkedByTests(service: Service, report: (error: unknown) => void): Promise<Service> {
  const { withContractCheck } = await import('../../test/support/contract/contract.ts');
  return withContractCheck(service, (problem) => {
    report(`Doesn’t match /openapi.json: ${problem}`);
    process.exitCode = 1;
  });
}
