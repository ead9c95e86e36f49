/** SQLSTATE classes and codes, and Node's codes, of a server that went away, is starting, is stopping or cannot be reached. */
const codes = /^(?:08...|57P0[1-5]|25P03|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;

/** What `pg` reports without a code. */
const messages = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/;

/**
 * Whether an operation failed because the connection to the database broke or could not be made. A read can be repeated; of a
 * write it is unknown whether it was committed.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (codes.test(code) || messages.test(error.message)) return true;
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...parts].some(isConnectionLoss);
}
