import { ConfigurationError } from '../errors.ts';
import { omitEmpty } from '../omitEmpty.ts';
import type { FilterEditing, FilterKind, FilterMembers } from './filterKinds.ts';

/** A field of the filter editor, with the conditions of one filter. */
export interface FilterField extends FilterEditing {
  name: string;
  label: string;
  /** The dimension that its values are of; its name is then the field’s. */
  dimension?: { id: string; name: string };
  /** The operators in the filters; undefined without a condition. */
  read: (filters: object) => FilterMembers | undefined;
  /** The changes to the filters that replace the operators. */
  write: (members: FilterMembers, filters: object) => object;
}

export interface SearchParamsOptions {
  /** Prefix of the parameter names, to avoid conflicts with the host’s own; default `''`. */
  prefix?: string;
}

/**
 * The filters of a list, each of them declared once: its validation, its request, its URL parameters, its chips and its editor.
 * @param ownFields fields for filters that belong together, such as two dates: in the place of the filter with the same name, or
 *   first.
 */
export function defineFilters<Filters extends object>(
  filterKinds: { readonly [Name in keyof Filters]-?: FilterKind<NonNullable<Filters[Name]>> },
  ownFields: readonly FilterField[] = [],
) {
  const kinds = new Map<string, FilterKind<unknown>>(Object.entries(filterKinds));

  /**
   * Validates filters from a host, which may have stored them in a URL or a database. Invalid filters are ignored and
   * reported in `error`; `null` counts as missing.
   * @param given any JSON value.
   */
  const parse = (given: unknown): { filters: Filters; error?: ConfigurationError } => {
    // Every filter is optional, and only valid ones are passed in.
    const asFilters = (members: [string, unknown][]) => Object.fromEntries(members) as Filters;
    if (given === null || given === undefined) return { filters: asFilters([]) };
    if (typeof given !== 'object' || Array.isArray(given)) {
      const problem = ignored('filters', given, 'an object, such as {"period":"all"}');
      return { filters: asFilters([]), error: new ConfigurationError(problem) };
    }
    const present = Object.entries(given)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]): [string, unknown] => [name, kinds.get(name)?.upgrade?.(value) ?? value]);
    const valid = present.filter(([name, value]) => kinds.get(name)?.is(value));
    const filterNames = `only the filters ${[...kinds.keys()].join(', ')}`;
    const problems = present
      .filter((member) => !valid.includes(member))
      .map(([name, value]) => ignored(`The filter ${name}`, value, kinds.get(name)?.expected ?? filterNames));
    return {
      filters: asFilters(valid),
      error: problems.length > 0 ? new ConfigurationError(problems.join(' ')) : undefined,
    };
  };

  const applying = (filters: Filters, appliesTo: FilterKind<unknown>['appliesTo']) => {
    const members = [...kinds].flatMap(([name, kind]) => {
      const value = getMember(filters, [name]);
      return kind.appliesTo !== appliesTo || value === undefined ? [] : [[name, kind.toRequest?.(value) ?? value]];
    });
    return omitEmpty(Object.fromEntries(members) as Filters); // some of the filters, all optional
  };

  /** The service's filter, normalized so that equal filters share a cache entry. */
  const toRequest = (filters: Filters): Filters => applying(filters, undefined) ?? ({} as Filters);

  /** The filters that apply to the loaded rows; undefined if there are none. */
  const toLoadedRows = (filters: Filters): Filters | undefined => applying(filters, 'loadedRows');

  /** Every URL parameter and its path: `customer.id.in` is `{ customer: { id: { in: … } } }`. */
  const parameters = [...kinds].flatMap(([filter, kind]) =>
    kind.paths.map((path) => {
      const name = path ? `${filter}.${path}` : filter;
      return { ...kind, name, path: name.split('.') };
    }),
  );

  const toSearchParams = (filters: Filters, { prefix = '' }: SearchParamsOptions = {}): URLSearchParams => {
    const params = new URLSearchParams();
    for (const { name, path, isList, toText = String } of parameters) {
      const value = getMember(filters, path);
      const texts = isList && Array.isArray(value) ? value.map(toText) : [String(value ?? '')].filter(Boolean);
      for (const text of texts) params.append(`${prefix}${name}`, text);
    }
    return params;
  };

  const fromSearchParams = (params: URLSearchParams | string, { prefix = '' }: SearchParamsOptions = {}): Filters => {
    const given = new URLSearchParams(params);
    const filters: Members = {};
    for (const { name, path, isList, fromText = String } of parameters) {
      const texts = given.getAll(`${prefix}${name}`);
      const [first = ''] = texts;
      if (isList ? texts.length === 0 : first === '') continue;
      const value = isList ? texts.map(fromText) : fromText(first);
      const single: Members = {};
      setMember(single, path, value);
      if (parse(single).error === undefined) setMember(filters, path, value);
    }
    return parse(filters).filters;
  };

  const fields = [...kinds].flatMap(([name, kind]) => {
    const own = ownFields.find((field) => field.name === name);
    if (own) return [own];
    return kind.editing ? [fieldOf(name, kind, kind.editing)] : [];
  });
  const others = ownFields.filter(({ name }) => !kinds.has(name));
  return { parse, toRequest, toLoadedRows, toSearchParams, fromSearchParams, fields: [...others, ...fields] };
}

/** The result of `defineFilters`. */
export type FilterDefinition<Filters extends object> = ReturnType<typeof defineFilters<Filters>>;

function fieldOf(name: string, { within, fromText }: FilterKind<unknown>, editing: FilterEditing): FilterField {
  return {
    ...editing,
    name,
    label: editing.label ?? name,
    read: (filters) => {
      const value = getMember(filters, [name]);
      if (!within) return isMembers(value) ? value : undefined;
      if ('operator' in within) return value === undefined ? undefined : { [within.operator]: value };
      const inner = getMember(filters, [name, within.member]);
      return isMembers(inner) ? inner : undefined;
    },
    write: (members) => {
      const single = within && 'operator' in within ? members[within.operator] : undefined;
      const value = !within
        ? members
        : 'member' in within
          ? { [within.member]: members }
          : typeof single === 'string' && fromText
            ? fromText(single)
            : single;
      return editing.type === 'dates' ? { [name]: value, period: undefined } : { [name]: value };
    },
  };
}

function ignored(name: string, value: unknown, expected: string): string {
  const json = JSON.stringify(value);
  const found = json.length > 80 ? `${json.slice(0, 80)}…` : json;
  return `${name} is ${found}: expected ${expected}. It was ignored.`;
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
