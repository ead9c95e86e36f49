import { DaybookError } from '../errors.ts';

/** A rejected write's error messages for a form. */
export interface FormErrors<Field extends string> {
  /** Messages by form field, in the service's order. */
  byField: { readonly [Path in PathOf<Field>]?: readonly string[] };
  /** All other messages, to be shown above the form. */
  rest: readonly string[];
}

/**
 * The form field for each parameter of the service. A field in each line of a list has `[]` on both sides:
 * `{ 'children[].amount': 'lines[].amount' }`. Problems within a parameter belong to its field.
 */
export type FieldOf<Field extends string> = Readonly<Record<string, Field>>;

/** A field's path in the form: `lines[].amount` is at `lines[0].amount`, `lines[1].amount` and so on. */
type PathOf<Field extends string> = Field extends `${infer List}[]${infer Member}`
  ? `${List}[${number}]${Member}`
  : Field;

/**
 * Groups the service's problems by form field. Nothing is dropped: problems without a matching field are in `rest`, and so is
 * the error's own message if it has no problems.
 * @param error of a write; null if there is none.
 */
export function formErrorsOf<Field extends string>(error: Error | null, fieldOf: FieldOf<Field>): FormErrors<Field> {
  const byField: Record<string, string[]> = {};
  const rest: string[] = [];
  const problems = error instanceof DaybookError ? error.problems : [];
  for (const { param, message } of problems) {
    const path = param === undefined ? undefined : pathOf(param, fieldOf);
    if (path === undefined) rest.push(message);
    else byField[path] = [...(byField[path] ?? []), message];
  }
  if (error && problems.length === 0) rest.push(error.message);
  // `pathOf` returns only paths of these fields.
  return { byField: byField as FormErrors<Field>['byField'], rest };
}

/**
 * The batch item that a parameter refers to: 1 for `data[1].amount`.
 * @returns its index; undefined if the parameter has none.
 */
export function itemOf(param: string | undefined): number | undefined {
  const [, index] = /^data(?:\.(\d+)|\[(\d+)\])/.exec(param ?? '')?.filter((part) => part !== undefined) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** A parameter may start with the body's `data`, and have an index as `[0]` or `.0`. */
function pathOf(param: string, fieldOf: FieldOf<string>): string | undefined {
  const steps = param
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^data\.(\d+\.)?/, '')
    .split('.');
  for (let length = steps.length; length > 0; length--) {
    const parent = steps.slice(0, length);
    const pattern = parent.map((step) => (/^\d+$/.test(step) ? '[]' : `.${step}`)).join('');
    const name = pattern.slice(1);
    // Own members only: a parameter named `constructor` is not a field.
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    const indexes = parent.filter((step) => /^\d+$/.test(step));
    const path = indexes.reduce((path, index) => path?.replace('[]', `[${index}]`), field);
    if (path !== undefined && !path.includes('[]')) return path; // without an index, it is not a line of the form
  }
  return undefined;
}
