import { render } from '@testing-library/react';
import { beforeEach, expect, inject, test } from 'vitest';
import { ConfigurationError, createDaybookClient, type Invoice } from '../../src/client.ts';
import { createCompany, issueToken } from '../support/sandbox/company.ts';

const company = await createCompany();
const clientAt = (baseUrl: string) =>
  createDaybookClient({ baseUrl, identity: company.userId, fetchToken: () => issueToken(company) });

beforeEach(
  () =>
    void render(
      <main>
        <h1>Books</h1>
      </main>,
    ),
);

test('a page of another origin reads changes, whose headers require a preflight', async () => {
  expect(new URL(inject('sandboxUrl')).origin).not.toBe(location.origin);
  const client = clientAt(inject('sandboxUrl'));
  const invoices: Invoice[] = [];
  let since: string | undefined;
  for await (const page of client.changes('/v5/invoices', { limit: 15 })) {
    invoices.push(...page.rows);
    since = page.lastUpdatedDate;
  }
  const listed: Invoice[] = [];
  for await (const invoice of client.invoices.listAll({ limit: 15 })) listed.push(invoice);
  expect(listed.length).toBeGreaterThan(30); // three pages
  expect(new Set(invoices)).toEqual(new Set(listed));
  const { value: again } = await client.changes('/v5/invoices', { since }).next();
  expect(again).toMatchObject({ rows: [], deletedIds: [], next: undefined });
});

test('an unsafe path with a relative base URL is rejected before anything is sent', async () => {
  const client = clientAt('/');
  for (const path of [
    '//elsewhere.example/v5',
    '/\t/elsewhere.example/v5',
    '/\n/elsewhere.example/v5',
    '/\\elsewhere.example',
  ]) {
    await expect(client.changes(path).next()).rejects.toBeInstanceOf(ConfigurationError);
  }
});
