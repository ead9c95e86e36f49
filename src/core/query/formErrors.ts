import { DaybookError } from '../http/errors.ts';

/** What a form shows of a refusal. */
export interface FormErrors<Field extends string> {
  /** Sentences about one field of the form, in the order that the service told them. */
  byField: { readonly [Name in Field]?: readonly string[] };
  /** Every other sentence: it belongs above the form. */
  rest: readonly string[];
}

/** Which field of a form shows what the service says of a parameter. */
export type FieldOf<Field extends string> = Readonly<Record<string, Field>>;

/**
 * Sorts what the service found wrong by the fields of a form. Nothing is dropped: what names no parameter, or one that the
 * form has no field for, is among the rest, and a failure without a word of the service is told in its own.
 * @param error the failure of a write; null if there is none.
 */
export function formErrorsOf<Field extends string>(error: Error | null, fieldOf: FieldOf<Field>): FormErrors<Field> {
  const byField: { [Name in Field]?: string[] } = {};
  const rest: string[] = [];
  const problems = error instanceof DaybookError ? error.problems : [];
  for (const { param, message } of problems) {
    const field = fieldAt(param, fieldOf);
    if (field === undefined) rest.push(message);
    else byField[field] = [...(byField[field] ?? []), message];
  }
  if (error && problems.length === 0) rest.push(error.message);
  return { byField, rest };
}

/** A parameter may be told with the `data` that wraps a body before it. */
function fieldAt<Field extends string>(param: string | undefined, fieldOf: FieldOf<Field>): Field | undefined {
  const name = param?.replace(/^data\./, '');
  // Own members only: a parameter named `constructor` is not a field.
  return name !== undefined && Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
}
