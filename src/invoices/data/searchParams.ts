import type { InvoiceFilters } from './filters.ts';
import { parseInvoiceFilters } from './parseFilters.ts';

interface SearchParamsOptions {
  /** Prefix of the parameter names, to avoid conflicts with the host’s own; default `''`. */
  prefix?: string;
}

const operators = ['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'];
const lists = ['in', 'notIn'];

/** The members of each filter, which name its parameters; `''` is the filter itself. */
const membersByFilter: { [Name in keyof InvoiceFilters]-?: readonly string[] } = {
  period: [''],
  aging: [''],
  search: [''],
  invoiceNumber: [...operators, 'contain'],
  status: lists,
  invoiceStatus: lists,
  dueDate: lists,
  amount: operators,
  date: operators,
  customer: ['id.in'],
  dimensionValues: ['id.in'],
};

/** Every parameter and its path: `customer.id.in` is `{ customer: { id: { in: … } } }`. */
const parameters = Object.entries(membersByFilter).flatMap(([filter, members]) =>
  members.map((member) => {
    const name = member ? `${filter}.${member}` : filter;
    const path = name.split('.');
    return { name, path, isList: lists.includes(path.at(-1) ?? '') };
  }),
);

/**
 * Filters as URL parameters: `search=rent&date.lessThan=2026-03-31&invoiceStatus.in=OPEN`. Lists repeat their parameter; empty
 * values are omitted.
 * @returns the filters’ parameters only.
 */
export function invoiceFiltersToSearchParams(
  filters: InvoiceFilters,
  { prefix = '' }: SearchParamsOptions = {},
): URLSearchParams {
  const params = new URLSearchParams();
  for (const { name, path, isList } of parameters) {
    const value = getMember(filters, path);
    const texts = isList && Array.isArray(value) ? value.map(String) : [String(value ?? '')].filter(Boolean);
    for (const text of texts) params.append(`${prefix}${name}`, text);
  }
  return params;
}

/**
 * Filters from URL parameters, the inverse of `invoiceFiltersToSearchParams`. Invalid parameters are ignored one by one.
 * @param params `URLSearchParams` or a string such as `location.search`. Other parameters are ignored.
 */
export function invoiceFiltersFromSearchParams(
  params: URLSearchParams | string,
  { prefix = '' }: SearchParamsOptions = {},
): InvoiceFilters {
  const given = new URLSearchParams(params);
  const filters: Members = {};
  for (const { name, path, isList } of parameters) {
    const values = given.getAll(`${prefix}${name}`);
    const [first = ''] = values;
    if (isList ? values.length === 0 : first === '') continue;
    const value = isList ? values : path[0] === 'amount' && /^-?\d+$/.test(first) ? Number(first) + 0 : first; // −0 is 0
    const single: Members = {};
    setMember(single, path, value);
    if (parseInvoiceFilters(single).error === undefined) setMember(filters, path, value);
  }
  return parseInvoiceFilters(filters).filters;
}

interface Members {
  [name: string]: unknown;
}

function getMember(members: object, path: readonly string[]): unknown {
  let value: unknown = members;
  for (const name of path) value = isMembers(value) ? value[name] : undefined;
  return value;
}

function setMember(members: Members, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    members[name] = value;
    return;
  }
  const inner = members[name];
  const below: Members = isMembers(inner) ? inner : {};
  members[name] = below;
  setMember(below, rest, value);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
