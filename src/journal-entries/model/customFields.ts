import { customDataProblemOf, isIntrospected } from '../../core/writes/customData.ts';
import { serializeCustomValue } from '../../form/document/serialize.ts';

/** A row of custom data: a name and its value, as typed. */
export interface CustomDataRow {
  /** Local React key. */
  key: string;
  name: string;
  text: string;
  /** The saved field, sent back unchanged unless the user edits it. */
  stored?: { name: string; text: string; value: unknown };
}

/** Converts saved custom data to rows. Introspection flags aren't custom data. */
export function toCustomFields(customData: Record<string, unknown> | null | undefined): CustomDataRow[] {
  if (!customData || isIntrospected(customData)) return [];
  return Object.entries(customData).map(([name, value], index) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { key: `stored-${index}`, name, text, stored: { name, text, value } };
  });
}

/** Converts rows to custom data. Blank rows are skipped, unless they were saved blank. */
export function toCustomData(fields: readonly CustomDataRow[]): Record<string, unknown> {
  // Doesn't use assignment, so that `__proto__` is an ordinary name.
  return Object.fromEntries(filledFields(fields).map((field) => [nameOf(field), parsedValueOf(field)]));
}

/** Adds a blank row. */
export function addField(fields: readonly CustomDataRow[]): CustomDataRow[] {
  const numbers = fields.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? -1));
  return [...fields, { key: `new-${Math.max(-1, ...numbers) + 1}`, name: '', text: '' }];
}

/** Why rows can't be saved; `field` is the key of the invalid row. */
export type CustomDataRowError =
  | { code: 'fieldNameMissing' | 'fieldNameDuplicate'; field: string }
  | { code: 'tooManyFields' | 'customDataTooLong'; count: number };

/** Whether rows are equal, ignoring blank ones. */
export function areSameFields(a: readonly CustomDataRow[], b: readonly CustomDataRow[]): boolean {
  return serializeFields(filledFields(a)) === serializeFields(filledFields(b));
}

/** Validates rows, including the service's limits. Saved names are accepted as they are. */
export function customDataRowErrors(fields: readonly CustomDataRow[]): CustomDataRowError[] {
  const names = new Set<string>();
  const errors: CustomDataRowError[] = [];
  for (const field of filledFields(fields)) {
    const name = nameOf(field);
    if (name === '' && name !== field.stored?.name) errors.push({ code: 'fieldNameMissing', field: field.key });
    else if (names.has(name)) errors.push({ code: 'fieldNameDuplicate', field: field.key });
    names.add(name);
  }
  const limit = customDataProblemOf(toCustomData(fields));
  return limit ? [...errors, limit] : errors;
}

/** The rows that are saved: those with a name or a value, and stored ones. */
export function filledFields(fields: readonly CustomDataRow[]): CustomDataRow[] {
  return fields.filter(
    ({ name, text, stored }) => name.trim() !== '' || text !== '' || (stored?.name === name && stored.text === text),
  );
}

/** Rows as comparable text: neither their order nor that of the keys in a value counts, nor blanks around a text. */
export function serializeFields(fields: readonly CustomDataRow[]): string {
  return JSON.stringify(fields.map((field) => [nameOf(field), serializeText(field.text)]).toSorted());
}

function serializeText(text: string): string | undefined {
  try {
    return serializeCustomValue(/^\s*[{[]/.test(text) ? JSON.parse(text) : text);
  } catch {
    return serializeCustomValue(text);
  }
}

/** Trims only typed names: another system may have saved both ` a` and `a`. */
function nameOf({ name, stored }: CustomDataRow): string {
  return name === stored?.name ? name : name.trim();
}

/** Keeps the type of a saved number or list if the edited text still parses as that type. */
function parsedValueOf({ text, stored }: CustomDataRow): unknown {
  if (!stored || typeof stored.value === 'string') return text;
  if (text === stored.text) return stored.value;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === typeof stored.value ? value : text;
  } catch {
    return text;
  }
}
