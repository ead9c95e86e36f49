/**
 * Whether custom data are introspection flags instead of the submitted data. Sending them back would overwrite the stored data.
 * @see "Bank transaction" in the API: boolean introspection flags such as `empty`, `object`, `nodeType`.
 */
export function isIntrospected(customData: Record<string, unknown>): boolean {
  const { nodeType, ...others } = customData;
  return (
    ['empty', 'object', 'nodeType'].every((flag) => Object.hasOwn(customData, flag)) &&
    (typeof nodeType === 'boolean' || (typeof nodeType === 'string' && /^[A-Z]+$/.test(nodeType))) && // may be a type name, such as OBJECT
    Object.values(others).every((value) => typeof value === 'boolean')
  );
}

/** Whether a document has custom data that the service doesn’t return. */
export function hidesCustomData(customData: Record<string, unknown> | null | undefined): boolean {
  return Boolean(customData && isIntrospected(customData) && customData.empty !== true);
}

/** An exceeded limit of the service, 50 fields or 2,000 characters of JSON, and the actual count. */
export interface CustomDataLimit {
  code: 'tooManyFields' | 'customDataTooLong';
  count: number;
}

/** The limit that custom data exceed, if any. */
export function customDataProblemOf(customData: Record<string, unknown>): CustomDataLimit | undefined {
  const { length: fields } = Object.keys(customData);
  if (fields > 50) return { code: 'tooManyFields', count: fields };
  const characters = lengthAsJson(customData);
  return characters > 2000 ? { code: 'customDataTooLong', count: characters } : undefined;
}

/** The limit that custom data exceed, as an error message for developers. */
export function customDataProblem(customData: Record<string, unknown>): string | undefined {
  const problem = customDataProblemOf(customData);
  if (!problem) return undefined;
  const { code, count } = problem;
  return code === 'tooManyFields'
    ? `customData has ${count} fields; the limit is 50. Combine values into one field, or store some elsewhere.`
    : `customData has ${count} characters of JSON; the limit is 2,000. Shorten it, or store it elsewhere with a reference here.`;
}

function lengthAsJson(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return 0; // sending it reports the error
  }
}
