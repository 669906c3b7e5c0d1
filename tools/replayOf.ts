import { isGameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import type { AnyMake } from '#engine/replay/byInputs.ts';
import { type CaseReport, replayCase } from '#games/replayCase.ts';
import packageJson from '../package.json' with { type: 'json' };
import { BadInput } from './badInput.ts';

const makeOf = async (game: string): Promise<AnyMake> => {
  if (!isGameKey(game)) throw new BadInput(`'${game}' is no game of the club`);
  return (await import(`../games/${game}/machine.ts`)).createLink;
};

/** A recording of any game, replayed through its machine and rules as they are here. */
export const replayOf = async (recording: Recording): Promise<CaseReport> =>
  replayCase(await makeOf(recording.game), recording, packageJson.version);
