import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DRAW_KEY, isGameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import { REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { type RecordingFault, readRecordingText } from '#engine/lab/record/read.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { type CaseReport, replayCase } from '#games/replay/replayCase.ts';
import packageJson from '../package.json' with { type: 'json' };
import { BadInput } from './badInput.ts';

const FAULTS: Record<RecordingFault, string> = {
  notOne: 'is no recording of play',
  tooMuch: 'is no recording of play: it holds more than any visit',
  older: 'was recorded by an older version of the club: replay it there',
  newer: 'was recorded by a newer version of the club: replay it there',
};

/** What is in a file, unpacked; null: it can't be read, or unpacks to too much. */
const bytesOf = (file: string): Buffer | null => {
  try {
    const bytes = readFileSync(file);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return isGzip ? gunzipSync(bytes, { maxOutputLength: REPORT_UNPACKED_BYTES }) : bytes;
  } catch {
    return null;
  }
};

/** A recording as it was saved or exported, gzipped or not. Throws BadInput where there is none. */
export const readRecordingFile = (file: string): Recording => {
  const bytes = bytesOf(file);
  const { recording, fault } = bytes
    ? readRecordingText(bytes.toString('utf8'))
    : { recording: null, fault: 'notOne' as const };
  if (recording) return recording;
  throw new BadInput(`${file} ${FAULTS[fault]}`);
};

/** The `createLink` of a game, or of the quiz's draw. Throws BadInput where there is no such game. */
export const makeOf = async (game: string): Promise<AnyMake> => {
  if (!isGameKey(game) && game !== DRAW_KEY) throw new BadInput(`'${game}' is no game of the club`);
  return (await import(`../games/${game}/machine.ts`)).createLink;
};

/** A recording of any game, replayed through its machine and rules as they are here. */
export const replayOf = async (recording: Recording): Promise<CaseReport> =>
  replayCase(await makeOf(recording.game), recording, packageJson.version);
