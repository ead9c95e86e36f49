/**
 * Computes a pure function once for the same arguments. Meant for `Intl`: creating a formatter costs a hundred times as much as
 * using it. Results are kept, so the arguments are options such as a locale, never amounts or typed text.
 * @param compute its arguments are values that JSON can write, and nobody changes its result.
 */
export function memoize<Arguments extends readonly unknown[], Result>(compute: (...args: Arguments) => Result) {
  const results = new Map<string, { result: Result }>();
  return (...args: Arguments): Result => {
    const key = JSON.stringify(args);
    const known = results.get(key) ?? { result: compute(...args) };
    results.set(key, known);
    return known.result;
  };
}

/** Computes a function once for each object: what was read, form values and their lines never change. */
export function memoizeByObject<Value extends object, Result>(compute: (value: Value) => Result) {
  const results = new WeakMap<Value, { result: Result }>();
  return (value: Value): Result => {
    const known = results.get(value) ?? { result: compute(value) };
    results.set(value, known);
    return known.result;
  };
}
