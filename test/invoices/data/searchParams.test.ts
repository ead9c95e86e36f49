import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { omitEmpty } from '../../../src/core/omitEmpty.ts';
import {
  type InvoiceFilters,
  invoiceFiltersFromSearchParams,
  invoiceFiltersToSearchParams,
} from '../../../src/index.ts';
import { invoiceFilters } from '../../../src/invoices/data/filters.ts';
import { anyInvoiceFilters, anyText } from '../../support/list/anyFilters.ts';
import { runs } from '../../support/propertyRuns.ts';

const prefixes = fc.oneof(fc.constantFrom('', 'invoices.', 'i-', '?', 'é&=', 'date.'), fc.string({ unit: 'binary' }));

/** A hand-written value for each parameter. */
const everyParameter: [string, InvoiceFilters][] = [
  ['period=lastMonth', { period: 'lastMonth' }],
  ['aging=days1To30&aging=over90', { aging: ['days1To30', 'over90'] }],
  ['search=rent', { search: 'rent' }],
  ...['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'].flatMap(
    (operator): [string, InvoiceFilters][] => [
      [`invoiceNumber.${operator}=INV-7`, { invoiceNumber: { [operator]: 'INV-7' } }],
      [`amount.${operator}=-1250`, { amount: { [operator]: -1250 } }],
      [`date.${operator}=2026-03-31`, { date: { [operator]: '2026-03-31' } }],
    ],
  ),
  ['invoiceNumber.contain=10', { invoiceNumber: { contain: '10' } }],
  ['status.in=ACTIVE', { status: { in: ['ACTIVE'] } }],
  ['status.notIn=INACTIVE', { status: { notIn: ['INACTIVE'] } }],
  ['invoiceStatus.in=OPEN&invoiceStatus.in=DRAFT', { invoiceStatus: { in: ['OPEN', 'DRAFT'] } }],
  ['invoiceStatus.notIn=CLOSED', { invoiceStatus: { notIn: ['CLOSED'] } }],
  ['dueDate.in=OVERDUE', { dueDate: { in: ['OVERDUE'] } }],
  ['dueDate.notIn=NOT_DUE', { dueDate: { notIn: ['NOT_DUE'] } }],
  ['customer.id.in=cus_1&customer.id.in=cus_2', { customer: { id: { in: ['cus_1', 'cus_2'] } } }],
  ['dimensionValues.id.in=dv_1', { dimensionValues: { id: { in: ['dv_1'] } } }],
];
const parameterNames = everyParameter.map(([text]) => text.slice(0, text.indexOf('=')));

