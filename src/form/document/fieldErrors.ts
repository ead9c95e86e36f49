import type { FormErrors } from '../../core/writes/formErrors.ts';

/** A rejected save, with the form values that it sent. */
export interface Rejection<Values, Field extends string = string> {
  error: Error;
  values: Values;
  errors: FormErrors<Field>;
}

/** Error texts by place: a field, or for a line `lines.<key>.amount`. */
export type FieldErrors = ReadonlyMap<string, readonly string[]>;

interface Lines {
  readonly lines: readonly { readonly key: string }[];
}

interface ErrorSources<Values> {
  /** The place and the text of each validation error. */
  validationErrors: readonly (readonly [place: string, text: string])[];
  rejection: Rejection<Values> | undefined;
  /** Whether a field has the same value in both. */
  isSame: (field: string, a: Values, b: Values) => boolean;
  /** The lines that are sent; default: all. */
  sentLines?: (values: Values) => Lines['lines'];
}

/** The errors to show: validation errors, and the service's for values that haven't changed since. */
export function fieldErrors<Values extends Lines>(
  values: Values,
  { validationErrors, rejection, isSame, sentLines = ({ lines }) => lines }: ErrorSources<Values>,
): FieldErrors {
  const byPlace = new Map<string, string[]>();
  const add = (place: string, text: string) => byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  for (const [place, text] of validationErrors) add(place, text);
  if (rejection) {
    for (const [place, texts = []] of Object.entries(rejection.errors.byField)) {
      const { index, member } = linePlace(place);
      const line = index === undefined ? undefined : sentLines(rejection.values)[index];
      const isCurrent = line
        ? values.lines.includes(line)
        : index === undefined && isSame(place, rejection.values, values);
      if (isCurrent) for (const text of texts) add(line ? `lines.${line.key}${member}` : place, text);
    }
  }
  return byPlace.size > 0 ? byPlace : noErrors;
}

/** Whether the same places have the same texts. */
export function areSameErrors(a: FieldErrors, b: FieldErrors): boolean {
  return a === b || JSON.stringify([...a]) === JSON.stringify([...b]);
}

/** A constant, so that memoized parts don't render again. */
const noErrors: FieldErrors = new Map();

/** Moves errors that no field shows to `rest`, such as those of a removed line. @param isVisible for fields other than lines. */
export function visibleErrors<Field extends string>(
  { byField, rest }: FormErrors<Field>,
  lineCount: number,
  isVisible: (place: string) => boolean,
): FormErrors<Field> {
  const places = Object.entries<readonly string[] | undefined>(byField).map(([place, texts = []]) => {
    const { index } = linePlace(place);
    return { place, texts, isShown: index === undefined ? isVisible(place) : index < lineCount };
  });
  return {
    // some of its places
    byField: Object.fromEntries(
      places.filter(({ isShown }) => isShown).map(({ place, texts }) => [place, texts]),
    ) as FormErrors<Field>['byField'],
    rest: [...rest, ...places.filter(({ isShown }) => !isShown).flatMap(({ texts }) => texts)],
  };
}

/** The line of a place such as `lines[1].amount`, and the rest of its path. */
function linePlace(place: string): { index: number | undefined; member: string } {
  const [, index, member = ''] = /^lines\[(\d+)\](.*)$/.exec(place) ?? [];
  return { index: index === undefined ? undefined : Number(index), member };
}

/** The errors of a line as JSON, so that a memoized line renders again only if they change. */
export function serializeLineErrors(errors: FieldErrors, key: string): string {
  const prefix = `lines.${key}.`;
  const own = [...errors].filter(([place]) => place.startsWith(prefix));
  return own.length === 0 ? '' : JSON.stringify(own.map(([place, texts]) => [place.slice(prefix.length), texts]));
}

/** The errors of a line, by field. @param json from `serializeLineErrors`. */
export function parseLineErrors(json: string): FieldErrors {
  return json === '' ? noErrors : new Map<string, string[]>(JSON.parse(json));
}
