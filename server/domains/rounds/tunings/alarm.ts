import { isOff, type TuningFigures } from '#contract/tunings.ts';
import type { Db } from '../../../platform/store/store.ts';
import type { Games } from '../games.ts';
import { playedFigures } from './figures.ts';

const DAYS = 7;

/** A day alone is looked at by people: of so many days, some are off by chance. */
const isAlarming = (figures: TuningFigures): boolean => figures.part === null && isOff(figures);

const percent = (share: number | null) => `${(100 * (share ?? 0)).toFixed(2)} %`;

/** Throws when a version returned what it can't be expected to in the last seven days: an operator's alarm. */
export const alarmOfFigures = async (db: Db, games: Games, now: number): Promise<void> => {
  const off: string[] = [];
  for (const game of games.values()) {
    const { figures } = await playedFigures(db, game, { days: DAYS, by: 'day' }, now);
    for (const { version, mode, stakes, deviations, ...row } of figures.filter(isAlarming))
      off.push(
        `${game.key}, version ${version} (${mode}): ${percent(row.return)} of ${stakes} stakes in place of ` +
          `${percent(row.exact)}, ${deviations?.toFixed(1)} deviations`,
      );
  }
  if (off.length > 0)
    throw new Error(`returns that are not those of the numbers: ${off.join(' | ')}`);
};
