import aes from 'crypto-js/aes.js';
import utf8 from 'crypto-js/enc-utf8.js';
import type { Page, Route } from 'playwright';
import type * as z from 'zod/mini';
import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import type { GameKey } from '#contract/games.ts';
import { MoveRequest, OpenRoundRequest, type RoundEvent } from '#contract/rounds.ts';
import { wallClock } from '#engine/clock.ts';
import type { CallResult } from '#engine/round/calls.ts';
import type { Rules } from '#engine/round/rules.ts';
import { createTestHouse } from '#engine/round/testHouse.ts';
import { RULES } from '#games/rules.ts';
import { CLIENT_SEED } from './seeds.ts';

const STAKES = {
  fto: 'never',
  'spin-wheel': 'never',
  squidgame: 'round',
  'rock-scissor-paper': 'round',
  'lucky-egg': 'move',
} as const satisfies Record<GameKey, string>;

const houseOf = (game: GameKey, serverSeed: string, change: object) => {
  const { rules, tuning } = RULES[game];
  return createTestHouse({
    clock: wallClock,
    game,
    // One of the five, whatever its own types: what goes in comes from itself.
    rules: rules as unknown as Rules<unknown, object, unknown, RoundEvent, object>,
    tuning: { ...tuning.defaults, ...change },
    tuningVersion: tuning.version,
    stakes: STAKES[game],
    unit: game === 'fto' ? 100 : 0,
    coins: 60_00,
    restMs: game === 'fto' ? 24 * 3_600_000 : 0,
    remain: () => (game === 'spin-wheel' ? 5 : game === 'fto' ? 10 : null),
    serverSeed,
  });
};
export type House = ReturnType<typeof houseOf>;

/**
 * Answers a game's round calls of this page from a house in memory with the given seed, so that the
 * built app shows what is wanted; `change` alters the default tuning. Everything else goes to the
 * real server.
 */
export const playAgainst = async (
  page: Page,
  game: GameKey,
  serverSeed: string,
  change: object = {},
): Promise<House> => {
  const house = houseOf(game, serverSeed, change);
  const signal = new AbortController().signal;

  const bodyOf = <Body>(route: Route, schema: z.ZodMiniType<Body>): Body => {
    const { [EDATA_FIELD]: sealed } = route.request().postDataJSON();
    return schema.parse(JSON.parse(aes.decrypt(sealed, EDATA_PASSPHRASE).toString(utf8)));
  };
  const answer = async (route: Route, result: CallResult<object>) => {
    if (result.isOk) return route.fulfill({ json: result.answer });
    if (result.failure.kind === 'refused')
      return route.fulfill({
        status: 409,
        json: { message: result.failure.message, typ: 'round' },
      });
    return route.abort();
  };
  await page.route(`**/api/games/${game}/round`, async (route) =>
    answer(route, await house.calls.load(signal)),
  );
  await page.route(`**/api/games/${game}/rounds`, async (route) => {
    const request = { ...bodyOf(route, OpenRoundRequest), clientSeed: CLIENT_SEED };
    await answer(route, await house.calls.open(request, signal));
  });
  await page.route(`**/api/games/${game}/rounds/*/moves`, async (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-2) ?? '');
    await answer(route, await house.calls.move(id, bodyOf(route, MoveRequest), signal));
  });
  return house;
};
