import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { SECURITY_KINDS } from '../../security/kinds.ts';
import { id, ref, time } from './columns.ts';

/** What happened at the club's doors: `server/platform/security/kinds.ts` says what is in it. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: time().notNull(),
    kind: text({ enum: SECURITY_KINDS }).notNull(),
    /** One of `players`, where it is known who: no lock on the player's row with each login. */
    playerId: ref(),
    /** The network it came from (IPv4 /24, IPv6 /48); null: not from the network. */
    address: text(),
    /** The address itself, as a keyed hash: the same one is told from others of its network. */
    source: text(),
    reason: text(),
  },
  (t) => [index('security_events_at').on(t.at), index('security_events_player').on(t.playerId)],
);
