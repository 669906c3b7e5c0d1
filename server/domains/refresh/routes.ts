import { API_BASE } from '#contract/api.ts';
import type { GameKey, PlayRecord } from '#contract/games.ts';
import {
  MaintenanceAnswer,
  maintenancePath,
  PlayerAnswer,
  playerPath,
  VipsAnswer,
  vipsPath,
} from '#contract/refresh.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { SessionRefusal } from '../../platform/refusal.ts';
import { maintenanceState } from '../club/index.ts';
import { inboxNews } from '../inbox/index.ts';
import { type Availability, chancesLeft, servedGames } from '../rounds/index.ts';
import { readAccount } from './player.ts';
import { COUNTED, mapGames, publicOf } from './public.ts';

/** The refresh calls: vips for a visitor, player for a player, and the maintenance flag. */
export const refreshRoutes: Routes = (app, deps) => {
  const { config, store, clock } = deps;
  /** What the start of the server says, beside what the database does. */
  const offered = config.telegram ? { telegramBot: config.telegram.botId } : {};

  app.get(
    API_BASE + vipsPath,
    {
      schema: {
        summary: 'What a visitor may see',
        tags: ['refresh'],
        response: { 200: VipsAnswer },
      },
      config: { typ: 'refresh', staysOpen: true },
    },
    async () => ({ ...(await publicOf(store, clock.now())).vips, ...offered }),
  );

  app.get(
    API_BASE + maintenancePath,
    {
      schema: {
        summary: 'The maintenance flag and when it ends',
        tags: ['refresh'],
        response: { 200: MaintenanceAnswer },
      },
      config: { typ: 'maintenance', staysOpen: true },
    },
    () => maintenanceState(store.db),
  );

  app.get(
    API_BASE + playerPath,
    {
      schema: {
        summary: "A player's own state, with what a visitor may see",
        tags: ['refresh'],
        security: [{ session: [] }],
        response: { 200: PlayerAnswer },
      },
      config: { typ: 'refresh', staysOpen: true },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      const { vips, tunings } = await publicOf(store, now);
      const leftOf = async (key: GameKey) => {
        const asked = { key, playerId, tuning: tunings.get(key), now };
        return [key, await chancesLeft(store.db, servedGames, asked)] as const;
      };
      const [account, inboxs, counts] = await Promise.all([
        readAccount(store.db, playerId, now),
        inboxNews(store.db, playerId, now),
        Promise.all(COUNTED.map(leftOf)),
      ]);
      if (!account) throw new SessionRefusal('msg.invalidAccount');
      const chances = new Map<GameKey, Availability>(counts);
      const recordOf = (game: GameKey): PlayRecord => {
        const record = vips.playRec[game];
        const own = chances.get(game);
        if (!own) return record;
        const { nextAt } = own;
        return {
          ...record,
          remain: own.remain ?? 0,
          nextIn: nextAt === null ? undefined : Math.ceil((nextAt - now) / 1000),
        };
      };
      return {
        ...vips,
        ...offered,
        ...account,
        inboxs,
        playRec: mapGames(recordOf),
      };
    },
  );
};
