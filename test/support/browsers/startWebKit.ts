import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartEngine } from './Engine.ts';
import { findBrowser } from './findBrowser.ts';

/** The keys that aren't characters. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<string, string> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** WebKitGTK's MiniBrowser on a virtual screen, by WebDriver. */
export const startWebKit: StartEngine = async ({ downloads }) => {
  const home = homeWith(downloads);
  const port = await freePort();
  const driver = spawn(
    findBrowser('xvfb-run'),
    ['-a', findBrowser('WebKitWebDriver'), `--port=${port}`, '--host=127.0.0.1'],
    {
      stdio: 'ignore',
      detached: true, // its group has the screen, the driver and the browser
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  );
  const stop = async () => {
    await stopGroup(driver);
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await isReady(origin);
    const { sessionId, capabilities } = await send<NewSession>(`${origin}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: findBrowser('MiniBrowser'), args: ['--automation'] },
        },
      },
    });
    const session = `${origin}/session/${sessionId}`;
    const act = (type: string, actions: object[]) =>
      send(`${session}/actions`, { actions: [{ type, id: type, actions }] });
    const key = (type: 'keyDown' | 'keyUp', name: string) => ({ type, value: keyCodes[name] ?? name });
    const run = (script: string) => send(`${session}/execute/sync`, { script, args: [] });
    let turned = 0; // WebKit scrolls by the difference between two turns of the wheel
    const resize = (width: number, height: number) => send(`${session}/window/rect`, { width, height });
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      goto: async (url) => void (await send(`${session}/url`, { url })),
      evaluate: (expression) => run(`return ${expression}`),
      clickAt: async (x, y) => {
        const [move, down, up] = ['pointerMove', 'pointerDown', 'pointerUp'];
        await act('pointer', [
          { type: move, x, y, duration: 0, origin: 'viewport' },
          { type: down, button: 0 },
          { type: up, button: 0 },
        ]);
      },
      wheelAt: async (x, y, deltaY) => {
        turned += deltaY;
        await act('wheel', [{ type: 'scroll', x, y, deltaX: 0, deltaY: turned, origin: 'viewport' }]);
      },
      type: async (text) => {
        await act(
          'key',
          [...text].flatMap((character) => [key('keyDown', character), key('keyUp', character)]),
        );
      },
      press: async (chord) => {
        const names = chord.split('+');
        const up = names.toReversed().map((name) => key('keyUp', name));
        await act('key', [...names.map((name) => key('keyDown', name)), ...up]);
      },
      resize: async (width, height) => {
        await resize(width, height);
        // The rectangle is that of the window, which is larger than the page.
        const [innerWidth, innerHeight] = (await run('return [innerWidth, innerHeight]')) as [number, number];
        await resize(2 * width - innerWidth, 2 * height - innerHeight);
      },
      screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
      close: async () => {
        try {
          await send(session, undefined, 'DELETE');
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** A command of WebDriver. @throws {Error} with the driver's message. */
async function send<T = unknown>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (response.ok) return value;
  throw new Error(`${url}: ${value.error} ${value.message}`);
}

async function isReady(origin: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(`${origin}/status`).catch(() => undefined);
    if (response?.ok) return;
    if (tries === 100) throw new Error('WebKitWebDriver didn’t start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A home folder, in which GTK finds the folder for downloads. */
function homeWith(downloads: string): string {
  const home = mkdtempSync(join(tmpdir(), 'daybook-webkit-'));
  mkdirSync(downloads, { recursive: true });
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return home;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('There is no free port.');
}

async function stopGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined || leader.exitCode !== null) return;
  const ended = once(leader, 'exit');
  process.kill(-leader.pid, 'SIGTERM');
  await ended;
}
