import aes from 'crypto-js/aes.js';
import utf8 from 'crypto-js/enc-utf8.js';
import type { Page, Route } from 'playwright';
import type * as z from 'zod/mini';
import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import type { GameKey } from '#contract/games.ts';
import { MoveRequest, OpenRoundRequest } from '#contract/rounds.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { CallResult } from '#engine/round/calls.ts';
import { type House, houseOf } from '#games/house/house.ts';
import { gameOf } from '#games/registry.ts';
import { remainAtFirst } from './remain.ts';
import { CLIENT_SEED } from './seeds.ts';

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
  let opened = 0;
  const house: House = houseOf(game, {
    clock: wallClock,
    coins: 60_00,
    tuning: change,
    remain: () => {
      const atFirst = remainAtFirst(game);
      if (atFirst === null || gameOf(game).plan.kind !== 'spins') return atFirst;
      return house.weather.refusal === 'msg.noMoreChances' ? 0 : atFirst - opened;
    },
    serverSeed,
  });
  // As the server does.
  house.weather.isLastTold = true;
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
    opened += 1;
    const request = { ...bodyOf(route, OpenRoundRequest), clientSeed: CLIENT_SEED };
    await answer(route, await house.calls.open(request, signal));
  });
  await page.route(`**/api/games/${game}/rounds/*/moves`, async (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-2) ?? '');
    await answer(route, await house.calls.move(id, bodyOf(route, MoveRequest), signal));
  });
  return house;
};
