import { DaybookError } from '../../../src/core/errors.ts';

/** The failure of a call, which must be one of Daybook's own. @throws if there is none, or it is another's. */
export async function catchDaybookError(call: () => unknown): Promise<DaybookError> {
  try {
    await call();
  } catch (error) {
    if (error instanceof DaybookError) return error;
    throw new Error(`Expected a DaybookError, got ${error}.`, { cause: error });
  }
  throw new Error('Expected a failure.');
}
