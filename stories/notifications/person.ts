import { servicePath, tokenPath } from '../../.storybook/books/addresses.ts';
import type { NotificationChanges } from '../../src/index.ts';

const json = { 'Content-Type': 'application/json' };

/** A person of the story's own, so that what one story saves no other shows. @returns the user's id. */
export async function newPerson(settings: NotificationChanges): Promise<string> {
  const body = JSON.stringify({ seed: 'none' });
  const company = await answerOf(fetch(`${servicePath}/sandbox/companies`, { method: 'POST', headers: json, body }));
  const { userId } = company.data;
  const token = await answerOf(fetch(`${tokenPath}?user=${userId}`, { method: 'POST' }));
  await answerOf(
    fetch(`${servicePath}/v6/notifications/settings`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${token.access_token}` },
      body: JSON.stringify(settings),
    }),
  );
  return userId;
}

/** A token that the host's own route would not give: one for reading only, or the partner's own. */
export function specialToken(form: { userId?: string; scope?: 'read' }) {
  const headers = { Authorization: `Basic ${btoa('demo_client:demo_secret')}` };
  return answerOf(
    fetch(`${servicePath}/v6/auth/token`, { method: 'POST', headers, body: new URLSearchParams({ ...form }) }),
  );
}

async function answerOf(asked: Promise<Response>) {
  const response = await asked;
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
  return response.json();
}
