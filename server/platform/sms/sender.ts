import type { Language } from '#contract/languages.ts';

export interface CodeMessage {
  /** E.164. */
  phone: string;
  language: Language;
  /** Six digits. */
  code: string;
  minutes: number;
}

/** Where codes go out. Rejects when the message was not taken; the caller says so to the player. */
export interface SmsSender {
  sendCode(message: CodeMessage): Promise<void>;
}
