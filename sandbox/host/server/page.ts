import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createServer, type ViteDevServer } from 'vite';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** The page from source, with hot module replacement over `server`. */
export function developmentPage(server: Server): Promise<ViteDevServer> {
  return createServer({ configFile, appType: 'spa', server: { middlewareMode: true, ws: { server } } });
}

/** The output of `vite build`, with a strict CSP: no inline code, no other origins. */
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
