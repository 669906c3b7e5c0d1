import { randomInt } from 'node:crypto';
import { test as base, expect } from 'playwright/test';
import { Club } from './club.ts';

/** Journeys share a club per worker; one that kills its server opens a club of its own. */
export const test = base.extend<{ baseURL: string }, { club: Club }>({
  club: [
    async ({ playwright: _playwright }, use, { project }) => {
      const club = await Club.open(project.metadata.database);
      await use(club);
      await club.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ club }, use) => use(club.url),
  // The limits per address are for real crowds: each test comes from an address of its own.
  extraHTTPHeaders: async ({ playwright: _playwright }, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
});

export { expect };
