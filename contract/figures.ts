import { HELP_LINES } from './helpLines.ts';
import type { Localised } from './localised.ts';
import * as terms from './terms.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const count = (value: number): string => value.toLocaleString('en');
const coins = (hundredths: number): string => count(hundredths / terms.COIN);
const ringgit = (sen: number): string => {
  const isWhole = sen % 100 === 0;
  return `RM${(sen / 100).toLocaleString('en', isWhole ? {} : { minimumFractionDigits: 2 })}`;
};

const { ANNOUNCED } = terms;

/** What every game announces: `fto.rtp`, `fto.maxOdds`, `fto.back`. */
const ofGames = Object.entries(ANNOUNCED).flatMap(([key, { rtp, maxOdds }]) => [
  [`${key}.rtp`, percent(rtp)] as const,
  [`${key}.maxOdds`, String(maxOdds)] as const,
  // Of each 100 staked.
  [`${key}.back`, count(rtp * 100)] as const,
]);

/**
 * Every figure of the club that a text may name, as it is written in all three languages: a text has
 * `{{redeem.coins}}` in place of a number. The build fills them in (tools/figuresInTexts.ts), and the server.
 */
export const FIGURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofGames),
  ...Object.fromEntries(HELP_LINES.map(({ key, phone }) => [`help.${key}`, phone])),
  'redeem.coins': coins(terms.REDEEM_COINS),
  'redeem.credit': ringgit(terms.REDEEM_CREDIT_SEN),
  'redeem.twiceCoins': coins(2 * terms.REDEEM_COINS),
  'redeem.twiceCredit': ringgit(2 * terms.REDEEM_CREDIT_SEN),
  'redeem.hours': count(terms.REDEEM_HOURS),
  'redeem.noteMinutes': count(terms.WIN_NOTE_MINUTES),
  'redeem.pendingDays': count(terms.PENDING_DAYS),
  'coins.days': count(terms.EARNED_DAYS),
  'coins.returnedDays': count(terms.RETURNED_DAYS),
  'age.least': count(terms.LEAST_AGE),
  'uid.least': count(terms.UID_LENGTH.least),
  'uid.most': count(terms.UID_LENGTH.most),
  'uid.days': count(terms.UID_CHANGE_DAYS),
  'password.least': count(terms.PASSWORD_LENGTH.least),
  'password.most': count(terms.PASSWORD_LENGTH.most),
  'rejoin.days': count(terms.REJOIN_DAYS),
  'otp.digits': count(terms.OTP_DIGITS),
  'otp.minutes': count(terms.OTP_MINUTES),
  'otp.seconds': count(terms.OTP_RESEND_SECONDS),
  'otp.tries': count(terms.OTP_TRIES),
  'pin.digits': count(terms.PIN_DIGITS),
  'pin.tries': count(terms.PIN_TRIES),
  'session.idleDays': count(terms.IDLE_DAYS),
  'limit.hours': count(terms.RAISE_HOURS),
  'limit.least': coins(terms.LIMIT.least),
  'limit.most': coins(terms.LIMIT.most),
  'played.months': count(terms.PLAYED_MONTHS),
  'quiet.from': count(terms.QUIET.from - 12),
  'quiet.until': count(terms.QUIET.until),
  'match.hours': count(terms.REMATCH_HOURS),
  'progress.streakDays': count(terms.PROGRESS.streakDays),
  'kept.codes': count(terms.KEPT_DAYS.codes * 24),
  'kept.requests': count(terms.KEPT_DAYS.requests),
  'kept.device': count(terms.KEPT_DAYS.device),
  'kept.sessions': count(terms.KEPT_DAYS.sessions),
  'kept.security': count(terms.KEPT_DAYS.security),
  'kept.addresses': count(terms.KEPT_DAYS.addresses),
  'kept.cookie': count(terms.KEPT_DAYS.cookie),
  'video.megabytes': count(terms.VIDEO.bytes / 1_000_000),
  'video.least': count(terms.VIDEO.leastSeconds),
  'video.most': count(terms.VIDEO.mostSeconds),
  'video.tries': count(terms.VIDEO.tries),
  'video.tryDays': count(terms.VIDEO.tryDays),
  'video.keptDays': count(terms.VIDEO.keptDays),
  'spin-wheel.deposit': ringgit(ANNOUNCED['spin-wheel'].depositSen),
  'spin-wheel.perDay': count(ANNOUNCED['spin-wheel'].perDay),
  'spin-wheel.prize': ringgit(ANNOUNCED['spin-wheel'].prizeSen),
  'spin-wheel.hours': count(ANNOUNCED['spin-wheel'].hours),
  'rock-scissor-paper.seconds': count(ANNOUNCED['rock-scissor-paper'].seconds),
  'rock-scissor-paper.bestOf': count(2 * ANNOUNCED['rock-scissor-paper'].wins - 1),
  'rock-scissor-paper.wins': count(ANNOUNCED['rock-scissor-paper'].wins),
  'rock-scissor-paper.rtpLive': percent(ANNOUNCED['rock-scissor-paper'].rtpLive),
  'fto.questions': count(ANNOUNCED.fto.questions),
  'fto.mostCoins': coins(ANNOUNCED.fto.questions * ANNOUNCED.fto.coins),
  'fto.hours': count(ANNOUNCED.fto.hours),
  'fto.coins': coins(ANNOUNCED.fto.coins),
  'lucky-egg.minutes': count(ANNOUNCED['lucky-egg'].minutes),
};

/** A text with `values` and the club's figures in it; other places stay as they are. */
export const withFigures = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(
    /\{\{([\w.-]+)\}\}/g,
    (place, name: string) => values[name] ?? FIGURES[name] ?? place,
  );

/** The same in each language. */
export const localisedFigures = ({ en, zh, ms }: Localised): Localised => ({
  en: withFigures(en),
  zh: withFigures(zh),
  ms: withFigures(ms),
});
