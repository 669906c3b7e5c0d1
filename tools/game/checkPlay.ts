import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { GAME_KEYS } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { RoundMode } from '#contract/rounds.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { type PlayedStep, verifyRound } from '#engine/core/fair/verify.ts';
import { volatilityOf } from '#engine/core/odds/volatility.ts';
import type { Card } from '#games/card.ts';
import { rulesOf } from '#games/check/check.ts';
import { wordsWanted } from '#games/designer/wordsWanted.ts';
import type { AnyGame } from '#games/game.ts';
import { exactFiguresOf } from '#games/gate/figures.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The text at a path of a file's, or undefined. */
const textAt = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce((found, name) => Object(found)[name], texts);

const missingWords = (game: AnyGame): string[] =>
  LANGUAGES.flatMap((language) => {
    const file = `assets/locales/${language}/long/tuning.json`;
    const texts = readJson(file);
    return wordsWanted(game)
      .filter((path) => !textAt(texts, path))
      .map((path) => `${file}: ${path.join('.')} is missing`);
  });

const namesIn = (sounds: unknown): string[] =>
  typeof sounds === 'string' ? [sounds] : Object.values(Object(sounds)).flatMap(namesIn);

/** Sounds that the room names and no sprite has. */
const missingSounds = async (key: string): Promise<string[]> => {
  const hasOwn = existsSync(`games/${key}/sounds.ts`);
  const { SOUNDS } = hasOwn ? await import(`../../games/${key}/sounds.ts`) : {};
  const isPlain = readFileSync(`games/${key}/scene.ts`, 'utf8').includes('isPlain');
  return [...namesIn(SOUNDS), ...(isPlain ? [] : [`${key}-music`])].flatMap((name) => {
    // Music is named by its bundle; an effect may have several takes.
    const [bundle = '', sound = 'ground'] = name.split('/');
    const file = `assets/audio/${bundle}.sprite.json`;
    const sprites = existsSync(file) ? Object.keys(readJson(file)) : [];
    return sprites.some((sprite) => sprite.split('~')[0] === sound)
      ? []
      : [`${file}: has no sound ${sound}`];
  });
};

interface Published {
  tunings: Record<string, Record<string, unknown>>;
  rounds: {
    game: string;
    mode: RoundMode;
    tuning: string;
    serverSeed: string;
    serverSeedHash: string;
    clientSeed: string;
    nonce: number;
    steps: PlayedStep[];
  }[];
}

/** Rounds that were published under other rules, or under none of today's numbers. */
const staleVectors = (game: AnyGame): string[] => {
  const file = 'docs/fairness-rounds.json';
  const { tunings, rounds }: Published = readJson(file);
  const own = rounds.filter((round) => round.game === game.key);
  const { schema, defaults } = game.tuning;
  const isOfToday = own.some(({ tuning }) => isDeepStrictEqual(tunings[tuning], defaults));
  const wrong = own.filter(({ tuning: name, ...round }) => {
    const tuning = tunings[name] ?? {};
    const tuningHash = hashTuning(tuning);
    return !verifyRound(rulesOf(game, round.mode), schema, { ...round, tuning, tuningHash }).isFair;
  });
  // A free game's rounds are published under short ladders: its own is no secret, and long.
  const isWanted = own.length > 0 && game.plan.kind !== 'free' && !isOfToday;
  return [
    ...(isWanted ? [`${file}: has no round of ${game.key} by today's numbers`] : []),
    ...wrong.map(({ nonce }) => `${file}: the round ${nonce} of ${game.key} is of other rules`),
  ];
};

/** Why its own numbers would not be served, and what its card says of them that is not so. */
const wrongFigures = async (game: AnyGame): Promise<string[]> => {
  const { key, tuning } = game;
  const { card }: { card: Card } = await import(`../../games/${key}/card.ts`);
  const judged = judgeTuning(game, tuning.defaults);
  if (!judged.isServed)
    return judged.faults.map((fault) => `games/${key}/tuning.ts: ${faultText(fault)}`);
  const { ways } = exactFiguresOf(game, tuning.defaults);
  const most = volatilityOf(Math.max(...ways.map(({ analysis }) => analysis.volatilityIndex)));
  return most === card.stats.volatility ? [] : [`games/${key}/card.ts: its volatility is ${most}`];
};

/** What a game that is in the registry lacks, by what its room is at work. */
export const missingAtPlay = async (key: string): Promise<string[]> => {
  const known = GAME_KEYS.find((each) => each === key);
  if (!known) return [];
  const game = gameOf(known);
  return [
    ...missingWords(game),
    ...(await missingSounds(key)),
    ...staleVectors(game),
    ...(await wrongFigures(game)),
  ];
};
