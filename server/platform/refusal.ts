import type { ErrorBody } from '#contract/errors.ts';
import type { MessageKey } from '#contract/messages.ts';
import type { SecurityNote } from './security/kinds.ts';

type Extras = Partial<
  Pick<ErrorBody, 'typ' | 'count' | 'seconds' | 'params' | 'field' | 'registerToken'>
>;

/**
 * A refusal with its place in the message catalogue: thrown anywhere below a route, answered as
 * `ErrorBody` with the status of its message (http/statusOf.ts), and never logged as an exception. `typ`
 * defaults to the route's own. A `note` goes to the security log.
 */
export class Refusal extends Error {
  readonly key: MessageKey;
  readonly extras: Extras;
  readonly note: SecurityNote | undefined;

  constructor(key: MessageKey, extras: Extras = {}, note?: SecurityNote) {
    super(key);
    this.name = new.target.name;
    this.key = key;
    this.extras = extras;
    this.note = note;
  }
}

/** The session that a call came with stands for nobody any more: the client logs out. */
export class SessionRefusal extends Refusal {}

/** A game's rules take no such step as the round stands, however sound the call: 409 with any message. */
export class RuleRefusal extends Refusal {}
