import type { TuningFigures } from '#contract/tunings.ts';
import type { Games } from '../rounds/games.ts';
import type { Db } from '../store/store.ts';
import { figuresOf } from './figures.ts';

/** By chance one version of some 16,000 is so far off. */
const MOST_DEVIATIONS = 4;
/** Of fewer the deviation says little. */
const LEAST_STAKES = 1_000;
const DAYS = 7;

const isOff = ({ day, stakes, deviations }: TuningFigures): boolean =>
  day === null && stakes >= LEAST_STAKES && Math.abs(deviations ?? 0) > MOST_DEVIATIONS;

const percent = (share: number | null) => `${(100 * (share ?? 0)).toFixed(2)} %`;

/** Throws when a version returned what it can't be expected to in the last seven days: an operator's alarm. */
export const alarmOfFigures = async (db: Db, games: Games, now: number): Promise<void> => {
  const off: string[] = [];
  for (const game of games.values()) {
    const { figures } = await figuresOf(db, game, DAYS, now);
    for (const { version, mode, stakes, deviations, ...row } of figures.filter(isOff))
      off.push(
        `${game.key}, version ${version} (${mode}): ${percent(row.return)} of ${stakes} stakes in place of ` +
          `${percent(row.exact)}, ${deviations?.toFixed(1)} deviations`,
      );
  }
  if (off.length > 0)
    throw new Error(`returns that are not those of the numbers: ${off.join(' | ')}`);
};
