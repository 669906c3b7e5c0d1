import type { CallResult, Failure } from '#engine/round/calls.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatParam } from '#src/base/format.ts';
import { useSession } from '#src/session/store.ts';

/** What a failed call means for the round; what is no call's failure is a fault of ours. */
const failureOf = (error: unknown): Failure => {
  if (!(error instanceof CallError)) throw error;
  const { message, status, seconds, params } = error;
  if (message === 'msg.gameMaintenance' || message === 'msg.systemMaintenance') {
    return { kind: 'maintenance', message };
  }
  // Nobody carried it out, or nobody can say: a proxy without its server speaks in these numbers.
  if ([0, 408, 502, 503, 504].includes(status)) return { kind: 'network' };
  if (status >= 500) return { kind: 'broken', message };
  if (status === 429) return { kind: 'busy', seconds: seconds ?? 1 };
  // An answer that is not of the contract: repeating the call would not make it readable.
  if (status < 400) throw error;
  const { language } = useSession.getState();
  return { kind: 'refused', message, params: params.map((each) => formatParam(each, language)) };
};

/** A call as a round's machine takes it: it answers, and does not throw. */
export const asResult = async <Answer>(asked: Promise<Answer>): Promise<CallResult<Answer>> => {
  try {
    return { isOk: true, answer: await asked };
  } catch (error) {
    return { isOk: false, failure: failureOf(error) };
  }
};
