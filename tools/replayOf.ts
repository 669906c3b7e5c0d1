import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isGameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import { readRecording } from '#engine/record/migrate.ts';
import type { AnyMake } from '#engine/replay/byInputs.ts';
import { type CaseReport, replayCase } from '#games/replayCase.ts';
import packageJson from '../package.json' with { type: 'json' };
import { BadInput } from './badInput.ts';

/** A recording as it was saved or exported, gzipped or not. Throws BadInput where there is none. */
export const readRecordingFile = (file: string): Recording => {
  let recording: Recording | null = null;
  try {
    const bytes = readFileSync(file);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    recording = readRecording(JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8')));
  } catch {
    // Said below: there is nothing to read in it.
  }
  if (recording) return recording;
  throw new BadInput(`${file} is no recording of play`);
};

/** The `createLink` of a game. Throws BadInput where there is no such game. */
export const makeOf = async (game: string): Promise<AnyMake> => {
  if (!isGameKey(game)) throw new BadInput(`'${game}' is no game of the club`);
  return (await import(`../games/${game}/machine.ts`)).createLink;
};

/** A recording of any game, replayed through its machine and rules as they are here. */
export const replayOf = async (recording: Recording): Promise<CaseReport> =>
  replayCase(await makeOf(recording.game), recording, packageJson.version);
