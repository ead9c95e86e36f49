import { inject } from 'vitest';
import { type Company, tokenOf } from './company.ts';

const path = '/v6/notifications/settings';

/** A user's notification settings as the service has them. */
export function servedSettings(company: Company) {
  return ask(company);
}

/** Sets some of them, as from somewhere else. */
export function setSettings(company: Company, changes: Record<string, string>) {
  return ask(company, { method: 'POST', body: JSON.stringify(changes) });
}

async function ask({ userId }: Company, init: RequestInit = {}) {
  const { access_token } = await tokenOf({ userId });
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
  const response = await fetch(inject('sandboxUrl') + path, { ...init, headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  const { data } = await response.json();
  return data;
}
