import { NotFoundError } from '../errors.ts';

/** Whether an error says that the document itself doesn't exist, not a record that it refers to. */
export function isNotFound(error: Error): boolean {
  if (!(error instanceof NotFoundError)) return false;
  return error.problems.every(({ param }) => param === undefined || /^(data[.[]\d+\]?\.|data\.)?id$/.test(param));
}
