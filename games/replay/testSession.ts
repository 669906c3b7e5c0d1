import type { RoundRecord } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import { sleep } from '#engine/core/clock.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { recordedLink } from '#engine/lab/record/recordedLink.ts';
import { createRecorder } from '#engine/lab/record/recorder.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { type House, houseOf } from '../house/house.ts';
import { roundPlayedBy } from '../house/testPlay.ts';
import type { Chance } from '../testKit.ts';
import { testKitOf } from '../testKits.ts';

const START = 1_700_000_000_000;
/** A page's life in actions: what a player, the network or the server does. */
const ACTIONS = 40;

/** Chance of its own for each session: the same number plays the same session. */
export const chanceOf = (session: number): Chance => {
  const serverSeed = session.toString(16).padStart(64, '0');
  const { below } = createDraws({ serverSeed, clientSeed: 'session', nonce: 0, round: 0 });
  return { below, oneOf: (from) => from[below(from.length)] as (typeof from)[number] };
};

/** Every kind of event a game's rounds were seen to have. */
export const kindsOf = (game: GameKey): Set<string> => {
  const kinds = new Set<string>();
  for (let round = 0; round < 60; round += 1)
    for (const { events } of roundPlayedBy(testKitOf(game), game).steps)
      for (const { kind } of events) kinds.add(kind);
  return kinds;
};

type Link = ReturnType<AnyMake>;

/** What a player may do in the phase the round is in; null: waits. */
export const inputOf = (game: GameKey, link: Link, chance: Chance): RoundInput | null => {
  const { phase, round, view } = link.state();
  const { oneOf, below } = chance;
  switch (phase) {
    case 'idle':
      return oneOf<RoundInput>([
        { type: 'open' },
        { type: 'open' },
        { type: 'bet', bet: below(2_000) },
        { type: 'betTyped', isTaken: below(4) > 0 },
      ]);
    case 'settled':
      return oneOf<RoundInput>([{ type: 'continue' }, { type: 'open' }]);
    case 'resumable':
      return oneOf<RoundInput>([{ type: 'resume' }, { type: 'resume' }, { type: 'quit' }]);
    case 'presenting':
      return oneOf<RoundInput | null>([null, null, { type: 'skip' }, { type: 'coins' }]);
    case 'deciding': {
      if (!round || !view) return null;
      const steps = Array.from({ length: round.step + 1 });
      const seen = { round: { ...round, view }, steps, serverSeed: null } as unknown as RoundRecord;
      const move = testKitOf(game).choose(seen, chance);
      return move.kind === 'timeout' ? null : { type: 'move', move };
    }
    case 'reconnecting':
    case 'failed':
    case 'maintenance':
      return oneOf<RoundInput | null>([null, { type: 'retry' }]);
    default:
      return null;
  }
};

const blow = ({ weather }: House, { oneOf, below }: Chance) => {
  weather.network = oneOf(['up', 'up', 'up', 'up', 'offline', 'answers lost']);
  weather.wayMs = oneOf([5, 20, 400, 9_000]);
  const failure = { kind: 'broken', message: 'msg.systemError' } as const;
  weather.failure = below(12) === 0 ? failure : null;
  weather.isLastTold = below(2) === 0;
};

export interface SessionOptions {
  game: GameKey;
  make: AnyMake;
  /** Which one: the same number is the same session. */
  session: number;
  /** How often the page is loaded. */
  pages?: number;
  /** Changes the services of the page, to see what comes of it. */
  change?(services: RoundServices): RoundServices;
}

/** Tests' own: a visit as it may go, on a bad network and with an impatient player, recorded. */
export const sessionBy = async (options: SessionOptions): Promise<Recording[]> => {
  const { game, make, session, pages = 2, change = (services) => services } = options;
  const chance = chanceOf(session);
  const { below, oneOf } = chance;
  const clock = createSteppingClock(START);
  const house = houseOf(game, { clock, coins: 900_00 });
  const { services } = createTestServices(clock, house.calls);
  const kinds = kindsOf(game);
  const recordings: Recording[] = [];

  const showing = (_event: unknown, signal: AbortSignal) => {
    const ms = oneOf([0, 40, 700, 1_500, 9_000]);
    if (below(15) === 0) throw new Error('the scene faltered');
    return sleep(clock, ms, signal).catch(() => {});
  };
  for (let page = 0; page < pages; page += 1) {
    const names = { game, visit: `session ${session}`, build: 'test' };
    const recorder = createRecorder({ ...names, clock });
    const linkFor = recordedLink(make, change(services), recorder);
    // Its scene is loaded meanwhile.
    await clock.advance(oneOf([0, 40, 3_000]));
    linkFor('scene').attach({
      restore: showing,
      play: Object.fromEntries([...kinds].map((kind) => [kind, showing])),
    });
    for (let action = 0; action < ACTIONS; action += 1) {
      await clock.advance(oneOf([1, 30, 500, 2_500, 12_000, 95_000]));
      if (below(4) === 0) blow(house, chance);
      if (below(8) === 0) linkFor('chrome').send({ type: 'news' });
      if (below(6) === 0) linkFor('scene').send({ type: 'cover', isCovered: below(2) === 0 });
      const input = inputOf(game, linkFor('player'), chance);
      if (input) linkFor(input.type === 'open' ? 'chrome' : 'player').send(input);
    }
    if (below(2) === 0) linkFor('chrome').leave();
    await clock.settle();
    recordings.push(recorder.recording());
  }
  return recordings;
};
