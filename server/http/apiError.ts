import type { ErrorBody } from '#contract/errors.ts';
import type { MessageKey } from '#contract/messages.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;
type Extras = Partial<Pick<ErrorBody, 'typ' | 'count' | 'seconds' | 'params' | 'field'>>;

/**
 * A refusal with its place in the message catalogue: thrown anywhere below a route, answered as
 * `ErrorBody` and never logged as an exception. `typ` defaults to the route's own.
 */
export class ApiError extends Error {
  readonly status: Status;
  readonly key: MessageKey;
  readonly extras: Extras;

  constructor(status: Status, key: MessageKey, extras: Extras = {}) {
    super(key);
    this.name = 'ApiError';
    this.status = status;
    this.key = key;
    this.extras = extras;
  }
}
