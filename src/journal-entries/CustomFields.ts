import { customDataProblemOf, isIntrospected } from '../core/query/customData.ts';

/** One key and its value, as a person types them. */
export interface CustomField {
  /** Tells it from the other rows. */
  key: string;
  name: string;
  text: string;
  /** What is stored, where that is no text: it goes back as it came while nobody changes it. */
  stored?: { text: string; value: unknown };
}

/** The rows of stored custom data. Flags that tell of its kind alone are none of it. */
export function customFieldsOf(customData: Record<string, unknown> | null | undefined): CustomField[] {
  if (!customData || isIntrospected(customData)) return [];
  return Object.entries(customData).map(([name, value], place) => {
    const key = `stored-${place}`;
    if (typeof value === 'string') return { key, name, text: value };
    const text = JSON.stringify(value);
    return { key, name, text, stored: { text, value } };
  });
}

/** What rows come to. One with neither a name nor a value says nothing. */
export function customDataOf(fields: readonly CustomField[]): Record<string, unknown> {
  // Defined, not assigned: `__proto__` is a name like others.
  return Object.fromEntries(said(fields).map((field) => [field.name.trim(), valueIn(field)]));
}

/** Rows with one more, of which nothing is said yet. */
export function withField(fields: readonly CustomField[]): CustomField[] {
  const numbers = fields.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? -1));
  return [...fields, { key: `new-${Math.max(-1, ...numbers) + 1}`, name: '', text: '' }];
}

/** Why rows cannot be saved; `field` is the key of the one that it is about. */
export type CustomFieldProblem =
  | { code: 'fieldNameMissing' | 'fieldNameTwice'; field: string }
  | { code: 'tooManyFields' | 'customDataTooLong'; count: number };

/** Everything that speaks against rows, the limits of the service among it. */
export function customFieldProblems(fields: readonly CustomField[]): CustomFieldProblem[] {
  const names = new Set<string>();
  const problems: CustomFieldProblem[] = [];
  for (const { key, name } of said(fields)) {
    const trimmed = name.trim();
    if (trimmed === '') problems.push({ code: 'fieldNameMissing', field: key });
    else if (names.has(trimmed)) problems.push({ code: 'fieldNameTwice', field: key });
    names.add(trimmed);
  }
  const limit = customDataProblemOf(customDataOf(fields));
  return limit ? [...problems, limit] : problems;
}

function said(fields: readonly CustomField[]): CustomField[] {
  return fields.filter(({ name, text }) => name.trim() !== '' || text !== '');
}

/** A number or a list stays one where what a person made of it is one; any other text is a text. */
function valueIn({ text, stored }: CustomField): unknown {
  if (!stored) return text;
  if (text === stored.text) return stored.value;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === typeof stored.value ? value : text;
  } catch {
    return text;
  }
}
