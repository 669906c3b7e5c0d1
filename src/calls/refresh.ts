import { queryOptions, useQuery } from '@tanstack/react-query';
import { playerPath, vipsPath } from '#contract/facts.ts';
import type { PlayerAnswer } from '#contract/refresh.ts';
import { leave } from '#src/session/leave.ts';
import { applyRefresh, useSession } from '#src/session/store.ts';
import { CallError } from './CallError.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** The schemas come beside the answer: home shows what it knows before either is there. */
const schemas = () => import('#contract/refresh.ts');

const getPlayer = async (signal: AbortSignal): Promise<PlayerAnswer> => {
  try {
    const answer = await call(async () => (await schemas()).PlayerAnswer, {
      url: playerPath,
      signal,
    });
    applyRefresh(answer);
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

const playerQuery = queryOptions({
  queryKey: keys.refresh(true),
  queryFn: ({ signal }) => getPlayer(signal),
});

const vipsQuery = queryOptions({
  queryKey: keys.refresh(false),
  queryFn: ({ signal }) =>
    call(async () => (await schemas()).VipsAnswer, { url: vipsPath, signal }),
});

/** The player's own refresh answer: play records, bonus, inbox. Idle for a visitor. */
export const usePlayer = () => useQuery({ ...playerQuery, enabled: useSession((s) => s.isAuth) });

/** What everyone sees: options, banners, promotions; from `player` for a player, else `vips`. */
export const useClub = () => {
  const isAuth = useSession((s) => s.isAuth);
  const player = useQuery({ ...playerQuery, enabled: isAuth });
  const vips = useQuery({ ...vipsQuery, enabled: !isAuth });
  return isAuth ? player : vips;
};
