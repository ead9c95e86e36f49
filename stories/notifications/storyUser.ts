import { servicePath, tokenPath } from '../../.storybook/books/addresses.ts';
import type { NotificationChanges } from '../../src/index.ts';

const json = { 'Content-Type': 'application/json' };

/** Creates a user for one story, so that stories don't share settings. @returns the user's id. */
export async function createUser(settings: NotificationChanges): Promise<string> {
  const body = JSON.stringify({ seed: 'none' });
  const company = await jsonOf(fetch(`${servicePath}/sandbox/companies`, { method: 'POST', headers: json, body }));
  const { userId } = company.data;
  const token = await jsonOf(fetch(`${tokenPath}?user=${userId}`, { method: 'POST' }));
  await jsonOf(
    fetch(`${servicePath}/v6/notifications/settings`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${token.access_token}` },
      body: JSON.stringify(settings),
    }),
  );
  return userId;
}

/** A token that the host's token route doesn't issue: a read-only one, or a partner-level one. */
export function specialToken(form: { userId?: string; scope?: 'read' }) {
  const headers = { Authorization: `Basic ${btoa('demo_client:demo_secret')}` };
  return jsonOf(
    fetch(`${servicePath}/v6/auth/token`, { method: 'POST', headers, body: new URLSearchParams({ ...form }) }),
  );
}

async function jsonOf(pending: Promise<Response>) {
  const response = await pending;
  if (!response.ok) throw new Error(`The sandbox responded with ${response.status}.`);
  return response.json();
}
