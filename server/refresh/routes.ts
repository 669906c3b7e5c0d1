import { eq } from 'drizzle-orm';
import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import {
  MaintenanceAnswer,
  maintenancePath,
  PlayerAnswer,
  playerPath,
  VipsAnswer,
  vipsPath,
} from '#contract/refresh.ts';
import { playerOnly, sessionOf } from '../auth.ts';
import { ApiError } from '../http/apiError.ts';
import { inboxNews } from '../inbox/inbox.ts';
import { coinBalance } from '../ledger/balance.ts';
import type { Routes } from '../parts.ts';
import { redeemableBonus } from '../redemptions/bonus.ts';
import { servedGames } from '../rounds/games.ts';
import { chancesLeft } from '../rounds/state.ts';
import { pins, players } from '../store/schema/players.ts';
import { snapshot } from '../store/store.ts';
import { gamesInMaintenance, maintenanceState, publicData } from './settings.ts';

/** The games that count what is left to play: questions (spec 3) and spins. */
const COUNTED: readonly GameKey[] = ['fto', 'spin-wheel'];

const mapGames = <T>(of: (game: GameKey) => T) =>
  Object.fromEntries(GAME_KEYS.map((game) => [game, of(game)])) as Record<GameKey, T>;

/** The refresh calls: vips for a visitor, player for a player, and the maintenance flag. */
export const refreshRoutes: Routes = (app, parts) => {
  const { store, clock } = parts;

  app.get(
    API_BASE + vipsPath,
    {
      schema: {
        summary: 'What a visitor may see',
        tags: ['refresh'],
        response: { 200: VipsAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'refresh', staysOpen: true },
    },
    () => publicData(store.db, clock.now()),
  );

  app.get(
    API_BASE + maintenancePath,
    {
      schema: {
        summary: 'The maintenance flag and when it ends',
        tags: ['refresh'],
        response: { 200: MaintenanceAnswer, '4xx': ErrorBody },
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
        response: { 200: PlayerAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'refresh', staysOpen: true },
      onRequest: playerOnly(parts),
    },
    (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      return snapshot(store, async (tx) => {
        const [player] = await tx.select().from(players).where(eq(players.id, playerId));
        if (!player) throw new ApiError(401, 'msg.invalidAccount');
        const pin = await tx
          .select({ setAt: pins.setAt })
          .from(pins)
          .where(eq(pins.playerId, playerId));
        const closed = await gamesInMaintenance(tx);
        const left = new Map<GameKey, number>();
        for (const game of COUNTED)
          left.set(game, await chancesLeft(tx, servedGames, { playerId, game, now }));
        return {
          ...(await publicData(tx, now)),
          uid: player.uid,
          fullName: player.fullName,
          tgBind: player.tgUserId !== null,
          tgRegister: player.tgRegister,
          language: player.language,
          coin: await coinBalance(tx, playerId, now),
          notify: player.notify,
          inboxs: await inboxNews(tx, playerId, now),
          redeemableBonus: await redeemableBonus(tx, playerId),
          hasPin: pin.length > 0,
          playRec: mapGames((game) => {
            const remain = left.get(game);
            return { maintenance: closed.has(game), ...(remain !== undefined && { remain }) };
          }),
        };
      });
    },
  );
};
