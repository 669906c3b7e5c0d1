import { writeFileSync } from 'node:fs';
import { test as base, expect, type TestInfo } from 'playwright/test';
import { patternOf } from '#tools/reports.ts';
import { Club } from './club.ts';
import { expectSameReplays } from './recordings.ts';
import { ownAddress } from './steps.ts';
import { HeldTime } from './time/time.ts';

/** Of the whole run (playwright.config.ts). */
const RUN_SEED = process.env.JOURNEY_SEED ?? '';

/** Every journey has outcomes of its own, whichever others came before. */
const seedOf = ({ project, titlePath, repeatEachIndex }: TestInfo): string =>
  [RUN_SEED, project.name, ...titlePath, repeatEachIndex].join(' ');

/** How to run this journey again, alone, with the same outcomes and everything it did to look at. */
const aloneOf = ({ project, title, repeatEachIndex }: TestInfo): string => {
  const repeat = repeatEachIndex > 0 ? ` --repeat-each ${repeatEachIndex + 1}` : '';
  return `JOURNEY_SEED=${RUN_SEED} npm run e2e -- --project "${project.name}" -g "${patternOf(title)}"${repeat} --trace on`;
};

/** The phones a journey took from a club: what they recorded is replayed, then they are put away. */
const putAway = async (club: Club, info: TestInfo): Promise<void> => {
  const isPassed = info.status === info.expectedStatus;
  for (const phone of club.phones) {
    if (isPassed) await expectSameReplays(phone, club, info);
    await phone.close();
  }
};

interface Given {
  baseURL: string;
  /** The canvas is drawn: dear where WebGL is software, so only where it is looked at. */
  isDrawn: boolean;
  ownClub: Club;
  /** Of the shared club and its pages: held in `games`; elsewhere of the pages alone, once they joined it. */
  time: HeldTime;
  /** Seeds the outcomes, and leaves of a journey that failed what tells why. */
  story: undefined;
}

/** What a journey is given: a club its worker's journeys share, and one of its own where it asks for it. */
export const test = base.extend<Given, { club: Club }>({
  isDrawn: [false, { option: true }],
  club: [
    async ({ playwright: _playwright }, use, { project }) => {
      const { database, isHeld } = project.metadata;
      const club = await Club.open(database, { isHeld, seed: RUN_SEED });
      await use(club);
      await club.close();
    },
    { scope: 'worker' },
  ],
  story: [
    async ({ club }, use, info) => {
      await club.reseed(seedOf(info));
      const before = club.log.length;
      await use(undefined);
      await putAway(club, info);
      if (info.status === info.expectedStatus) return;
      writeFileSync(info.outputPath('server.log'), club.log.slice(before));
      writeFileSync(info.outputPath('alone.txt'), `${aloneOf(info)}\n`);
    },
    { auto: true },
  ],
  // To be killed, closed for maintenance, or given other dates: the shared one is nobody's to change.
  ownClub: async ({ playwright: _playwright }, use, info) => {
    const { database, isHeld } = info.project.metadata;
    const club = await Club.open(database, { isHeld, seed: seedOf(info) });
    await use(club);
    await putAway(club, info);
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('own-server.log'), club.log);
    await club.close();
  },
  time: async ({ club }, use) => use(club.time ?? new HeldTime(club)),
  baseURL: async ({ club }, use) => use(club.url),
  context: async ({ context, club, isDrawn }, use, info) => {
    // What the last journey left that is not cleared.
    await context.setOffline(false);
    // The limits per address are for real crowds: each journey comes from an address of its own.
    await context.setExtraHTTPHeaders(ownAddress());
    await club.join(context, isDrawn);
    await use(context);
    if (info.status === info.expectedStatus) await expectSameReplays(context, club, info);
  },
});

/** A journey whose canvas is drawn: one for each game, from its first picture to its last. */
export const drawnTest = test.extend({
  isDrawn: async ({ playwright: _playwright }, use) => use(true),
});

export { expect };
