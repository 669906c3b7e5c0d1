import type { GameKey } from '#contract/games.ts';
import { FtoTuning, ftoTuning } from '#games/fto/tuning.ts';
import { EggTuning, eggTuning } from '#games/lucky-egg/tuning.ts';
import { RpsTuning, rpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { WheelTuning, wheelTuning } from '#games/spin-wheel/tuning.ts';
import { SquidTuning, squidTuning } from '#games/squidgame/tuning.ts';
import { eggSheet } from './egg.ts';
import { ftoSheet } from './fto.ts';
import { rpsSheet } from './rps.ts';
import type { Sheet, Words } from './sheet.ts';
import { squidSheet } from './squid.ts';
import { wheelSheet } from './wheel.ts';

type Make = (t: Words, tuning: unknown, volatility: string) => Sheet;

/** Reads the tuning as its game's; one that can't be read is the game's own defaults. */
const making =
  <Tuning>(
    schema: { safeParse(tuning: unknown): { data?: Tuning | undefined } },
    defaults: Tuning,
    sheet: (t: Words, tuning: Tuning, volatility: string) => Sheet,
  ): Make =>
  (t, tuning, volatility) =>
    sheet(t, schema.safeParse(tuning).data ?? defaults, volatility);

const SHEETS: Record<GameKey, Make> = {
  fto: making(FtoTuning, ftoTuning.defaults, ftoSheet),
  squidgame: making(SquidTuning, squidTuning.defaults, squidSheet),
  'rock-scissor-paper': making(RpsTuning, rpsTuning.defaults, rpsSheet),
  'lucky-egg': making(EggTuning, eggTuning.defaults, eggSheet),
  'spin-wheel': making(WheelTuning, wheelTuning.defaults, wheelSheet),
};

/** A game's rules page from the tuning in force, or from its defaults before that is known. */
export const sheetOf = (game: GameKey, ...rest: Parameters<Make>): Sheet => SHEETS[game](...rest);
