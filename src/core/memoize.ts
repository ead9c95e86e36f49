/**
 * A pure function that computes each result once; for what `Intl` knows, as a formatter costs a hundred times as much to create
 * as to use. Results are kept: its arguments are options, such as a locale and a currency, never amounts or typed text.
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

/** A function that computes the result for each object once: what was read, form values and their lines never change. */
export function memoizeByObject<Value extends object, Result>(compute: (value: Value) => Result) {
  const results = new WeakMap<Value, { result: Result }>();
  return (value: Value): Result => {
    const known = results.get(value) ?? { result: compute(value) };
    results.set(value, known);
    return known.result;
  };
}
