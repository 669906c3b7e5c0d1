import { MOST_ASSERTIONS } from '#contract/assertions.ts';
import { BeyondBounds, type JsonBounds, parseBounded } from '#contract/json.ts';
import { type Entry, RECORDING_VERSION, Recording } from '#contract/recording.ts';
import { REPORT_UNPACKED_BYTES } from '#contract/reports.ts';

/** Those made in play have a fifth of it all, and depth 14. */
const BOUNDS: JsonBounds = { length: REPORT_UNPACKED_BYTES, depth: 40, values: 1_000_000 };
export const MOST_READ_ENTRIES = 20_000;
const MOST_SEGMENTS = 2_000;
/** After the recording began: a page that was left open for a month. Milliseconds. */
const LATEST = 31 * 24 * 3_600_000;
/** Nine hours of them at 60 a second. */
const MOST_FRAMES = 2_000_000;
/** Characters of memory that a replay hashes: at each state, all the machine may know by then. */
const MOST_HASHED = 500_000_000;

/**
 * Why a file is no recording that can be played: there is nothing in it, it does not unpack, its end is missing, it
 * is no JSON, a zip, another program's, too much, or of another version.
 */
export type RecordingFault =
  | 'emptyFile'
  | 'damaged'
  | 'cut'
  | 'noJson'
  | 'zip'
  | 'foreign'
  | 'tooMuch'
  | 'older'
  | 'newer';
/** `version`: that of an older or a newer one. */
export type ReadRecording =
  | { recording: Recording; fault: null }
  | { recording: null; fault: RecordingFault; version?: number };

/** How files begin that people take for a recording: PNG, JPEG, GIF, WebP and other RIFF, PDF. */
const FOREIGN_STARTS = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF', '%PDF'];
const GZIP_START = '\u001f\u008b';
const ZIP_START = 'PK\u0003\u0004';

/** What a file is by its first bytes; text, unless they say another thing. */
export const fileKindOf = (bytes: Uint8Array): 'gzip' | 'zip' | 'foreign' | 'text' => {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start.startsWith(GZIP_START)) return 'gzip';
  if (start === ZIP_START) return 'zip';
  return FOREIGN_STARTS.some((each) => start.startsWith(each)) ? 'foreign' : 'text';
};

const refused = (fault: RecordingFault): ReadRecording => ({ recording: null, fault });

/** The lists of entries, in whatever is read. */
const listsOf = (input: unknown): unknown[][] => {
  const { segments } = Object(input);
  if (!Array.isArray(segments)) return [];
  return segments.map((each) => Object(each).entries).filter((each) => Array.isArray(each));
};

/** Of a recording, its version where that is not today's; null: it is, or this is none. Others number theirs too. */
const otherVersion = (input: unknown): ReadRecording | null => {
  const { version, game } = Object(input);
  if (typeof game !== 'string') return null;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return null;
  if (version === RECORDING_VERSION) return null;
  return { recording: null, fault: version > RECORDING_VERSION ? 'newer' : 'older', version };
};

/** Why a text is no JSON. */
const noJsonOf = (text: string): RecordingFault => {
  const whole = text.trim();
  if (whole === '') return 'emptyFile';
  return /^[{[]/.test(whole) && !/[}\]]$/.test(whole) ? 'cut' : 'noJson';
};

const isTooMany = (input: unknown): boolean => {
  const lists = listsOf(input);
  const entries = lists.reduce((sum, { length }) => sum + length, 0);
  const { assertions } = Object(input);
  const asserted = Array.isArray(assertions) ? assertions.length : 0;
  return lists.length > MOST_SEGMENTS || entries > MOST_READ_ENTRIES || asserted > MOST_ASSERTIONS;
};

/** A browser that tells time coarsely has frames of 0 ms. */
const framesOf = (entry: Entry): number =>
  entry.kind === 'frames'
    ? entry.runs.reduce((sum, [ms, count]) => sum + (ms >= 0 && count > 0 ? count : Infinity), 0)
    : 0;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** What replaying it would take is beyond what any visit does. */
const isTooMuchWork = ({ segments }: Recording): boolean => {
  const entries = segments.flatMap((each) => each.entries);
  if (entries.some(({ at }) => Math.abs(at) > LATEST)) return true;
  if (entries.reduce((sum, entry) => sum + framesOf(entry), 0) > MOST_FRAMES) return true;
  const states = entries.filter(({ kind }) => kind === 'state').length;
  const longest = entries.reduce((most, entry) => Math.max(most, lengthOf(entry)), 0);
  const begin = segments.reduce((most, each) => Math.max(most, lengthOf(each.begin)), 0);
  // An answer is in the memory twice: as what it made, and as what is still to be shown of it.
  return states * (2 * longest + begin) > MOST_HASHED;
};

/**
 * Reads a recording from a text that anybody may have written: bounded before it is parsed,
 * before it is judged, and before it is replayed.
 */
export const readRecordingText = (text: string): ReadRecording => {
  let input: unknown;
  try {
    input = parseBounded(text, BOUNDS);
  } catch (error) {
    if (!(error instanceof BeyondBounds)) return refused(noJsonOf(text));
    // Brackets in brackets without end are no long visit.
    return refused(error.bound === 'depth' ? 'foreign' : 'tooMuch');
  }
  const other = otherVersion(input);
  if (other) return other;
  if (isTooMany(input)) return refused('tooMuch');
  const { data: recording } = Recording.safeParse(input);
  if (!recording) return refused('foreign');
  return isTooMuchWork(recording) ? refused('tooMuch') : { recording, fault: null };
};
