import { sql } from 'drizzle-orm';
import { type Config, NO_GATEWAY } from '../../platform/config.ts';
import { StartError } from '../../platform/startError.ts';
import { settings } from '../../platform/store/schema/club.ts';
import type { Store } from '../../platform/store/store.ts';

/**
 * Whether the club is a demo, whose player everybody knows and whose codes are shown: what its
 * database was made as decides, and a new one is made as the environment says. Throws `StartError`
 * where the environment wants something else of it.
 */
export const demandKind = async (
  { db }: Store,
  { demo, isDemo, isProduction, smsWebhook }: Config,
): Promise<{ isDemo: boolean }> => {
  const [row] = await db
    .update(settings)
    .set({ kind: sql`coalesce(${settings.kind}, ${isDemo ? 'demo' : 'real'})` })
    .returning({ kind: settings.kind });
  const isMadeAsDemo = row?.kind === 'demo';
  if (isMadeAsDemo && (isProduction || demo === false))
    throw new StartError(
      'This database was made as a demo: everybody knows its player and could read its codes. ' +
        "To make it a real club's, run: npm run operator -- demo remove",
    );
  if (!isMadeAsDemo && demo)
    throw new StartError("DEMO is on, but this database is a real club's. Unset DEMO.");
  if (!isMadeAsDemo && !smsWebhook)
    throw new StartError(`${NO_GATEWAY}. DEMO=true makes a demo of a new database.`);
  return { isDemo: isMadeAsDemo };
};
