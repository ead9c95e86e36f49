import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isForBooks } from './addresses.ts';
import { type Books, openBooks } from './openBooks.ts';

/** Has the development server answer for the service and the token route. They start with the first request, once. */
export function serveBooks(): Plugin {
  let books: Promise<Books> | undefined;
  const listener = getRequestListener(
    async (request, bindings) => {
      books ??= openBooks();
      try {
        return await (await books)(request);
      } catch (error) {
        console.error(error);
        (bindings as HttpBindings).incoming.socket.destroy(); // Node's HTTP, not HTTP/2
        return new Response(null, { status: 500 });
      }
    },
    { overrideGlobalObjects: false },
  );
  return {
    name: 'daybook:books',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://page.invalid');
        if (isForBooks(pathname)) listener(incoming, outgoing);
        else next();
      });
    },
  };
}
