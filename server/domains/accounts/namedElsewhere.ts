import { sql } from 'drizzle-orm';
import { audit } from '../../platform/store/schema/audit.ts';
import { players } from '../../platform/store/schema/players.ts';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import type { Tx } from '../../platform/store/store.ts';

/** Arguments of commands that tell of a person: the number they were given, and what they were written. */
const PERSONAL = [
  'phone',
  ...['title', 'desc', 'others'].flatMap((text) => [`${text}En`, `${text}Zh`, `${text}Ms`]),
];

/**
 * Gives a player another name where the staff reads their UID: in what it did, and in what was noticed. A UID that
 * is given up may be another's next, and nothing of this is to be read as said of them.
 */
export const renameElsewhere = async (tx: Tx, from: string, to: string): Promise<void> => {
  const lower = from.toLowerCase();
  // A UID has letters and digits alone, which stand for themselves.
  const word = `\\m${from}\\M`;
  const outcome = sql`coalesce(${audit.detail} ->> 'outcome', '')`;
  await tx
    .update(audit)
    .set({
      target: to,
      // What a row does not have it does not get.
      detail: sql`jsonb_set(
        jsonb_set(${audit.detail}, '{args,uid}', to_jsonb(${to}::text), false),
        '{outcome}', to_jsonb(regexp_replace(${outcome}, ${word}, ${to}, 'gi')), false)`,
    })
    .where(sql`lower(${audit.target}) = ${lower}`);
  await tx
    .update(suspicions)
    .set({ seen: sql`regexp_replace(${suspicions.seen}, ${word}, ${to}, 'gi')` })
    .where(sql`${suspicions.seen} ~* ${word}`);
};

/** The staff's doings stay, of an account without a name. */
export const forgetElsewhere = async (tx: Tx, uid: string, closed: string): Promise<void> => {
  await renameElsewhere(tx, uid, closed);
  await tx
    .update(players)
    .set({ referrer: null })
    .where(sql`lower(${players.referrer}) = ${uid.toLowerCase()}`);
  await tx
    .update(audit)
    .set({
      detail: sql`jsonb_set(${audit.detail}, '{args}',
        (${audit.detail} -> 'args') - ${`{${PERSONAL.join()}}`}::text[], false)`,
    })
    .where(sql`${audit.target} = ${closed} and ${audit.detail} ? 'args'`);
};
