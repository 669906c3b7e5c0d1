import type { InboxPayload } from '#contract/inbox.ts';
import type { Tx } from '../../../platform/store/store.ts';
import { sendMessage } from '../../inbox/index.ts';

/** What the player reads, whoever it was that bound it: it opens the account without their password. */
const MESSAGE: InboxPayload = {
  title: {
    en: 'Your account was bound to Telegram',
    zh: '您的账户已绑定 Telegram',
    ms: 'Akaun anda telah dipautkan dengan Telegram',
  },
  desc: {
    en: 'From now on that Telegram account opens yours without a password. If it was not you, unbind it in the settings and set a new password.',
    zh: '从现在起，该 Telegram 账户无需密码即可登录您的账户。如果不是您本人操作，请在设置中解除绑定并设置新密码。',
    ms: 'Mulai sekarang, akaun Telegram itu boleh membuka akaun anda tanpa kata laluan. Jika bukan anda yang melakukannya, putuskan pautannya di tetapan dan tetapkan kata laluan baharu.',
  },
  way: 'setting',
};

/** Tells a player of it, in the transaction that binds the account: while logged in, or with its registration. */
export const tellBound = async (tx: Tx, playerId: number, now: number): Promise<void> => {
  await sendMessage(tx, { playerId, payload: MESSAGE, now });
};
