/**
 * Whether custom data are flags that tell of what kind they are in place of what was submitted. Sent back, they would take the
 * place of what is stored.
 * @see "Bank transaction" in the interface: boolean introspection flags such as `empty`, `object`, `nodeType`.
 */
export function isIntrospected(customData: Record<string, unknown>): boolean {
  const { nodeType, ...others } = customData;
  return (
    ['empty', 'object', 'nodeType'].every((flag) => Object.hasOwn(customData, flag)) &&
    (typeof nodeType === 'boolean' || /^[A-Z]+$/.test(String(nodeType))) && // it may name the kind, such as OBJECT
    Object.values(others).every((value) => typeof value === 'boolean')
  );
}

/** What of the limits of the service is passed, and what it comes to: 50 fields, and 2,000 characters of JSON. */
export interface CustomDataLimit {
  code: 'tooManyFields' | 'customDataTooLong';
  count: number;
}

/** Why custom data would not be taken; undefined where nothing speaks against it. */
export function customDataProblemOf(customData: Record<string, unknown>): CustomDataLimit | undefined {
  const { length: fields } = Object.keys(customData);
  if (fields > 50) return { code: 'tooManyFields', count: fields };
  const characters = lengthAsJson(customData);
  return characters > 2000 ? { code: 'customDataTooLong', count: characters } : undefined;
}

/** The same as a sentence for who wrote the program. */
export function customDataProblem(customData: Record<string, unknown>): string | undefined {
  const problem = customDataProblemOf(customData);
  if (!problem) return undefined;
  const { code, count } = problem;
  return code === 'tooManyFields'
    ? `customData has ${count} fields; at most 50 are stored. Put several values into one field, or keep some elsewhere.`
    : `customData has ${count} characters as JSON; at most 2,000 are stored. Shorten it, or keep it elsewhere and put a reference here.`;
}

function lengthAsJson(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return 0; // what sends it says so
  }
}
