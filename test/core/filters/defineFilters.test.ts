import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankTransactionFilters } from '../../../src/bank-transactions/data/filters.ts';
import { transactionListMessages } from '../../../src/bank-transactions/messages.ts';
import type { FilterDefinition } from '../../../src/core/filters/defineFilters.ts';
import { omitEmpty } from '../../../src/core/omitEmpty.ts';
import { invoiceFilters } from '../../../src/invoices/data/filters.ts';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { ledgerFilters } from '../../../src/ledger/data/filters.ts';
import { ledgerMessages } from '../../../src/ledger/messages.ts';
import { type Condition, conditionsOf, withCondition } from '../../../src/list/filters/conditions.ts';
import {
  anyBankTransactionFilters,
  anyInvoiceFilters,
  anyLedgerFilters,
  anyText,
} from '../../support/list/anyFilters.ts';
import { runs } from '../../support/propertyRuns.ts';

interface Case<Filters extends object> {
  definition: FilterDefinition<Filters>;
  any: fc.Arbitrary<Filters>;
}
const caseOf = <Filters extends object>(definition: FilterDefinition<Filters>, any: fc.Arbitrary<Filters>) =>
  ({ definition, any }) as unknown as Case<object>; // the properties hold for any filters
const cases = [
  ['bank transactions', caseOf(bankTransactionFilters, anyBankTransactionFilters)],
  ['invoices', caseOf(invoiceFilters, anyInvoiceFilters)],
  ['the ledger', caseOf(ledgerFilters, anyLedgerFilters)],
] as const;

describe.each(cases)('the filters of %s', (_name, { definition, any }) => {
  const { parse, toSearchParams, fromSearchParams, fields } = definition;

  test('keep their value through a URL, under any prefix', () => {
    fc.assert(
      fc.property(any, fc.constantFrom('', 'list.', 'é&='), (filters, prefix) => {
        const params = toSearchParams(filters, { prefix });
        expect(fromSearchParams(params, { prefix })).toEqual(omitEmpty(filters) ?? {});
        expect(fromSearchParams(`?${params}`, { prefix })).toEqual(omitEmpty(filters) ?? {});
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  test('are valid whatever the URL holds', () => {
    const names = [...toSearchParams(Object.assign({}, ...fc.sample(any, { numRuns: 50, seed: 1 }))).keys()];
    const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText));
    fc.assert(
      fc.property(pairs, (given) => {
        const filters = fromSearchParams(new URLSearchParams(given));
        expect(parse(filters)).toEqual({ filters });
      }),
    );
  });

  test('are unchanged when one of their conditions is applied again', () => {
    fc.assert(
      fc.property(any, (given) => {
        for (const field of fields) {
          const filters = omitEmpty(given) ?? {};
          const changed: object[] = [];
          for (const condition of conditionsOf(field, filters))
            changed.push(withCondition(filters, field, condition, condition));
          // A condition on dates replaces the period.
          const { period: _period, ...others } = filters as { period?: string };
          const expected = field.type === 'dates' ? others : filters;
          expect(changed).toEqual(changed.map(() => expected));
        }
      }),
    );
  });

  test('have none of a field when its conditions are removed one by one', () => {
    fc.assert(
      fc.property(any, (filters) => {
        for (const field of fields) {
          let left = filters;
          for (const condition of conditionsOf(field, filters)) left = withCondition(left, field, condition, undefined);
          expect(conditionsOf(field, left)).toEqual([]);
          expect(parse(left).error).toBeUndefined();
        }
      }),
    );
  });
});

test.each<[string, string, Condition, object]>([
  ['amount', 'bank', { operator: 'greaterThan', operands: [-5000] }, { amount: { greaterThan: -5000 } }],
  [
    'amount',
    'bank',
    { operator: 'between', operands: [100, 500], direction: 'in' },
    { amount: { greaterThanEqual: 100, lessThanEqual: 500 } },
  ],
  ['date', 'bank', { operator: 'lessThan', operands: ['2026-03-31'] }, { date: { lessThan: '2026-03-31' } }],
  ['description', 'bank', { operator: 'contain', operands: ['rent'] }, { description: { contain: 'rent' } }],
  [
    'type',
    'bank',
    { operator: 'notIn', operands: ['EXPENSE', 'TRANSFER'] },
    { type: { notIn: ['EXPENSE', 'TRANSFER'] } },
  ],
  ['vendor', 'bank', { operator: 'in', operands: ['ven_1'] }, { vendor: { id: { in: ['ven_1'] } } }],
  [
    'dates',
    'ledger',
    { operator: 'between', operands: ['2026-01-01', '2026-01-31'] },
    { beginDate: '2026-01-01', endDate: '2026-01-31' },
  ],
  ['dates', 'ledger', { operator: 'lessThanEqual', operands: ['2026-01-31'] }, { endDate: '2026-01-31' }],
  [
    'dimensionValues',
    'ledger',
    { operator: 'in', operands: [{ dimensionId: 'dim_1', dimensionValueIds: ['dv_1'] }] },
    { dimensionValues: [{ dimensionId: 'dim_1', dimensionValueIds: ['dv_1'] }] },
  ],
])('writes the condition on %s of the %s list as the service takes it: %j', (name, list, condition, filters) => {
  const { fields } = list === 'bank' ? bankTransactionFilters : ledgerFilters;
  const field = fields.find((each) => each.name === name) ?? expect.unreachable();
  expect(withCondition({}, field, undefined, condition)).toStrictEqual(filters);
  expect(withCondition({ period: 'all' }, field, undefined, condition)).toStrictEqual(
    field.type === 'dates' ? filters : { period: 'all', ...filters },
  );
  expect(conditionsOf(field, filters)).toEqual([condition]);
});

test('replaces the edited condition and keeps the others of its field', () => {
  const field = bankTransactionFilters.fields.find(({ name }) => name === 'amount') ?? expect.unreachable();
  const filters = { amount: { greaterThan: 100, notEqual: 250 } };
  const [, edited] = conditionsOf(field, filters);
  expect(edited).toEqual({ operator: 'greaterThan', operands: [100], direction: 'in' });
  const added: Condition = { operator: 'between', operands: [100, 300], direction: 'in' };
  expect(withCondition(filters, field, edited, added)).toStrictEqual({
    amount: { notEqual: 250, greaterThanEqual: 100, lessThanEqual: 300 },
  });
});

test.each([
  ['bank transactions', bankTransactionFilters.fields, transactionListMessages],
  ['invoices', invoiceFilters.fields, invoiceListMessages],
  ['the ledger', ledgerFilters.fields, ledgerMessages],
])('each filter of %s has a name and words for its values', (_name, fields, messages) => {
  for (const { label, words = label, values = [], operators } of fields) {
    expect(messages).toHaveProperty(label, expect.any(String));
    for (const value of values) expect(messages).toHaveProperty(words + value, expect.any(String));
    for (const operator of operators) expect(messages).toHaveProperty(`operator_${operator}`, expect.any(String));
  }
});

test('a dimension in a URL is readable, and keeps commas in its IDs', () => {
  const dimensionValues = [{ dimensionId: 'dim,1', dimensionValueIds: ['dv_1', '50%'] }];
  const params = ledgerFilters.toSearchParams({ dimensionValues });
  expect(params.get('dimensionValues')).toBe('dim%2C1,dv_1,50%25');
  expect(ledgerFilters.fromSearchParams(params)).toStrictEqual({ dimensionValues });
});
