import { randomInt } from 'node:crypto';
import { test as base, expect } from 'playwright/test';
import { Club } from './club.ts';

interface Given {
  baseURL: string;
  /** The canvas is drawn: dear where WebGL is software, so only where it is looked at. */
  isDrawn: boolean;
  ownClub: Club;
}

/** What a journey is given: a club its worker's journeys share, and one of its own where it asks for it. */
export const test = base.extend<Given, { club: Club }>({
  isDrawn: [false, { option: true }],
  club: [
    async ({ playwright: _playwright }, use, { project }) => {
      const { database, isHeld } = project.metadata;
      const club = await Club.open(database, { isHeld });
      await use(club);
      await club.close();
    },
    { scope: 'worker' },
  ],
  // To be killed, closed for maintenance, or given other dates: the shared one is nobody's to change.
  ownClub: async ({ playwright: _playwright }, use, { project }) => {
    const { database, isHeld } = project.metadata;
    const club = await Club.open(database, { isHeld });
    await use(club);
    await club.close();
  },
  baseURL: async ({ club }, use) => use(club.url),
  context: async ({ context, club, isDrawn }, use) => {
    await club.join(context, isDrawn);
    await use(context);
  },
  // The limits per address are for real crowds: each test comes from an address of its own.
  extraHTTPHeaders: async ({ playwright: _playwright }, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
});

/** A journey whose canvas is drawn: one for each game, from its first picture to its last. */
export const drawnTest = test.extend({
  isDrawn: async ({ playwright: _playwright }, use) => use(true),
});

export { expect };
