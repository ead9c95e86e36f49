import { expect } from 'vitest';
import { type Answer, jsonRequest, tokenRequest } from './testService.ts';

/** A company of a test's own on the running sandbox, and how to talk to it over HTTP. */
export async function newCompany(sandboxUrl: string, options: { seed?: 'none' | 'small'; today?: string } = {}) {
  const body = { seed: 'none', ...options };
  const created = await send(`${sandboxUrl}/sandbox/companies`, jsonRequest('', body));
  expect(created.status).toBe(201);
  const { companyId, userId, glAccountIds } = created.body.data;
  const signIn = async (form: Record<string, string> = {}): Promise<string> => {
    const answer = await send(`${sandboxUrl}/v6/auth/token`, tokenRequest({ userId, ...form }));
    expect(answer.status).toBe(200);
    return answer.body.access_token;
  };
  return { companyId, userId, glAccountIds, signIn };
}

/** One request over HTTP; its answer must be JSON. */
export async function send(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  return { status: response.status, body: await response.json() };
}
