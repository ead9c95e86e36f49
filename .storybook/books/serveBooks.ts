import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Plugin } from 'vite';
import { ConnectionDropped } from '../../sandbox/service/faults/fault.ts';
import { isForBooks } from './addresses.ts';
import { type Books, openBooks } from './openBooks.ts';

/** Has the development server answer for the service and the token route. They start with the first request, once. */
export function serveBooks(): Plugin {
  let books: Promise<Books> | undefined;
  return {
    name: 'daybook:books',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      const report = (error: unknown) => config.logger.error(error instanceof Error ? `${error.stack}` : `${error}`);
      const listener = getRequestListener(
        async (request, bindings) => {
          books ??= openBooks(report);
          try {
            return await (await books)(request);
          } catch (error) {
            if (!(error instanceof ConnectionDropped)) report(error);
            (bindings as HttpBindings).incoming.socket.destroy(); // Node's HTTP, not HTTP/2
            return new Response(null, { status: 500 });
          }
        },
        { overrideGlobalObjects: false },
      );
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://page.invalid');
        if (isForBooks(pathname)) listener(incoming, outgoing);
        else next();
      });
    },
  };
}
