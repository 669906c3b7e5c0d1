import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GameKey } from '#contract/games.ts';
import {
  approvalPath,
  type FigurePart,
  FiguresAnswer,
  figuresPath,
  PublishAnswer,
  rollbackPath,
  TuningsAnswer,
  tuningsPath,
  withdrawalPath,
} from '#contract/tunings.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { staffCall } from '#src/features/staff/staff.ts';

const keyOf = (game: GameKey) => ['tunings', game] as const;

/** Milliseconds: so often what others change is asked for while it is looked at. No socket reaches the staff. */
const LIVE_MS = 5_000;

/**
 * The versions of a game's numbers, the newest first, and which is in force. `isLive`: as others change them, on a
 * page that somebody sees, and at once when they come back to it.
 */
export const useTunings = (game: GameKey, isLive = false) =>
  useQuery({
    queryKey: keyOf(game),
    queryFn: ({ signal }) => staffCall(TuningsAnswer, { url: tuningsPath(game), signal }),
    refetchInterval: isLive && LIVE_MS,
    refetchOnWindowFocus: isLive ? 'always' : true,
  });

/**
 * What really came of them in the last `days`, 1 to 60; as rounds come while it is `isShown`, on a page that somebody
 * sees.
 */
export const useFigures = (game: GameKey, days: number, by: FigurePart, isShown: boolean) =>
  useQuery({
    queryKey: ['tuningFigures', game, days, by],
    queryFn: ({ signal }) =>
      staffCall(FiguresAnswer, { url: figuresPath(game), params: { days, by }, signal }),
    refetchInterval: isShown && LIVE_MS,
  });

interface Change {
  url: string;
  data?: object;
}

/** Posts a change of a game's versions; whatever came of it, they are read anew. */
const useChange = <Wanted>(
  game: GameKey,
  changeOf: (wanted: Wanted) => Change,
  onSuccess = () => {},
) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) =>
      staffCall(PublishAnswer, { method: 'POST', ...changeOf(wanted) }),
    onSuccess,
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(game) }),
  });
};

const NONE = { text: '', requestId: '' };

/**
 * One id for each thing that is asked for, however often it has to be asked for until it is answered: who wants
 * the same again later, after it was withdrawn, wants another one.
 */
const useRequestId = () => {
  const last = useRef(NONE);
  return {
    idOf(wanted: object): string {
      const text = JSON.stringify(wanted);
      if (last.current.text !== text) last.current = { text, requestId: newRequestId() };
      return last.current.requestId;
    },
    answered() {
      last.current = NONE;
    },
  };
};

interface Published {
  values: unknown;
  /** The version it was compared with. */
  base: number;
  reason: string;
  /** The gate's warnings, in its own words. */
  confirmed: readonly string[];
}

/** Rejects with `msg.tuningRefused`, every fault in `params`, and `msg.tuningStale`. */
export const usePublish = (game: GameKey) => {
  const { idOf, answered } = useRequestId();
  const changeOf = (wanted: Published) => ({
    url: tuningsPath(game),
    data: { ...wanted, requestId: idOf(wanted) },
  });
  return useChange(game, changeOf, answered);
};

interface RolledBack {
  /** The version whose values come back. */
  version: number;
  base: number;
  reason: string;
}

/** Rejects with `msg.tuningStale`. */
export const useRollBack = (game: GameKey) => {
  const { idOf, answered } = useRequestId();
  const changeOf = ({ version, ...wanted }: RolledBack) => ({
    url: rollbackPath(game, String(version)),
    data: { ...wanted, requestId: idOf({ version, ...wanted }) },
  });
  return useChange(game, changeOf, answered);
};

/** Of a version that waits. Rejects with `msg.updateFailed` where it waits no more, and `msg.tuningStale`. */
export const useApprove = (game: GameKey) =>
  useChange(game, (version: number) => ({ url: approvalPath(game, String(version)) }));

/** Of a version that waits. Rejects with `msg.updateFailed` where it waits no more. */
export const useWithdraw = (game: GameKey) =>
  useChange(game, (version: number) => ({ url: withdrawalPath(game, String(version)) }));
