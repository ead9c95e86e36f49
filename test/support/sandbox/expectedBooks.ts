import { expect } from 'vitest';
import type { openTestService } from './testService.ts';

type TestService = Awaited<ReturnType<typeof openTestService>>;

/** Debits minus credits in minor units, by account. */
export type Balances = Map<string, number>;

/** A document that was saved: what it does to each account. */
export type Effect = ReadonlyMap<string, number>;

/**
 * What a company's books must be, kept beside the service by whoever saves: the effect of each document that is in them, over
 * what they began with.
 */
export class ExpectedBooks {
  readonly documents = new Map<string, Effect>();

  constructor(private readonly opening: Balances) {}

  get balances(): Balances {
    const balances = new Map(this.opening);
    for (const effect of this.documents.values()) {
      for (const [account, amount] of effect) balances.set(account, (balances.get(account) ?? 0) + amount);
    }
    return balances;
  }
}

/** Which accounts grow by credits, as the service's running balances show them. */
const creditNormal = ['LIABILITY', 'EQUITY', 'INCOME', 'OTHER_INCOME'];

interface Line {
  drAmount: number;
  crAmount: number;
  runningBalance: number;
  entity: { id: string };
}

/** Each account's ledger as the service answers it; every running balance has been checked to be the sum of what stands above it. */
export async function fetchLedgers(service: TestService, token: string, method: 'ACCRUAL' | 'CASH') {
  const { body: accounts } = await service.post(token, '/v6/accounting/glAccounts/query', { limit: 250 });
  const ledgers = new Map<string, Line[]>();
  for (const { id, type } of accounts.data as { id: string; type: string }[]) {
    const lines: Line[] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const { status, body } = await service.ledger(token, id, { limit: 250, cursor, accountingMethod: method });
      expect(status).toBe(200);
      lines.push(...body.data);
      cursor = body.cursor?.after;
    }
    let balance = 0;
    for (const line of lines) {
      balance += (line.drAmount - line.crAmount) * (creditNormal.includes(type) ? -1 : 1);
      expect(line.runningBalance).toBe(balance === 0 ? 0 : balance);
    }
    ledgers.set(id, lines);
  }
  return ledgers;
}

/** What each account comes to. Accounts without lines come to 0. */
export function balancesOf(ledgers: ReadonlyMap<string, Line[]>): Balances {
  return new Map(
    [...ledgers].map(([id, lines]) => [id, lines.reduce((sum, line) => sum + line.drAmount - line.crAmount, 0)]),
  );
}

/** Fails unless debits equal credits over all accounts, and within each document. */
export function expectBalanced(ledgers: ReadonlyMap<string, Line[]>): void {
  const byDocument = new Map<string, number>();
  for (const line of [...ledgers.values()].flat()) {
    byDocument.set(line.entity.id, (byDocument.get(line.entity.id) ?? 0) + line.drAmount - line.crAmount);
  }
  expect([...byDocument].filter(([, difference]) => difference !== 0)).toEqual([]);
}

/** The accounts that are not as they should be: what they are, and what they should be. */
export function differences(served: Balances, kept: Balances): [account: string, is: number, shouldBe: number][] {
  return [...new Set([...served.keys(), ...kept.keys()])]
    .map((id): [string, number, number] => [id, served.get(id) ?? 0, kept.get(id) ?? 0])
    .filter(([, is, shouldBe]) => is !== shouldBe);
}
