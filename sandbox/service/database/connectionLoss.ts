/** SQLSTATE and Node error codes of a server that is starting, stopping, gone or unreachable. */
const codes = /^(?:08...|57P0[1-5]|25P03|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;

/** Errors that `pg` reports without a code. */
const messages = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/;

/**
 * Whether an operation failed because the database connection was lost or couldn't be established. A read can be retried;
 * a write may or may not have been committed.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (codes.test(code) || messages.test(error.message)) return true;
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...parts].some(isConnectionLoss);
}
