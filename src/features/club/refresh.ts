import { queryOptions, useQuery } from '@tanstack/react-query';
import { vipsPath } from '#contract/facts.ts';
import type { VipsAnswer } from '#contract/refresh.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { applyClub, useSession } from '#src/session/store.ts';
import { playerQuery } from './playerQuery.ts';

const getVips = async (signal: AbortSignal): Promise<VipsAnswer> => {
  const reader = async () => (await import('#contract/refresh.ts')).VipsAnswer;
  const answer = await call(reader, { url: vipsPath, signal });
  applyClub(answer);
  return answer;
};

/** GET vips: the refresh answer of a visitor. */
const vipsQuery = queryOptions({
  queryKey: keys.refresh(false),
  queryFn: ({ signal }) => getVips(signal),
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
