/**
 * SQLSTATEs of a database that is going down, starting, full, or (25006) a standby that is not the
 * primary yet: PostgreSQL's manual, appendix A.
 */
const LOST_STATE = /^(08...|57P0[1-5]|53300|53400|25006)$/;

/** What the system says of a connection. */
const LOST_CODE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What node-postgres says by itself, without a code. */
const LOST_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * Why a call failed, where the database or the connection to it went away; null for any other error.
 * However deep the error is wrapped. What was under way may have been committed or not: the same
 * request can be sent again.
 */
export const lostBecause = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
    if (code === null ? LOST_WORDS.test(message) : LOST_STATE.test(code) || LOST_CODE.test(code))
      return message || code;
  }
  return null;
};
