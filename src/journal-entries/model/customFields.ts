import { customDataProblemOf, isIntrospected } from '../../core/query/customData.ts';

/** One key and its value, as a person types them. */
export interface CustomField {
  /** Tells it from the other rows. */
  key: string;
  name: string;
  text: string;
  /** What is stored: it goes back as it came while nobody changes it. */
  stored?: { name: string; text: string; value: unknown };
}

/** The rows of stored custom data. Flags that tell of its kind alone are none of it. */
export function toCustomFields(customData: Record<string, unknown> | null | undefined): CustomField[] {
  if (!customData || isIntrospected(customData)) return [];
  return Object.entries(customData).map(([name, value], place) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { key: `stored-${place}`, name, text, stored: { name, text, value } };
  });
}

/** What rows come to. One with neither a name nor a value says nothing, unless it is stored so. */
export function toCustomData(fields: readonly CustomField[]): Record<string, unknown> {
  // Defined, not assigned: `__proto__` is a name like others.
  return Object.fromEntries(filledFields(fields).map((field) => [nameOf(field), parsedValueOf(field)]));
}

/** Rows with one more, of which nothing is said yet. */
export function withField(fields: readonly CustomField[]): CustomField[] {
  const numbers = fields.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? -1));
  return [...fields, { key: `new-${Math.max(-1, ...numbers) + 1}`, name: '', text: '' }];
}

/** Why rows cannot be saved; `field` is the key of the one that it is about. */
export type CustomFieldProblem =
  | { code: 'fieldNameMissing' | 'fieldNameDuplicate'; field: string }
  | { code: 'tooManyFields' | 'customDataTooLong'; count: number };

/** Whether rows say the same, one that says nothing aside. */
export function areSameFields(a: readonly CustomField[], b: readonly CustomField[]): boolean {
  return serialize(a) === serialize(b);
}

/** Everything that speaks against rows, the limits of the service among it; the names that are stored are the service's matter. */
export function customFieldProblems(fields: readonly CustomField[]): CustomFieldProblem[] {
  const names = new Set<string>();
  const problems: CustomFieldProblem[] = [];
  for (const field of filledFields(fields)) {
    const name = nameOf(field);
    if (name === '' && name !== field.stored?.name) problems.push({ code: 'fieldNameMissing', field: field.key });
    else if (names.has(name)) problems.push({ code: 'fieldNameDuplicate', field: field.key });
    names.add(name);
  }
  const limit = customDataProblemOf(toCustomData(fields));
  return limit ? [...problems, limit] : problems;
}

function filledFields(fields: readonly CustomField[]): CustomField[] {
  return fields.filter(
    ({ name, text, stored }) => name.trim() !== '' || text !== '' || (stored?.name === name && stored.text === text),
  );
}

function serialize(fields: readonly CustomField[]): string {
  return JSON.stringify(filledFields(fields).map(({ name, text }) => [name, text]));
}

/** Another system may have stored ` a` beside `a`: only what a person typed is without the spaces around it. */
function nameOf({ name, stored }: CustomField): string {
  return name === stored?.name ? name : name.trim();
}

/** A number or a list stays one where what a person made of it is one; any other text is a text. */
function parsedValueOf({ text, stored }: CustomField): unknown {
  if (!stored || typeof stored.value === 'string') return text;
  if (text === stored.text) return stored.value;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === typeof stored.value ? value : text;
  } catch {
    return text;
  }
}
