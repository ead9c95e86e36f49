/** What was thrown, as an error; a host's code may throw other values. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
