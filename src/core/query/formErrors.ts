import { DaybookError } from '../errors.ts';

/** What a form shows of a refusal. */
export interface FormErrors<Field extends string> {
  /** Sentences about one field of the form, in the order that the service told them. */
  byField: { readonly [Place in PlaceOf<Field>]?: readonly string[] };
  /** Every other sentence: it belongs above the form. */
  rest: readonly string[];
}

/**
 * Which field of a form shows what the service says of a parameter. A field in each line of a list is named with `[]`, on both
 * sides: `{ 'children[].amount': 'lines[].amount' }`. What is said of something within a parameter belongs to its field.
 */
export type FieldOf<Field extends string> = Readonly<Record<string, Field>>;

/** A field's place in the form: `lines[].amount` is at `lines[0].amount`, `lines[1].amount` and so on. */
type PlaceOf<Field extends string> = Field extends `${infer List}[]${infer Member}`
  ? `${List}[${number}]${Member}`
  : Field;

/**
 * Sorts what the service found wrong by the fields of a form. Nothing is dropped: what names no parameter, or one that the
 * form has no field for, is among the rest, and a failure without a word of the service is told in its own.
 * @param error the failure of a write; null if there is none.
 */
export function formErrorsOf<Field extends string>(error: Error | null, fieldOf: FieldOf<Field>): FormErrors<Field> {
  const byField: Record<string, string[]> = {};
  const rest: string[] = [];
  const problems = error instanceof DaybookError ? error.problems : [];
  for (const { param, message } of problems) {
    const place = param === undefined ? undefined : placeOf(param, fieldOf);
    if (place === undefined) rest.push(message);
    else byField[place] = [...(byField[place] ?? []), message];
  }
  if (error && problems.length === 0) rest.push(error.message);
  // The places are those of the fields, which `placeOf` filled in.
  return { byField: byField as FormErrors<Field>['byField'], rest };
}

/**
 * The item of a batch that a parameter is of: of `data[1].amount` the second.
 * @returns its place from 0; undefined where the parameter does not say.
 */
export function itemOf(param: string | undefined): number | undefined {
  const [, place] = /^data(?:\.(\d+)|\[(\d+)\])/.exec(param ?? '')?.filter((part) => part !== undefined) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** A parameter may be told with the `data` that wraps a body before it, and a place in a list as `[0]` or as `.0`. */
function placeOf(param: string, fieldOf: FieldOf<string>): string | undefined {
  const steps = param
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^data\.(\d+\.)?/, '')
    .split('.');
  for (let length = steps.length; length > 0; length--) {
    const within = steps.slice(0, length);
    const pattern = within.map((step) => (/^\d+$/.test(step) ? '[]' : `.${step}`)).join('');
    const name = pattern.slice(1);
    // Own members only: a parameter named `constructor` is not a field.
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    const places = within.filter((step) => /^\d+$/.test(step));
    const filled = places.reduce((filled, place) => filled?.replace('[]', `[${place}]`), field);
    if (filled !== undefined && !filled.includes('[]')) return filled; // a line that is not said is none of the form's
  }
  return undefined;
}
