import { expect } from 'vitest';
import type { DaybookEvent, TelemetryEvent } from '../../../src/index.ts';
import { createBankApi } from '../bank-transactions/api.ts';
import { fetchInvoices } from '../invoices/api.ts';
import type { Company } from '../sandbox/company.ts';

/** Provider props that record all events and telemetry. */
export function recordEvents() {
  const events: DaybookEvent[] = [];
  const telemetry: TelemetryEvent[] = [];
  return {
    events,
    telemetry,
    /** The events without these types, and without their component. */
    without: (...types: DaybookEvent['type'][]) =>
      events.filter(({ type }) => !types.includes(type)).map(({ component, ...event }) => event),
    props: {
      onEvent: (event: DaybookEvent) => void events.push(event),
      onTelemetry: (event: TelemetryEvent) => void telemetry.push(event),
    },
  };
}

/** Expects that nothing recorded has a text or an amount of the company's books, or a token. */
export async function expectNoContent(
  company: Company,
  { events, telemetry }: Pick<ReturnType<typeof recordEvents>, 'events' | 'telemetry'>,
  tokens: readonly string[],
): Promise<void> {
  const { query, bankAccounts, vendors, customers, categories, segments } = await createBankApi(company);
  const books = [await query({}), await fetchInvoices(company), bankAccounts, vendors, customers, categories, segments];
  const { texts, amounts } = contentOf(books);
  expect(texts.size).toBeGreaterThan(30);
  expect(amounts.size).toBeGreaterThan(5);
  const recorded = JSON.stringify([events, telemetry]);
  expect([...texts, ...tokens].filter((text) => recorded.includes(text))).toEqual([]);
  const numbersOf = (event: object) =>
    Object.entries(event).flatMap(([name, value]) => (typeof value === 'number' && name !== 'durationMs' ? value : []));
  expect([...events, ...telemetry].flatMap(numbersOf).filter((number) => amounts.has(number))).toEqual([]);
  const ids = /\/(?!v\d|query)[^/{]*\d/; // IDs have digits
  expect(telemetry.filter((each) => each.type === 'request' && ids.test(each.path))).toEqual([]);
}

/** The free texts and the amounts in data of the service. */
function contentOf(data: unknown) {
  const texts = new Set<string>();
  const amounts = new Set<number>();
  const visit = (value: unknown, name = '') => {
    const isText = /name|description|notes|memo|email|address|phone|number/i.test(name);
    if (typeof value === 'string' && isText && value.length > 4) texts.add(value);
    if (typeof value === 'number' && Math.abs(value) >= 1000) amounts.add(value).add(-value);
    if (typeof value === 'object' && value) for (const [key, member] of Object.entries(value)) visit(member, key);
  };
  visit(data);
  return { texts, amounts };
}
