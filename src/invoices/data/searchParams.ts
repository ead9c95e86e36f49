import type { InvoiceFilters } from './filters.ts';
import { parseInvoiceFilters } from './parseFilters.ts';

interface SearchParamsOptions {
  /** What the names begin with, where an address has others of the host's own; default `''`. */
  prefix?: string;
}

const operators = ['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'];
const lists = ['in', 'notIn'];

/** What there is below each filter, by which its parameters are named; `''` is the filter itself. */
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

/** Every parameter, and the way to its value: `customer.id.in` stands for `{ customer: { id: { in: … } } }`. */
const parameters = Object.entries(membersByFilter).flatMap(([filter, members]) =>
  members.map((member) => {
    const name = member ? `${filter}.${member}` : filter;
    const way = name.split('.');
    return { name, way, isList: lists.includes(way.at(-1) ?? '') };
  }),
);

/**
 * Filters as the parameters of an address: `search=rent&date.lessThan=2026-03-31&invoiceStatus.in=OPEN`. What has several
 * values stands there several times; what says nothing, such as an empty text, does not.
 * @returns those of the filters alone: a host adds its own.
 */
export function invoiceFiltersToSearchParams(
  filters: InvoiceFilters,
  { prefix = '' }: SearchParamsOptions = {},
): URLSearchParams {
  const params = new URLSearchParams();
  for (const { name, way, isList } of parameters) {
    const value = getMember(filters, way);
    const texts = isList && Array.isArray(value) ? value.map(String) : [String(value ?? '')].filter(Boolean);
    for (const text of texts) params.append(`${prefix}${name}`, text);
  }
  return params;
}

/**
 * The filters that an address has: the way back of `toSearchParams`. Each parameter is read by itself, and one that cannot
 * have its value is left out, so that an address that somebody wrote by hand breaks nothing.
 * @param params as `URLSearchParams`, or a text such as `location.search`. Those of the host's own are passed by.
 */
export function invoiceFiltersFromSearchParams(
  params: URLSearchParams | string,
  { prefix = '' }: SearchParamsOptions = {},
): InvoiceFilters {
  const given = new URLSearchParams(params);
  const filters: Members = {};
  for (const { name, way, isList } of parameters) {
    const values = given.getAll(`${prefix}${name}`);
    const [first = ''] = values;
    if (isList ? values.length === 0 : first === '') continue;
    const value = isList ? values : way[0] === 'amount' && /^-?\d+$/.test(first) ? Number(first) + 0 : first; // −0 is 0
    const alone: Members = {};
    setMember(alone, way, value);
    if (parseInvoiceFilters(alone).error === undefined) setMember(filters, way, value);
  }
  return parseInvoiceFilters(filters).filters;
}

interface Members {
  [name: string]: unknown;
}

function getMember(members: object, way: readonly string[]): unknown {
  let value: unknown = members;
  for (const name of way) value = isMembers(value) ? value[name] : undefined;
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
