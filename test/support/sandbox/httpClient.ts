import { expect, inject } from 'vitest';
import { type Contract, createContract } from '../contract/contract.ts';
import type { OpenApiDocument } from '../contract/document.ts';
import { jsonRequest, type ServiceResponse, tokenRequest } from './testService.ts';

/** Creates a company on the running sandbox over HTTP. */
export async function createCompanyOver(sandboxUrl: string, options: { seed?: 'none' | 'small'; today?: string } = {}) {
  const body = { seed: 'none', ...options };
  const created = await send(`${sandboxUrl}/sandbox/companies`, jsonRequest('', body));
  expect(created.status).toBe(201);
  const { companyId, userId, glAccountIds } = created.body.data;
  const signIn = async (form: Record<string, string> = {}): Promise<string> => {
    const response = await send(`${sandboxUrl}/v6/auth/token`, tokenRequest({ userId, ...form }));
    expect(response.status).toBe(200);
    return response.body.access_token;
  };
  return { companyId, userId, glAccountIds, signIn };
}

let contract: Promise<Contract> | undefined;

/** Sends a request over HTTP to any sandbox and checks the response against the contract. */
export async function send(url: string, init?: RequestInit): Promise<ServiceResponse> {
  const response = await fetch(url, init);
  const { status, headers } = response;
  const text = await response.text();
  contract ??= fetchContract();
  expect(
    (await contract).violationOf({ method: init?.method ?? 'GET', url }, { status, headers, text }),
  ).toBeUndefined();
  return { status, body: JSON.parse(text) };
}

async function fetchContract(): Promise<Contract> {
  const described = await fetch(`${inject('sandboxUrl')}/openapi.json`);
  return createContract((await described.json()) as OpenApiDocument); // checked by the test of the document
}