describe('round trip through search params', () => {
  test.each(everyParameter)('%s', (text, filters) => {
    expect(invoiceFiltersFromSearchParams(text)).toStrictEqual(filters);
    expect(invoiceFiltersFromSearchParams(`?${text}`)).toStrictEqual(filters);
    expect(invoiceFiltersFromSearchParams(new URLSearchParams(text))).toStrictEqual(filters);
    expect(invoiceFiltersToSearchParams(filters).toString()).toBe(text);
  });

  test('reads a single aging bucket as a list', () => {
    expect(invoiceFiltersFromSearchParams('aging=over90')).toStrictEqual({ aging: ['over90'] });
  });

  test('keeps all filters together', () => {
    const all = everyParameter.map(([text]) => text).join('&');
    const filters = invoiceFiltersFromSearchParams(all);
    expect(filters).toMatchObject(Object.assign({}, ...everyParameter.map(([, each]) => each)));
    expect([...invoiceFiltersToSearchParams(filters)].toSorted()).toEqual([...new URLSearchParams(all)].toSorted());
  });

  test('keeps any filters under any prefix beside other parameters', () => {
    const own = fc.array(
      fc.tuple(fc.oneof(anyText, fc.constantFrom('page', 'sort', 'invoice', 'amount', 'date', 'in')), anyText),
    );
    fc.assert(
      fc.property(anyInvoiceFilters, prefixes, own, own, (filters, prefix, before, after) => {
        const isOurs = ([name]: [string, string]) => parameterNames.some((each) => name === `${prefix}${each}`);
        const ours = [...invoiceFiltersToSearchParams(filters, { prefix })];
        expect(ours.every(isOurs)).toBe(true);
        const hosts = (params: [string, string][]) => params.filter((each) => !isOurs(each));
        const address = new URLSearchParams([...hosts(before), ...ours, ...hosts(after)]);
        const expected = omitEmpty(filters) ?? {};
        expect(invoiceFiltersFromSearchParams(address, { prefix })).toEqual(expected);
        expect(invoiceFiltersFromSearchParams(`?${address}`, { prefix })).toEqual(expected);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  test('separates two lists by prefix', () => {
    fc.assert(
      fc.property(anyInvoiceFilters, anyInvoiceFilters, prefixes, (one, other, prefix) => {
        fc.pre(prefix !== '');
        const both = new URLSearchParams([
          ...invoiceFiltersToSearchParams(one),
          ...invoiceFiltersToSearchParams(other, { prefix }),
        ]);
        expect(invoiceFiltersFromSearchParams(both)).toEqual(omitEmpty(one) ?? {});
        expect(invoiceFiltersFromSearchParams(both, { prefix })).toEqual(omitEmpty(other) ?? {});
      }),
    );
  });

  test('adds no parameters for empty filters', () => {
    const nothing: InvoiceFilters = {
      period: undefined,
      search: '',
      invoiceNumber: { contain: '', equal: undefined },
      status: {},
      invoiceStatus: { in: [], notIn: [] },
      amount: {},
      customer: { id: { in: [] } },
    };
    expect(invoiceFiltersToSearchParams(nothing).toString()).toBe('');
    expect(invoiceFiltersFromSearchParams('')).toStrictEqual({});
  });
});

describe('hand-written search params', () => {
  test.each<[string, InvoiceFilters]>([
    ['period=nextYear&search=rent', { search: 'rent' }],
    ['aging=days1to30&search=rent', { search: 'rent' }],
    ['date.equal=2026-02-30&date.lessThan=2026-03-31', { date: { lessThan: '2026-03-31' } }],
    ['date.equal=31/03/2026', {}],
    ['date.equal=', {}],
    ['date=2026-03-31', {}],
    ['amount.equal=12.50&amount.lessThan=5000', { amount: { lessThan: 5000 } }],
    [
      'amount.greaterThan=9007199254740992&amount.lessThan=9007199254740991',
      { amount: { lessThan: 9007199254740991 } },
    ],
    ['amount.equal=-0&amount.lessThan=-00', { amount: { equal: 0, lessThan: 0 } }], // there is one zero
    ['amount.equal=1e3', {}],
    ['amount.equal=0x10', {}],
    ['amount.equal=%2012', {}],
    ['amount.equal=∞', {}],
    ['amount.equal=', {}],
    ['amount.in=5', {}],
    ['search=', {}],
    ['search=a&search=b', { search: 'a' }],
    ['search', {}],
    ['Search=rent', {}],
    ['status=ACTIVE', {}],
    ['status.in=ACTIVE,INACTIVE', { status: { in: ['ACTIVE,INACTIVE'] } }], // an id may have a comma in it
    ['invoiceStatus.in=PARTNER_REVIEW_REQUIRED', { invoiceStatus: { in: ['PARTNER_REVIEW_REQUIRED'] } }],
    ['customer=cus_1', {}],
    ['customer.id=cus_1', {}],
    ['customer.id.notIn=cus_1', {}],
    ['customer[id][in]=cus_1', {}],
    ['__proto__.in=x&constructor.in=y&status.__proto__=z', {}],
    ['search=%E0%A4%A&dueDate.in=OVERDUE', { search: '\uFFFD%A', dueDate: { in: ['OVERDUE'] } }],
    ['%&&=&?=#', {}],
  ])('ignores only the invalid parameters of %s', (text, filters) => {
    expect(invoiceFiltersFromSearchParams(text)).toStrictEqual(filters);
  });

  test('parses any input to valid filters without throwing', () => {
    const names = fc.oneof(fc.constantFrom(...parameterNames), anyText);
    const values = fc.oneof(anyText, fc.json(), fc.double().map(String), fc.bigInt().map(String));
    const pairs = fc.array(fc.tuple(names, values)).map((list) => new URLSearchParams(list));
    fc.assert(
      fc.property(fc.oneof(anyText, pairs), prefixes, (address, prefix) => {
        for (const options of [undefined, { prefix }]) {
          const filters = invoiceFiltersFromSearchParams(address, options);
          expect(invoiceFilters.parse(filters)).toEqual({ filters });
          // Parsing again changes nothing.
          expect(invoiceFiltersFromSearchParams(invoiceFiltersToSearchParams(filters, options), options)).toEqual(
            filters,
          );
        }
      }),
      { numRuns: runs(200, 10_000) },
    );
  });
});
