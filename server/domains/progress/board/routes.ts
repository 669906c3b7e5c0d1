import { API_BASE } from '#contract/api.ts';
import {
  BoardAnswer,
  boardPath,
  DrawnNickname,
  NicknamesAnswer,
  NicknamesRequest,
  nicknamesPath,
} from '#contract/board.ts';
import type { Routes } from '../../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../../platform/identity/auth.ts';
import { countMember } from './count.ts';
import { BOARD_TYP, joinBoard, leaveBoard } from './members.ts';
import { drawNicknames } from './nicknames.ts';
import { readBoard } from './read.ts';

/** The weekly board, for those who join it. */
export const boardRoutes: Routes = (app, deps) => {
  const { store, clock, cipher, limits } = deps;
  const shared = { tags: ['progress'], security: [{ session: [] }] };
  const response = { 200: BoardAnswer };
  const guarded = { config: { typ: BOARD_TYP }, onRequest: playerOnly(deps) };
  /** Who looks is counted by then. */
  const read = async (playerId: number) => {
    const now = clock.now();
    await countMember(store, playerId, now);
    return readBoard(store, playerId, now);
  };

  app.get(
    API_BASE + boardPath,
    { schema: { ...shared, summary: 'The weekly board', response }, ...guarded },
    (request) => read(sessionOf(request).playerId),
  );

  app.post(
    API_BASE + nicknamesPath,
    {
      schema: {
        ...shared,
        summary: 'Draw nicknames',
        body: NicknamesRequest,
        response: { 200: NicknamesAnswer },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      await limits.take('nicknames', String(playerId));
      return { drawn: await drawNicknames(store.db, cipher, playerId) };
    },
  );

  app.put(
    API_BASE + boardPath,
    {
      schema: {
        ...shared,
        summary: 'Join the weekly board, or take another nickname',
        body: DrawnNickname,
        response,
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      await joinBoard({ store, cipher }, { ...request.body, playerId, now: clock.now() });
      return read(playerId);
    },
  );

  app.delete(
    API_BASE + boardPath,
    { schema: { ...shared, summary: 'Leave the weekly board', response }, ...guarded },
    async (request) => {
      const { playerId } = sessionOf(request);
      await leaveBoard(store, playerId);
      return read(playerId);
    },
  );
};
