import { expect } from 'vitest';
import type { openTestService } from './testService.ts';

type TestService = Awaited<ReturnType<typeof openTestService>>;

/** Debits minus credits in minor units, by account. */
export type Balances = Map<string, number>;

/** The change of each account by a saved document. */
export type Effect = ReadonlyMap<string, number>;

/**
 * The expected balances of a company, tracked independently of the service: the opening balances and the effect of each saved
 * document.
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

/** Account types that credits increase. */
const creditNormal = ['LIABILITY', 'EQUITY', 'INCOME', 'OTHER_INCOME'];

interface Line {
  drAmount: number;
  crAmount: number;
  runningBalance: number;
  entity: { id: string };
}

/** Fetches the ledger of each account and checks every running balance. */
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

/** The balance of each account; 0 without lines. */
export function balancesOf(ledgers: ReadonlyMap<string, Line[]>): Balances {
  return new Map(
    [...ledgers].map(([id, lines]) => [id, lines.reduce((sum, line) => sum + line.drAmount - line.crAmount, 0)]),
  );
}

/** Asserts that debits equal credits within each document. */
export function expectBalanced(ledgers: ReadonlyMap<string, Line[]>): void {
  const byDocument = new Map<string, number>();
  for (const line of [...ledgers.values()].flat()) {
    byDocument.set(line.entity.id, (byDocument.get(line.entity.id) ?? 0) + line.drAmount - line.crAmount);
  }
  expect([...byDocument].filter(([, difference]) => difference !== 0)).toEqual([]);
}

/** The accounts whose balances differ, with actual and expected balance. */
export function differences(
  actual: Balances,
  expected: Balances,
): [account: string, actual: number, expected: number][] {
  return [...new Set([...actual.keys(), ...expected.keys()])]
    .map((id): [string, number, number] => [id, actual.get(id) ?? 0, expected.get(id) ?? 0])
    .filter(([, balance, expectedBalance]) => balance !== expectedBalance);
}
