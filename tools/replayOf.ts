import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DRAW_KEY, isGameKey } from '#contract/games.ts';
import { RECORDING_VERSION, type Recording } from '#contract/recording.ts';
import { REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { shownStart } from '#contract/shown.ts';
import {
  fileKindOf,
  type ReadRecording,
  type RecordingFault,
  readRecordingText,
} from '#engine/lab/record/read.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { type CaseReport, replayCase } from '#games/replay/replayCase.ts';
import words from '../assets/locales/en/long/replay.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { BadInput } from './badInput.ts';

/** A file that can't be replayed: why, for programs, and in words that begin with its name. */
export class NoReplay extends BadInput {
  readonly fault: RecordingFault | 'noFile' | 'noGame';
  constructor(fault: NoReplay['fault'], text: string) {
    super(text);
    this.fault = fault;
  }
}

const readBytes = (bytes: Buffer): ReadRecording => {
  const kind = fileKindOf(bytes);
  if (kind === 'foreign' || kind === 'zip') return { recording: null, fault: kind };
  try {
    const text =
      kind === 'gzip' ? gunzipSync(bytes, { maxOutputLength: REPORT_UNPACKED_BYTES }) : bytes;
    return readRecordingText(new TextDecoder().decode(text));
  } catch (error) {
    return { recording: null, fault: error instanceof RangeError ? 'tooMuch' : 'damaged' };
  }
};

/** What is in a file of the disk; a device or a pipe would never end. */
const readFile = (file: string): ReadRecording => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new NoReplay('noFile', `${file} does not exist`);
  if (found.isDirectory()) throw new NoReplay('noFile', `${file} holds no recordings`);
  if (!found.isFile()) throw new NoReplay('noFile', `${file} is no file`);
  if (found.size > REPORT_UNPACKED_BYTES) return { recording: null, fault: 'tooMuch' };
  return readBytes(readFileSync(file));
};

/** A recording as it was saved or exported, gzipped or not. Throws NoReplay where there is none, in QA's page's words. */
export const readRecordingFile = (file: string): Recording => {
  const read = readFile(file);
  if (read.recording) return read.recording;
  const { fault, version } = read;
  const values: Record<string, unknown> = { name: file, version, reads: RECORDING_VERSION };
  throw new NoReplay(
    fault,
    words[fault].replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name]}`),
  );
};

/** The `createLink` of a game, or of the quiz's draw. Throws NoReplay where there is no such game. */
export const makeOf = async (game: string): Promise<AnyMake> => {
  if (!isGameKey(game) && game !== DRAW_KEY)
    throw new NoReplay('noGame', `'${shownStart(game, 40)}' is no game of the club`);
  return (await import(`../games/${game}/machine.ts`)).createLink;
};

/** A recording of any game, replayed through its machine and rules as they are here. */
export const replayOf = async (recording: Recording): Promise<CaseReport> =>
  replayCase(await makeOf(recording.game), recording, packageJson.version);
