import type { Page } from 'playwright';
import type { Paced, PaceOptions } from '../../tests/harness/playOutcome.tsx';
import { figuresInTexts } from '../figuresInTexts.ts';
import { buildHarnessPage, type HarnessPage, openHarnessPage } from '../harnessPage.ts';

/** The page that plays outcomes. */
export const buildPacePage = (): Promise<HarnessPage> =>
  buildHarnessPage('pace', [figuresInTexts()]);

/** Plays outcomes by their titles (tests/harness/outcomes.ts) in `page`, which is opened anew. */
export const openPacePage = async (
  page: Page,
  files: HarnessPage,
): Promise<(title: string, options: PaceOptions) => Promise<Paced>> => {
  await openHarnessPage(page, 'pace', files);
  return (title, options) =>
    page.evaluate(([name, how]) => window.pace(name, how), [title, options] as const);
};
