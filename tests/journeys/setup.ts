import type { FullConfig } from 'playwright/test';
import { Club } from './club.ts';
import { offerTemplate } from './template.ts';

// Before all journeys a demo of each database is started once, for their clubs to be copies of.
// biome-ignore lint/style/noDefaultExport: Playwright takes no other.
export default async ({ projects }: FullConfig): Promise<() => Promise<void>> => {
  const databases = new Set(projects.map(({ metadata }) => metadata.database));
  const clubs = await Promise.all(
    [...databases].map(async (database) => {
      const club = await Club.open(database, { env: { DRAIN_SECONDS: '0' } });
      // Everything is on the disk when it has ended by itself.
      await club.kill('SIGTERM');
      return { database, club };
    }),
  );
  for (const { database, club } of clubs) offerTemplate(database, club);
  return async () => {
    for (const { club } of clubs) await club.close();
  };
};
