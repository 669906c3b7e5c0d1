import type { InboxPayload } from '#contract/inbox.ts';
import type { Tx } from '../../../platform/store/store.ts';
import { sendMessage, sentences } from '../../inbox/index.ts';

/** What the player reads, whoever it was that bound it: it opens the account without their password. */
const MESSAGE: InboxPayload = {
  title: sentences(({ telegram }) => telegram.title),
  desc: sentences(({ telegram }) => telegram.text),
  way: 'setting',
};

/** Tells a player of it, in the transaction that binds the account: while logged in, or with its registration. */
export const tellBound = async (tx: Tx, playerId: number, now: number): Promise<void> => {
  await sendMessage(tx, { playerId, payload: MESSAGE, now });
};
