import * as z from 'zod/mini';
import { Hundredths } from './coins.ts';
import { Localised } from './localised.ts';
import { REASON_LENGTH } from './terms.ts';

/** Where a message can lead: screens of the club, and the H5 account. */
export const MESSAGE_WAYS = [
  'history',
  'wheel',
  'games',
  'promotions',
  'event',
  'redeem',
  'setting',
  'verification',
  'helpdesk',
  'h5',
] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** What somebody wrote beside coins: plain text, shown as it is. */
const Said = z.string().check(z.maxLength(REASON_LENGTH));

/**
 * What a message carries (spec 3). What is in it says which popup it gives, the first that fits
 * (`popupKind`): credit of a redemption; coins of one that came to nothing; coins an operator took for
 * something bought; a spin's reward, `spin_amount` times `spin_credit`; coins; credit; anything else.
 * Credit is in sen, coins in hundredths; those of `coin` were paid when the message was written.
 */
export const InboxPayload = z.object({
  redeem_credit: z.optional(z.int()),
  /** `reason`: what the operator gave; null where nobody decided in time. */
  redeem_returned: z.optional(z.object({ coins: Hundredths, reason: z.nullable(Said) })),
  /** The redemption it tells of, whose receipt its button leads to. */
  redemption: z.optional(z.string().check(z.regex(/^[0-9]{1,15}$/))),
  spent: z.optional(z.object({ coins: Hundredths, reason: Said })),
  spin_amount: z.optional(z.int()),
  spin_credit: z.optional(z.int()),
  title: z.optional(Localised),
  desc: z.optional(Localised),
  coin: z.optional(Hundredths),
  credit: z.optional(z.int()),
  others: z.optional(Localised),
  /** Names of uploaded pictures. */
  img: z.optional(Localised),
  /** Where its button leads, if not where its kind does. */
  way: z.optional(z.enum(MESSAGE_WAYS)),
});
export type InboxPayload = z.infer<typeof InboxPayload>;

/** Those that an operator may send; the others come of what was decided. */
export const SENT_KINDS = ['redeem', 'spin', 'coin', 'credit', 'others'] as const;
export const POPUP_KINDS = [...SENT_KINDS, 'returned', 'spent'] as const;
export type PopupKind = (typeof POPUP_KINDS)[number];

export const popupKind = (payload: InboxPayload): PopupKind => {
  if ((payload.redeem_credit ?? 0) > 0) return 'redeem';
  if (payload.redeem_returned) return 'returned';
  if (payload.spent) return 'spent';
  if (payload.spin_amount && payload.spin_credit) return 'spin';
  if (payload.coin) return 'coin';
  return payload.credit ? 'credit' : 'others';
};

/** Every message leads somewhere: where one of a kind does that says nothing else. */
export const WAY_OF: Record<PopupKind, MessageWay> = {
  redeem: 'history',
  returned: 'redeem',
  spent: 'history',
  spin: 'wheel',
  coin: 'history',
  credit: 'h5',
  others: 'promotions',
};

export const InboxMessage = z.object({
  id: z.string(),
  payload: InboxPayload,
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** GET inbox: newest first; the list ends where `next` is null. */
export const inboxPath = 'inbox';
export const InboxQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,15}$/))),
});
export const InboxAnswer = z.object({
  messages: z.array(InboxMessage),
  next: z.nullable(z.string()),
  unreadCount: z.int(),
});
export type InboxAnswer = z.infer<typeof InboxAnswer>;

/** GET inbox/{id}; 404 `msg.inboxNotFound`. It stays unread: opening it is a call of its own. */
export const inboxMessagePath = (id: string) => `inbox/${id}`;

/**
 * PUT notifications/{id}: the message was opened (spec 7), in the inbox or by confirming its popup;
 * 404 `msg.inboxNotFound`.
 */
export const notificationPath = (id: string) => `notifications/${id}`;
export const NotificationAnswer = z.object({ unreadCount: z.int() });

/**
 * PUT inbox/{id}/shown: its popup was closed without being confirmed. It does not come again; the
 * message stays unread. 404 `msg.inboxNotFound`.
 */
export const shownPath = (id: string) => `inbox/${id}/shown`;

/**
 * PUT inbox/shown: the one popup for several messages was closed. None up to `upTo` comes again; they
 * stay unread.
 */
export const allShownPath = 'inbox/shown';
export const AllShownRequest = z.object({ upTo: z.string().check(z.regex(/^[0-9]{1,15}$/)) });
