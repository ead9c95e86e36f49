import { DaybookError } from '../../../src/core/errors.ts';

/** The `DaybookError` of a failing call. @throws if it succeeds or fails with another error. */
export async function catchDaybookError(call: () => unknown): Promise<DaybookError> {
  try {
    await call();
  } catch (error) {
    if (error instanceof DaybookError) return error;
    throw new Error(`Expected a DaybookError, got ${error}.`, { cause: error });
  }
  throw new Error('Expected a failure.');
}
