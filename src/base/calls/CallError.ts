import type { ErrorBody } from '#contract/errors.ts';
import type { MessageKey } from '#contract/messages.ts';

type Others = Omit<ErrorBody, 'message'>;
type CallFailure = { [Key in keyof Others]?: Others[Key] | undefined } & {
  message: MessageKey;
  /** HTTP status, or 0 when there was no answer. */
  status: number;
};

/** What every call rejects with: `message` is a key of the message catalogue (spec 8). */
export class CallError extends Error {
  override readonly name = 'CallError';
  override readonly message: MessageKey;
  readonly status: number;
  readonly typ: string | undefined;
  /** The request's field the message belongs beside. */
  readonly field: string | undefined;
  readonly count: number | undefined;
  /** How long to wait before the next try. */
  readonly seconds: number | undefined;
  /** Values for the message's placeholders, in order. */
  readonly params: string[];
  /** Of `msg.telegramNotBound`. */
  readonly registerToken: string | undefined;

  constructor(failure: CallFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.message = failure.message;
    this.status = failure.status;
    this.typ = failure.typ;
    this.field = failure.field;
    this.count = failure.count;
    this.seconds = failure.seconds;
    this.params = failure.params ?? [];
    this.registerToken = failure.registerToken;
  }

  /** The server, or the database behind it, was not reached: trying again may help. */
  get isNetwork(): boolean {
    return this.status === 0 || (this.status === 503 && this.message === 'msg.networkSlow');
  }
}

/** Whether a call has to wait some seconds: `useWait` counts them down. */
export const isTooFrequent = (error: unknown): boolean =>
  error instanceof CallError && error.status === 429 && error.seconds !== undefined;
