import { NotFoundError } from '../errors.ts';

/** Whether a failure says that the document itself is not there: not one of the records that it names. */
export function isNotFound(error: Error): boolean {
  if (!(error instanceof NotFoundError)) return false;
  return error.problems.every(({ param }) => param === undefined || /^(data[.[]\d+\]?\.|data\.)?id$/.test(param));
}
