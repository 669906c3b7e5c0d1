import type { CoinBalance } from '#contract/coins.ts';
import { slotsOf, valuesOf } from '../../../platform/store/functions.ts';
import type { RoundDeps } from '../deps.ts';
import { type GameFlags, NO_FLAGS } from '../flags.ts';
import type { ServedGame } from '../games.ts';
import { type FoundRound, type LoadedRound, toLoaded } from '../load.ts';
import { type SecretSeed, seedInForce } from '../seeds/seeds.ts';
import { type PinnedTuning, type ServedRow, served, tuningInForce } from '../tunings/inForce.ts';
import type { Spins } from './spins.ts';

/** How a player stands to a game. */
export interface Eligibility {
  flags: GameFlags;
  /** What a new round would get. */
  tuning: PinnedTuning;
  seed: SecretSeed;
  /** The player's latest round of the game, open or over. */
  latest: LoadedRound | null;
  coin: CoinBalance;
  /** Null in a game of another plan. */
  spins: Spins | null;
}

/** What `round_eligibility` answers; times as texts. */
interface Row {
  flags:
    | (Omit<GameFlags, 'startsAt' | 'endsAt'> & Record<'startsAt' | 'endsAt', string | null>)
    | null;
  tuning: ServedRow | null;
  seed: SecretSeed | null;
  latest: FoundRound | null;
  coin: CoinBalance;
}

const READ_ELIGIBILITY = {
  name: 'round_eligibility',
  text: `select ${slotsOf('round_eligibility')} as eligibility, ${slotsOf('spins_of', 4)} as spins`,
};

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text));

interface Asked {
  game: ServedGame;
  playerId: number;
  now: number;
}

const read = async (store: RoundDeps['store'], { game, playerId, now }: Asked) => {
  const asked = { owner: playerId, of_game: game.key, moment: new Date(now) };
  const [answered] = await store.run<{ eligibility: Row; spins: Spins | null }>(READ_ELIGIBILITY, [
    ...valuesOf('round_eligibility', asked),
    // Null of a null.
    ...valuesOf('spins_of', game.plan.kind === 'spins' ? asked : { ...asked, moment: null }),
  ]);
  if (!answered) throw new Error('the eligibility was not answered');
  return answered;
};

/**
 * Everything that says whether a player may open a round, in one query. The first seed and a game's
 * default tuning are made when they are missing.
 */
export const eligibilityOf = async (
  { store, games, cipher }: RoundDeps,
  asked: Asked,
): Promise<Eligibility> => {
  const { game, playerId, now } = asked;
  const { db } = store;
  let answered = await read(store, asked);
  let { seed } = answered.eligibility;
  if (!seed) {
    const made = await seedInForce(db, cipher, playerId, now);
    // Rounds may have been opened with it meanwhile: all of an answer is of one moment.
    answered = await read(store, asked);
    seed = answered.eligibility.seed ?? made;
  }
  const { flags, tuning, latest, coin } = answered.eligibility;
  return {
    flags: flags
      ? { ...flags, startsAt: dateOrNull(flags.startsAt), endsAt: dateOrNull(flags.endsAt) }
      : NO_FLAGS,
    tuning: served(game, tuning) ?? (await tuningInForce(db, game, now)),
    seed,
    latest: toLoaded(games, latest),
    coin,
    spins: answered.spins,
  };
};
