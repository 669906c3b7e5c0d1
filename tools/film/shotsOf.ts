import type { Page } from 'playwright';
import type { Recording } from '#contract/recording.ts';
import type { Shot, ShotOptions } from '../../tests/harness/film.tsx';

/** What is seen at the marks of a recording. */
export const shotsOf = (
  page: Page,
  recording: Recording,
  options: ShotOptions = {},
): Promise<Shot[]> =>
  page.evaluate(([text, those]) => window.shoot(text, those), [
    JSON.stringify(recording),
    options,
  ] as const);
