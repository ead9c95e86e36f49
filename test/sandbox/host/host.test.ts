import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningHost, startHost } from '../../../sandbox/host/server/startHost.ts';
import { startTokenEndpoint, type TokenEndpoint } from '../../server/tokenEndpoint.ts';

let service: TokenEndpoint;
let host: RunningHost;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'atelier-'));
  const build = ['node_modules/vite/bin/vite.js', 'build', '--config', 'sandbox/host/vite.config.ts'];
  await promisify(execFile)(process.execPath, [...build, '--outDir', directory, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  service = await startTokenEndpoint();
  host = await startHost({ serviceUrl: service.baseUrl, builtPage: directory });
});
afterAll(async () => {
  await host.close();
  await service.close();
  await rm(directory, { recursive: true });
});

describe('the built page', () => {
  test('contains neither the client secret nor the code that uses it', async () => {
    const files = await readdir(directory, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
    );
    expect(texts.join()).toContain('/api/books-token'); // proves that the page was read
    expect(texts.join()).not.toMatch(/demo_secret|demo_client|createTokenRoute|clientSecret|\/v6\/auth\/token/);
  });

  test.each(['/', '/ledger/gla_1010', '/invoices?search=rent&amount.greaterThan=100', '/projects', '/settings'])(
    'is served at %s, so that the page can be reloaded',
    async (path) => {
      const response = await fetch(host.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<div id="atelier">');
    },
  );

  test('can’t load inline code or anything from other origins', async () => {
    const page = await fetch(host.url);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|data:/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await page.text();
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*\bsrc=)/);
  });

  test('serves its assets with long-term caching, and 404 for missing ones', async () => {
    const html = await (await fetch(host.url)).text();
    const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => host.url + path);
    expect(assets.length).toBeGreaterThanOrEqual(4); // script, style, theme and icon
    for (const asset of assets) expect((await fetch(asset)).status).toBe(200);
    const hashed = assets.find((asset) => asset.includes('/assets/')) ?? expect.unreachable();
    expect((await fetch(hashed)).headers.get('cache-control')).toContain('immutable');
    const missing = await fetch(`${host.url}/assets/gone.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-cache');
  });
});

test('the page is served from source in development', async () => {
  const development = await startHost({ serviceUrl: service.baseUrl });
  try {
    const html = await (await fetch(`${development.url}/settings`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('/page/main.tsx');
    const script = await fetch(`${development.url}/page/main.tsx`);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(await script.text()).toContain('/src/styles.css');
    expect((await fetch(`${development.url}/api/session`)).status).toBe(200);
  } finally {
    await development.close();
  }
});

test('a taken port is an error with its code', async () => {
  const port = Number(new URL(host.url).port);
  const second = startHost({ serviceUrl: service.baseUrl, builtPage: directory, port });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
