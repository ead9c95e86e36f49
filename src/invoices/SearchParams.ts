import { type InvoiceFilters, readInvoiceFilters } from './InvoiceFilters.ts';

interface SearchParamsOptions {
  /** What the names begin with, where an address has others of the host's own; default `''`. */
  prefix?: string;
}

const operators = ['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'];
const lists = ['in', 'notIn'];

/** Every name that there is in an address, below the filter that it belongs to. */
const names: { [Name in keyof InvoiceFilters]-?: readonly string[] } = {
  period: [''],
  ageing: [''],
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

/**
 * Filters as the parameters of an address: `search=rent&date.lessThan=2026-03-31&invoiceStatus.in=OPEN`. What has several
 * values stands there several times.
 * @returns those of the filters alone: a host adds its own.
 */
export function toSearchParams(filters: InvoiceFilters, { prefix = '' }: SearchParamsOptions = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [filter, paths] of Object.entries(names)) {
    for (const path of paths) {
      const value = memberOf(filters, [filter, ...path.split('.').filter(Boolean)]);
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each !== undefined && each !== null && each !== '')
          params.append(nameOf(prefix, filter, path), String(each));
      }
    }
  }
  return params;
}

/**
 * The filters that an address has: the way back of `toSearchParams`. What is no filter, or is none that can be read, is left
 * out, so that an address that somebody wrote by hand breaks nothing.
 * @param params as `URLSearchParams`, or a text such as `location.search`.
 */
export function fromSearchParams(
  params: URLSearchParams | string,
  { prefix = '' }: SearchParamsOptions = {},
): InvoiceFilters {
  const given = new URLSearchParams(params);
  const filters: Members = {};
  for (const [filter, paths] of Object.entries(names)) {
    for (const path of paths) {
      const values = given.getAll(nameOf(prefix, filter, path));
      const [first] = values;
      if (first === undefined) continue;
      const isList = path.endsWith('in') || path === 'notIn';
      const read = (text: string) => (filter === 'amount' && /^-?\d+$/.test(text) ? Number(text) : text);
      putMember(filters, [filter, ...path.split('.').filter(Boolean)], isList ? values : read(first));
    }
  }
  return readInvoiceFilters(filters).filters;
}

interface Members {
  [name: string]: unknown;
}

function nameOf(prefix: string, filter: string, path: string): string {
  return `${prefix}${filter}${path && `.${path}`}`;
}

function memberOf(members: object, path: readonly string[]): unknown {
  let value: unknown = members;
  for (const name of path) value = isMembers(value) ? value[name] : undefined;
  return value;
}

function putMember(members: Members, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    members[name] = value;
    return;
  }
  const inner = members[name];
  const below: Members = isMembers(inner) ? inner : {};
  members[name] = below;
  putMember(below, rest, value);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
