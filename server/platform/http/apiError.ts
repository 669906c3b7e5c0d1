import type { ErrorBody } from '#contract/errors.ts';
import type { MessageKey } from '#contract/messages.ts';
import type { SecurityNote } from '../security/kinds.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;
type Extras = Partial<
  Pick<ErrorBody, 'typ' | 'count' | 'seconds' | 'params' | 'field' | 'registerToken'>
>;

/**
 * A refusal with its place in the message catalogue: thrown anywhere below a route, answered as
 * `ErrorBody` and never logged as an exception. `typ` defaults to the route's own. A `note` goes to the
 * security log.
 */
export class ApiError extends Error {
  readonly status: Status;
  readonly key: MessageKey;
  readonly extras: Extras;
  readonly note: SecurityNote | undefined;

  constructor(status: Status, key: MessageKey, extras: Extras = {}, note?: SecurityNote) {
    super(key);
    this.name = 'ApiError';
    this.status = status;
    this.key = key;
    this.extras = extras;
    this.note = note;
  }
}
