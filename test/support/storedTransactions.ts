import { inject } from 'vitest';
import { type Company, tokenOf } from './sandbox/company.ts';

/** A bank transaction as it comes over the wire, all of it. */
export interface ServedTransaction {
  id: string;
  date: string;
  amount: number;
  description: string;
  displayName: string;
  type: string;
  reviewStatus: string | null;
  category: { id: string } | null;
  glAccount: { id: string } | null;
  vendor: { id: string } | null;
  bankAccount: { id: string };
  classSegments: { id: string; label: { id: string; name: string } }[];
  children: { amount: number }[];
}

/** All bank transactions of a company as the service has them, the newest first. */
export async function servedTransactions(company: Company): Promise<ServedTransaction[]> {
  const { access_token } = await tokenOf(company);
  const rows: ServedTransaction[] = [];
  let cursor: string | undefined;
  do {
    const page = await answered('/v6/banks/transactions/query', access_token, { cursor, limit: 250 });
    rows.push(...page.data);
    cursor = page.cursor?.after;
  } while (cursor);
  return rows;
}

/** Whether a transaction is whole, and neither a transfer nor posted to an account of its own: what is categorized. */
export function isPlain({ type, category, glAccount, children }: ServedTransaction): boolean {
  return children.length === 0 && type !== 'TRANSFER' && (category !== null || glAccount === null);
}

/** Transactions without some members of those with these ids: what a change may not touch. */
export function withoutMember(
  transactions: readonly ServedTransaction[],
  ids: ReadonlySet<string>,
  ...members: (keyof ServedTransaction)[]
) {
  return transactions.map((transaction) =>
    ids.has(transaction.id)
      ? Object.fromEntries(Object.entries(transaction).filter(([member]) => !members.some((each) => each === member)))
      : transaction,
  );
}

/** Saves items as another client does. @returns what became of each. */
export async function saveElsewhere(company: Company, data: object[]) {
  const { access_token } = await tokenOf(company);
  return (await answered('/v6/banks/transactions', access_token, { data })).data;
}

/** Deletes a transaction as another client does. */
export async function deleteElsewhere(company: Company, id: string): Promise<void> {
  const { access_token } = await tokenOf(company);
  await answered(`/v6/banks/transactions/${id}`, access_token, undefined, 'DELETE');
}

/** Closes the books up to a day. */
export async function closeBooks(
  company: Company,
  date: string | null,
  modifications: 'DISABLED' | 'ENABLED_WITH_WARNING' = 'DISABLED',
): Promise<void> {
  const { access_token } = await tokenOf(company);
  await answered('/v6/closing', access_token, { date, modifications });
}

/** The company's expense categories that have none below them. */
export async function expenseCategories(company: Company): Promise<{ id: string; name: string }[]> {
  const { access_token } = await tokenOf(company);
  const { data } = await answered('/v6/categories', access_token, undefined, 'GET');
  interface Tree {
    id: string;
    name: string;
    status: string;
    children?: Tree[];
  }
  const leaves = ({ children = [], ...category }: Tree): Tree[] =>
    children.length > 0 ? children.flatMap(leaves) : [category];
  return (data.expense as Tree[]).flatMap(leaves).filter(({ status }) => status === 'ACTIVE');
}

/** Of another client: neither noted nor held back where a test watches what the page sends. */
const send = globalThis.fetch.bind(globalThis);

async function answered(path: string, token: string, body?: object, method = 'POST') {
  const response = await send(inject('sandboxUrl') + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

export const idsOf = (transactions: readonly { id: string }[]): string[] => transactions.map(({ id }) => id);
