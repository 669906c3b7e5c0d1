import { diffArrays } from 'diff';
import type { Recording } from '#contract/recording.ts';
import type { Shot } from '../../tests/harness/film.tsx';

/** Between two marks. */
const GAP = '\n\n';

/** What is seen at the marks of a recording, as text: a heading and the display tree of each. */
export const treesOf = ({ startedAt }: Pick<Recording, 'startedAt'>, shots: readonly Shot[]) => {
  const marks = shots.map(({ time, why, tree }) =>
    [`${((time - startedAt) / 1_000).toFixed(3)} s (${why})`, ...tree].join('\n'),
  );
  return `${marks.join(GAP)}\n`;
};

/** A mark at which something else is seen. */
export interface OtherMark {
  /** Its place among all of them. */
  mark: number;
  heading: string;
  /** What is no longer seen, after `-`, and what is seen instead, after `+`. */
  lines: string[];
}

const marksIn = (text: string): string[] => text.trimEnd().split(GAP);

/** The marks that are others than those kept: texts of `treesOf`. */
export const othersIn = (kept: string, now: string): OtherMark[] => {
  const [before, after] = [marksIn(kept), marksIn(now)];
  const count = Math.max(before.length, after.length);
  const marks = Array.from({ length: count }, (_, mark): OtherMark => {
    const [was, is] = [before[mark] ?? '', after[mark] ?? ''];
    const lines = diffArrays(was.split('\n'), is.split('\n')).flatMap(
      ({ added, removed, value }) =>
        added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
    );
    const [heading = ''] = (is || was).split('\n');
    return { mark, heading, lines };
  });
  return marks.filter(({ lines }) => lines.length > 0);
};
