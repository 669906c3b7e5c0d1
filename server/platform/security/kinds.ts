/**
 * What the security log records (`log.ts` writes it), each kind with the words its `reason` may be.
 * A reason is never what somebody typed: a UID nobody has may be a password in the wrong field.
 */
export const SECURITY_KINDS = [
  /** A session was opened: `password`, `registration`, `telegram`. */
  'login',
  /** One was refused: `unknownUid`, `wrongPassword`, `role`, `platform`, `closed`, `token` (a link's). */
  'loginFailed',
  /** The player ended the session. */
  'logout',
  /** Sessions were ended for the player: `otherDevice` by a login elsewhere, `devices` by the player from the list of them, `operator`, `passwordReset`, `passwordChanged`, `phoneChanged`. */
  'forcedLogout',
  /** A limit is used up, once each time: the rule's name in `server/platform/limits/limits.ts`. */
  'limitReached',
  /** A code was not right: what it was given for (`OtpPurpose`); `expired` behind it when it was over. */
  'codeFailed',
  /** A code was asked for a phone none is sent to: its country (`GB`, `none`), or `notMobile`. */
  'codeRefused',
  /** A transaction PIN was wrong: `wrong`, `last` (it is locked by this one), `locked` before. */
  'pinFailed',
  /** A transaction PIN was set. */
  'pinSet',
  /** The player gave the account another phone, by codes to both. */
  'phoneChanged',
  /** The player changed the password. */
  'passwordChanged',
  /** The player set another one by a code to the phone, having forgotten the old. */
  'passwordReset',
  /** A present password was wrong, given for a new one or for a step-up. */
  'passwordFailed',
  /** The player of a session proved who they are once more: by `password`, by `code`. */
  'stepUp',
  /** A change that needs it came without: from whoever has the session alone. */
  'stepUpFailed',
  /** The player closed the account. */
  'accountClosed',
  /** The player downloaded what the club keeps on them. */
  'dataTaken',
  /** The player gave the account another UID. */
  'uidChanged',
  /** The player bound the account to one of Telegram, or took that back. */
  'telegramBound',
  'telegramUnbound',
  /** Telegram's word for somebody was refused: `hashMismatch`, `authDataTooOld`, `used` before, `boundElsewhere`, `notBound`. */
  'telegramFailed',
  /** A call of another role's, as a player's of the designers': `player as designer`. */
  'roleRefused',
  /** An operator gave someone another role: `player to qa`. */
  'roleChanged',
  /** A page of another site sent a call, or opened a socket. */
  'originRefused',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** What of an event a refusal knows by itself. */
export interface SecurityNote {
  kind: SecurityKind;
  reason?: string;
  /** Whom it is about; without one, the player of the call's session. */
  playerId?: number | undefined;
}
