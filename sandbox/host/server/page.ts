import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createServer, type ViteDevServer } from 'vite';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** The page from its source, renewed in the browser at every change. It speaks to the browser through `server`. */
export function developmentPage(server: Server): Promise<ViteDevServer> {
  return createServer({ configFile, appType: 'spa', server: { middlewareMode: true, ws: { server } } });
}

/** The page as `vite build` has left it, under the headers that a careful partner sets: nothing inline, nothing from elsewhere. */
export function builtPage(directory: string): Hono {
  const page = new Hono();
  page.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    }),
  );
  page.use(async (c, next) => {
    await next();
    const isHashed = c.res.ok && c.req.path.startsWith('/assets/');
    c.res.headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  page.use(serveStatic({ root: directory }));
  page.get('/assets/*', (c) => c.notFound());
  page.get('*', serveStatic({ root: directory, path: 'index.html' }));
  return page;
}
