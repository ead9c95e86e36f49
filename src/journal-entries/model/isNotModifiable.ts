import { RejectedError } from '../../core/errors.ts';

/** Whether the service rejects any change of the entry, as in a closed period. */
export function isNotModifiable(error: Error): boolean {
  const isOfEntry = (param: string | undefined) => param === undefined || /(^|\.)(id|date)$/.test(param);
  return (
    error instanceof RejectedError &&
    error.problems.some(({ type, param }) => type === 'NOT_MODIFIABLE' && isOfEntry(param))
  );
}
