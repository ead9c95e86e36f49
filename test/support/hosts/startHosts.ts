import { chromium } from 'playwright';
import { startServiceProcess } from '../../../sandbox/serviceProcess.ts';
import { bundledPage } from '../../page-events/bundledPage.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { frameworkStyles } from './frameworkStyles.ts';
import type { Surroundings } from './openHost.ts';

/**
 * Starts what all hosts' pages need.
 * @param ownStyles stylesheets of hosts by name, besides those of the frameworks.
 */
export async function startHosts(ownStyles: Record<string, string>) {
  const stop = new AbortController();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const flags = ['--port=0', '--data=memory', '--seed=small', '--today=2026-03-01', '--rate-limit=100000'];
  const [frameworks, script, service] = await Promise.all([
    frameworkStyles(browser),
    bundledPage('19', import.meta.resolve('./hostPage.tsx')),
    startServiceProcess(flags, stop.signal),
  ]);
  const signedIn = await fetch(`${service.url}/v6/auth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('demo_client:demo_secret')}` },
    body: new URLSearchParams({ userId: 'usr_owner' }),
  });
  const token = await signedIn.json();
  // Otherwise, there would be no notice.
  const closed = await fetch(`${service.url}/v6/closing`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token.access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ date: '2025-09-30', modifications: 'DISABLED' }),
  });
  if (!closed.ok) throw new Error(`The books can't be closed: ${closed.status}.`);
  const surroundings: Surroundings = {
    browser,
    script,
    styles: { ...frameworks, ...ownStyles },
    serviceUrl: service.url,
    token,
  };
  return {
    surroundings,
    async stop(): Promise<void> {
      stop.abort();
      await browser.close();
      await service.ended;
    },
  };
}
