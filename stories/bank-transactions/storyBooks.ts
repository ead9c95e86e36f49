import { servicePath, tokenPath } from '../../.storybook/books/addresses.ts';
import { fetchToken } from '../../.storybook/fetchToken.ts';
import { createDaybookClient, type DaybookClient } from '../../src/client.ts';
import type { BankTransaction, BankTransactionItem } from '../../src/index.ts';

const json = { 'Content-Type': 'application/json' };

/** A story's company, with a client that acts as another user. */
export interface StoryBooks {
  userId: string;
  client: DaybookClient;
  /** The id of a record that every sample company has: `idOf('dv', 'digital')`. */
  idOf(kind: 'bka' | 'dv' | 'dim' | 'cus' | 'gla', key: string): string;
  categoryId(name: string): Promise<string>;
  /** Saves one transaction; default: a lunch with a client. */
  add(item?: Partial<BankTransactionItem>): Promise<BankTransaction>;
  close(closing: { date: string; modifications: 'DISABLED' | 'ENABLED_WITH_WARNING' }): Promise<void>;
}

/** The company that all stories share, with half a year of data. Nothing is saved there. */
export function sharedBooks(): StoryBooks {
  return booksOf('usr_owner', '');
}

/**
 * A new company, so that no story shows what another saved.
 * @param seed default: reference lists only; `small`: half a year of data.
 */
export async function ownBooks(seed: 'none' | 'small' = 'none'): Promise<StoryBooks> {
  const body = JSON.stringify({ seed, today: '2026-06-15' });
  const { data } = await responseOf(fetch(`${servicePath}/sandbox/companies`, { method: 'POST', headers: json, body }));
  const [, prefix = ''] = /^usr_(\w+_)owner$/.exec(data.userId) ?? [];
  return booksOf(data.userId, prefix);
}

function booksOf(userId: string, prefix: string): StoryBooks {
  const client = createDaybookClient({ baseUrl: servicePath, identity: userId, fetchToken });
  const idOf: StoryBooks['idOf'] = (kind, key) => `${kind}_${prefix}${key}`;
  const categoryId: StoryBooks['categoryId'] = async (name) => {
    const { expense, revenue, transfer } = await client.referenceLists.categories.list();
    const leaves = [...expense, ...revenue, ...transfer].flatMap(({ children }) => children);
    const found = leaves.find((category) => category.name === name);
    if (!found) throw new Error(`There is no category "${name}".`);
    return found.id;
  };
  return {
    userId,
    client,
    idOf,
    categoryId,
    async add(item) {
      const [saved] = await client.bankTransactions.save([
        {
          date: '2026-03-12',
          amount: -86_40,
          description: 'Lunch with Tidewell Health',
          notes: 'Talked about the patient portal.',
          apiName: 'MANUAL_ENTRY',
          bankAccountId: idOf('bka', 'card'),
          categoryId: await categoryId('Meals with Clients'),
          customerId: idOf('cus', '005'),
          classSegmentIds: [idOf('dv', 'digital')],
          ...item,
        },
      ]);
      if (!saved?.isSaved) throw new Error(`Nothing was saved: ${JSON.stringify(saved)}`);
      return saved.data;
    },
    async close(closing) {
      const { access_token } = await responseOf(fetch(`${tokenPath}?user=${userId}`, { method: 'POST' }));
      const headers = { ...json, Authorization: `Bearer ${access_token}` };
      await responseOf(fetch(`${servicePath}/v6/closing`, { method: 'POST', headers, body: JSON.stringify(closing) }));
    },
  };
}

/** The newest matching transaction. */
export async function findTransaction(
  { client }: StoryBooks,
  isSo: (transaction: BankTransaction) => boolean,
): Promise<BankTransaction> {
  for await (const transaction of client.bankTransactions.listAll({ limit: 250 })) {
    if (isSo(transaction)) return transaction;
  }
  throw new Error('The sample company has no such transaction.');
}

/** A read-only token, which the host's route doesn't issue. */
export function readOnlyToken({ identity }: { identity: string }) {
  const headers = { Authorization: `Basic ${btoa('demo_client:demo_secret')}` };
  const body = new URLSearchParams({ userId: identity, scope: 'read' });
  return responseOf(fetch(`${servicePath}/v6/auth/token`, { method: 'POST', headers, body }));
}

async function responseOf(pending: Promise<Response>) {
  const response = await pending;
  if (!response.ok) throw new Error(`The sandbox responded with ${response.status}.`);
  return response.json();
}
