import { playerPath } from '#contract/facts.ts';
import type { PlayerAnswer } from '#contract/refresh.ts';
import { wallClock } from '#engine/core/clock.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { leave } from '#src/session/leave.ts';
import { applyRefresh } from '#src/session/store.ts';

const getPlayer = async (signal: AbortSignal): Promise<PlayerAnswer> => {
  try {
    // The schemas come beside the answer: home shows what it knows before either is there.
    const reader = async () => (await import('#contract/refresh.ts')).PlayerAnswer;
    const askedAt = wallClock.now();
    const answer = await call(reader, { url: playerPath, signal });
    applyRefresh(answer, askedAt);
    return answer;
  } catch (error) {
    const isOver =
      error instanceof CallError &&
      (error.message === 'msg.sessionExpired' || error.message === 'msg.invalidAccount');
    // A 401 or 403 has left already; these two leave under any status (spec 4).
    if (isOver && error.status !== 401 && error.status !== 403) leave();
    throw error;
  }
};

/** GET player: the refresh answer, which fills the session. */
export const playerQuery = {
  queryKey: keys.refresh(true),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPlayer(signal),
};
