// A small zip without dependencies; one of a few megabytes takes no time, so all at once.
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Recording } from '#contract/recording.ts';
import type { QaReportAnswer } from '#contract/reports.ts';
import { shown } from '#contract/shown.ts';
import type { CaseReport } from '#games/replay/replayCase.ts';
import { replayLines } from '#games/replay/replayText.ts';
import { BRAND } from '#src/base/brand.ts';
import { fileOf, recordingFileName } from '#src/features/recordings/saveRecording.ts';
import { drawnStage, pictureFile } from '#src/features/stage/picture.ts';
import { bytesOf } from './read.ts';

export interface BundleContents {
  recording: Recording;
  /** What the names of the files say besides. */
  ending: string;
  verdict: CaseReport;
  /** The report it came with; null: it came from a file or a stored round. */
  report: QaReportAnswer | null;
  /** Of the cursor, from 1, and the page's address there. */
  entry: number;
  address: string;
}

const contentOf = async (blob: Blob): Promise<Uint8Array> =>
  new Uint8Array(await blob.arrayBuffer());

/** What a bug tracker has to know of a problem, in one file: see the list in docs/replay.md. */
export const bundleOf = async (told: BundleContents): Promise<{ name: string; content: Blob }> => {
  const { recording, ending, verdict, report, entry, address } = told;
  const { name, content } = await fileOf(recording, ending);
  const files: Zippable = { [name]: [await contentOf(content), { level: 0 }] };
  const { segments: _, rounds: __, ...facts } = recording;
  const about = {
    ...facts,
    replayedBy: BRAND.version,
    entry,
    address,
    report: report && { ...report, recording: undefined, picture: undefined },
  };
  // It has a stranger's note, and may be read in a terminal.
  const lines = JSON.stringify(about, null, 2).split('\n').map(shown);
  files['about.json'] = strToU8(`${lines.join('\n')}\n`);
  files['verdict.txt'] = strToU8(`${replayLines(name, verdict).join('\n')}\n`);
  const drawn = await drawnStage();
  const picture = drawn && (await pictureFile(drawn, 'image/png'));
  if (picture) files[`entry-${entry}.png`] = await contentOf(picture);
  const [, type, base64] = /^data:image\/(\w+);base64,(.*)$/.exec(report?.picture ?? '') ?? [];
  if (type && base64) files[`reported.${type}`] = bytesOf(base64);
  return {
    name: `${recordingFileName(recording)}${ending}.zip`,
    content: new Blob([zipSync(files)], { type: 'application/zip' }),
  };
};
