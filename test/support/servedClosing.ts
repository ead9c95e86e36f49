import { inject } from 'vitest';
import { type Company, tokenOf } from './company.ts';

const path = '/v6/closing';

/** The closing as it comes over the wire. */
interface ServedClosing {
  date: string | null;
  modifications: string;
}

/** Until when a company's books are closed, as the service has it. */
export function servedClosing(company: Company): Promise<ServedClosing> {
  return ask(company);
}

/** Closes a company's books, as from somewhere else. */
export function setClosing(company: Company, changes: Partial<ServedClosing>): Promise<ServedClosing> {
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
