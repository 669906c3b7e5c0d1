import type { MessageKey } from '#contract/messages.ts';
import { type Refusal, RuleRefusal, SessionRefusal } from '../refusal.ts';

const CONFLICT = 409;

/** The messages of each status. All others are of a conflict: what a sound call asks for can't be now. */
const MESSAGES: Record<number, readonly MessageKey[]> = {
  400: [
    'msg.authDataTooOld',
    'msg.hashMismatch',
    'msg.incorrectVerificationCode',
    'msg.invalidAnswer',
    'msg.invalidCoins',
    'msg.invalidFcmToken',
    'msg.invalidOtp',
    'msg.invalidPhone',
    'msg.invalidRegisterToken',
    'msg.invalidRequest',
    'msg.invalidSessionId',
    'msg.invalidToken',
    'msg.otpExpired',
    'msg.phoneCountry',
    'msg.tuningRefused',
    'msg.tuningUnconfirmed',
    'msg.videoLength',
    'msg.wrongLogin',
    'msg.wrongPassword',
    'msg.wrongTransactionPin',
  ],
  403: ['msg.forbidden', 'msg.invalidRole'],
  404: [
    'msg.inboxNotFound',
    'msg.invalidGame',
    'msg.noHelpdeskFound',
    'msg.noHistoryFound',
    'msg.noPromotions',
    'msg.noTransactionFound',
    'msg.notFound',
    'msg.roundNotFound',
  ],
  413: ['msg.videoTooBig'],
  415: ['msg.formatNotSupported'],
  429: ['msg.tooFrequent'],
  503: ['msg.networkSlow', 'msg.systemError', 'msg.systemMaintenance'],
};

const STATUSES = new Map(
  Object.entries(MESSAGES).flatMap(([status, keys]) =>
    keys.map((key) => [key, Number(status)] as const),
  ),
);

/** The HTTP status a refusal is answered with. */
export const statusOf = (refusal: Refusal): number => {
  if (refusal instanceof SessionRefusal) return 401;
  return (refusal instanceof RuleRefusal ? undefined : STATUSES.get(refusal.key)) ?? CONFLICT;
};
