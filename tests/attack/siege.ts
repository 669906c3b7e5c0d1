import { randomInt } from 'node:crypto';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { pause } from '#server/platform/clock.ts';
import { seal } from '../bench/seal.ts';
import type { Club } from '../journeys/club.ts';
import { PASSWORD, PIN, registered, withPin } from '../journeys/steps.ts';
import { type Ask, Player } from './player.ts';

const PLAYERS = 8;
const COINS = '5000';
/** What players do between two blows, all together: at least one thing, at most so many. */
const MOST_BETWEEN = 30;
const REST_MS = 50;

export interface SiegeReport {
  blows: number;
  acknowledged: number;
  repeated: number;
  /** What must never be: answers lost or changed, faults of the server, an unsound ledger. */
  faults: string[];
}

/** Calls over HTTP, each from an address of its own. */
export const askOf =
  ({ url }: { url: string }): Ask =>
  async (method, path, body, token) => {
    const answer = await fetch(url + API_BASE + path, {
      method,
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(body && { 'content-type': 'application/json', [EDATA_HEADER]: 'true' }),
        ...(token && { authorization: BEARER + token }),
      },
      ...(body && { body: seal(body) }),
    });
    return { status: answer.status, answer: await answer.json() };
  };

const seated = async (club: Club): Promise<Player> => {
  const { uid, token } = await registered(club);
  await withPin(club, token);
  await club.operator('coins', 'adjust', uid, COINS, '--reason', 'attack');
  return new Player(askOf(club), { uid, password: PASSWORD, pin: PIN }, () => pause(REST_MS));
};

/**
 * Players do a bit of everything while `blow` falls, `blows` times or until it is time; then each is
 * asked for everything that was acknowledged, and the ledger is checked.
 */
export const besiege = async (
  club: Club,
  { blows, isTime, blow }: { blows: number; isTime: () => boolean; blow: () => Promise<unknown> },
): Promise<SiegeReport> => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => seated(club)));
  let acts = 0;
  let fallen = 0;
  let isOver = false;
  const play = async (player: Player) => {
    for (; !isOver; acts += 1) await player.act();
  };
  const playing = Promise.all(players.map(play));
  while (fallen < blows && !isTime()) {
    const next = acts + randomInt(1, MOST_BETWEEN);
    while (acts < next) await pause(1);
    await blow();
    fallen += 1;
  }
  isOver = true;
  await playing;
  for (const player of players) await player.demandAll();
  const unsound = await club.operator('ledger', 'check').then(
    () => [],
    (error: Error) => [error.message],
  );
  const sum = (part: 'acknowledged' | 'repeated') =>
    players.reduce((total, { score }) => total + score[part], 0);
  return {
    blows: fallen,
    acknowledged: sum('acknowledged'),
    repeated: sum('repeated'),
    faults: [...players.flatMap(({ score }) => score.faults), ...unsound],
  };
};
