import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DAY_MS } from '#contract/day.ts';
import { type InboxPayload, popupKind } from '#contract/inbox.ts';
import { KEPT_DAYS } from '#contract/terms.ts';
import { eachOf } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import {
  CommandError,
  type CommandResult,
  command,
  type OperatorDeps,
} from '../../platform/operator/command.ts';
import { playerOf, UidArgs } from '../../platform/operator/player.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import type { Store } from '../../platform/store/store.ts';
import { keepPictures } from '../club/index.ts';
import { bringsText, MessageArgs, payloadOf } from './messageArgs.ts';
import { sendTo, sendToAll } from './sending.ts';

const ACTION = 'inbox send';
const LISTED = 100;

const SendArgs = z.extend(MessageArgs, {
  uid: z.optional(z.string()),
  all: z.optional(z.boolean()),
  reference: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, '--reference is empty.'),
        z.maxLength(100, '--reference may have 100 characters at most.'),
      ),
  ),
});
type SendArgs = z.infer<typeof SendArgs>;

const hasPicture = ({ img, imgEn, imgZh, imgMs }: SendArgs): boolean =>
  [img, imgEn, imgZh, imgMs].some((picture) => picture !== undefined);

const REQUEST_DAYS = KEPT_DAYS.requests;
/** Who got what under a reference is known for so long; an older one might pay twice. */
const demandFresh = async (store: Store, reference: string, now: number): Promise<void> => {
  const [first] = await store.db
    .select({ at: audit.at })
    .from(audit)
    .where(
      and(
        eq(audit.action, ACTION),
        sql`${audit.detail} -> 'args' ->> 'reference' = ${reference}`,
        lt(audit.at, new Date(now - (REQUEST_DAYS - 1) * DAY_MS)),
      ),
    )
    .orderBy(asc(audit.id))
    .limit(1);
  if (first)
    throw new CommandError(
      `The reference ${reference} was used on ${first.at.toISOString()}: a sending can be gone on with for ${REQUEST_DAYS - 1} days. Give another.`,
    );
};

/** Throws `CommandError` where the reference stands for another message. */
const sent = async <T>(reference: string, sending: Promise<T>): Promise<T> => {
  try {
    return await sending;
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== 'msg.requestMismatch') throw error;
    throw new CommandError(
      `The reference ${reference} stands for another message: give the same words again, or another reference. Nothing was sent.`,
    );
  }
};

type Message = { reference: string; payload: InboxPayload; now: number };

const sendToOne = async (
  { store, broadcast }: OperatorDeps,
  uid: string,
  message: Message,
): Promise<CommandResult> => {
  const player = await playerOf(store, uid);
  const { answer, changes, isRepeat } = await sent(
    message.reference,
    sendTo(store, player.id, message),
  );
  for (const change of changes) broadcast(player.id, change);
  const { id } = answer;
  const { payload, reference } = message;
  const what = `message ${id} (${popupKind(payload)}, ${bringsText(payload)})`;
  return {
    data: { uid: player.uid, id, payload, reference, isRepeat },
    lines: [
      isRepeat
        ? `${player.uid} has ${what} already. Nothing was sent.`
        : `${player.uid}: ${what} is sent.`,
    ],
  };
};

const sendToEverybody = async (
  { store, broadcast }: OperatorDeps,
  message: Message,
): Promise<CommandResult> => {
  const { payload, reference } = message;
  const counts = await sent(
    reference,
    sendToAll(store, message, (change) => broadcast(change.playerId, change)),
  );
  const had = counts.had > 0 ? `; ${counts.had} had it already` : '';
  return {
    data: { ...counts, payload, reference },
    lines: [
      `Sent to ${counts.sent} players${had} (${popupKind(payload)}, ${bringsText(payload)}).`,
    ],
  };
};

export const inboxCommands = {
  [ACTION]: command({
    args: SendArgs,
    target: ({ uid, all }) => (all ? 'all players' : (uid ?? 'nobody')),
    async run(deps, args) {
      const { store, clock } = deps;
      const { uid, all = false } = args;
      if (all === (uid !== undefined))
        throw new CommandError('Say to whom: a UID, or --all for every player.');
      if (all && args.reference === undefined)
        throw new CommandError(
          'Name the sending with --reference "...": interrupted, it is gone on with by the same name.',
        );
      const reference = args.reference ?? randomUUID();
      const now = clock.now();
      const payload = payloadOf(args);
      if (uid !== undefined) await playerOf(store, uid);
      await demandFresh(store, reference, now);
      if (hasPicture(args)) {
        const pictures = eachOf('img', args);
        payload.img = await store.transaction((tx) => keepPictures(tx, pictures, now));
      }
      const message = { reference, payload, now };
      return uid === undefined ? sendToEverybody(deps, message) : sendToOne(deps, uid, message);
    },
  }),

  'inbox list': command({
    args: UidArgs,
    target: () => null,
    async run({ store }, { uid }) {
      const player = await playerOf(store, uid);
      const rows = await store.db
        .select()
        .from(inbox)
        .where(eq(inbox.playerId, player.id))
        .orderBy(desc(inbox.id))
        .limit(LISTED);
      const data = rows.map(({ id, payload, createdAt, readAt, shownAt }) => ({
        id: String(id),
        kind: popupKind(payload),
        payload,
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
        shownAt: shownAt?.toISOString() ?? null,
      }));
      const lines = inColumns(
        data.map(({ id, kind, payload, createdAt, readAt }) => [
          `message ${id}`,
          createdAt,
          kind,
          bringsText(payload),
          readAt === null ? 'unread' : `read ${readAt}`,
          payload.title?.en ?? '-',
        ]),
      );
      return { data, lines };
    },
  }),
};
