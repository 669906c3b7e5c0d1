import * as z from 'zod/mini';
import { type InboxPayload, MESSAGE_WAYS, popupKind, SENT_KINDS } from '#contract/inbox.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';
import { languageArgs, PictureFile } from '../../platform/operator/args.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { coinsText, parseCoins, parseRinggit, ringgitText } from '../../platform/operator/money.ts';

/** What an operator says of a message, and the payload made of it. */

const MOST_SPINS = 16;

const kindText = `--kind is one of ${SENT_KINDS.join(', ')}.`;
const Words = (length: number) =>
  z.optional(
    z.string().check(z.trim(), z.maxLength(length, `A text has ${length} characters at most.`)),
  );
const words = <Name extends string>(name: Name, length: number) => {
  const of = Words(length);
  return { [`${name}En`]: of, [`${name}Zh`]: of, [`${name}Ms`]: of } as Record<
    `${Name}${'En' | 'Zh' | 'Ms'}`,
    typeof of
  >;
};

export const MessageArgs = z.object({
  kind: z.enum(SENT_KINDS, kindText),
  ...words('title', 80),
  ...words('desc', 2000),
  ...words('others', 60),
  coin: z.optional(z.string()),
  credit: z.optional(z.string()),
  spinAmount: z.optional(z.string()),
  spinCredit: z.optional(z.string()),
  leadsTo: z.optional(z.enum(MESSAGE_WAYS, `--leads-to is one of ${MESSAGE_WAYS.join(', ')}.`)),
  ...languageArgs('img', PictureFile),
});
export type MessageArgs = z.infer<typeof MessageArgs>;

/** A text in all three languages, or none; throws `CommandError` for one that lacks some. */
const localised = (args: MessageArgs, name: 'title' | 'desc' | 'others'): Localised | undefined => {
  const {
    [`${name}En`]: en,
    [`${name}Zh`]: zh,
    [`${name}Ms`]: ms,
  } = args as Record<string, string | undefined>;
  if (!en && !zh && !ms) return undefined;
  if (en && zh && ms) return { en, zh, ms };
  const missing = LANGUAGES.filter((language) => !{ en, zh, ms }[language]);
  throw new CommandError(
    `${missing.map((language) => `--${name}-${language}`).join(' and ')} is missing: players read it in their own language.`,
  );
};

const amount = (
  text: string | undefined,
  parse: (text: string) => number | null,
  wrong: string,
): number => {
  const value = text === undefined ? null : parse(text);
  if (value === null || value <= 0) throw new CommandError(wrong);
  return value;
};
const parseSpins = (text: string): number | null =>
  /^[1-9][0-9]?$/.test(text) && Number(text) <= MOST_SPINS ? Number(text) : null;

const coinWrong = '--coin is what is given, in coins: 5 or 12.50.';
const creditWrong = '--credit is what is given, in ringgit: 10 or 10.50.';
const spinsWrong = `--spin-amount is a number of spins, 1 to ${MOST_SPINS}.`;
const eachWrong = '--spin-credit is what each spin won, in ringgit: 5 or 5.50.';

/** What each kind is made of; nothing else may be said with it. */
const PARTS = {
  redeem: ['credit'],
  spin: ['spinAmount', 'spinCredit'],
  coin: ['coin'],
  credit: ['credit'],
  others: ['othersEn', 'othersZh', 'othersMs'],
} as const satisfies Record<(typeof SENT_KINDS)[number], readonly (keyof MessageArgs)[]>;
const FLAGS = {
  coin: '--coin',
  credit: '--credit',
  spinAmount: '--spin-amount',
  spinCredit: '--spin-credit',
  othersEn: '--others-en',
  othersZh: '--others-zh',
  othersMs: '--others-ms',
} as const satisfies Partial<Record<keyof MessageArgs, string>>;

const demandFitting = (args: MessageArgs): void => {
  const own: readonly string[] = PARTS[args.kind];
  for (const [key, flag] of Object.entries(FLAGS))
    if (args[key as keyof typeof FLAGS] !== undefined && !own.includes(key))
      throw new CommandError(`${flag} says nothing in a message of the kind ${args.kind}.`);
};

/** What the message is about, by its kind. */
const brings = (args: MessageArgs): InboxPayload => {
  const credit = () => amount(args.credit, parseRinggit, creditWrong);
  if (args.kind === 'redeem') return { redeem_credit: credit() };
  if (args.kind === 'credit') return { credit: credit() };
  if (args.kind === 'coin') return { coin: amount(args.coin, parseCoins, coinWrong) };
  const others = localised(args, 'others');
  if (args.kind === 'others') return others ? { others } : {};
  return {
    spin_amount: amount(args.spinAmount, parseSpins, spinsWrong),
    spin_credit: amount(args.spinCredit, parseRinggit, eachWrong),
  };
};

/**
 * The payload of a message, without its picture. A redemption and a spin's reward have words of their
 * own, and so need none. Throws `CommandError`.
 */
export const payloadOf = (args: MessageArgs): InboxPayload => {
  demandFitting(args);
  const [title, desc] = [localised(args, 'title'), localised(args, 'desc')];
  const hasOwnWords = args.kind === 'redeem' || args.kind === 'spin';
  if (!hasOwnWords && !(title && desc))
    throw new CommandError(
      `A message of the kind ${args.kind} needs ${title ? '--desc' : '--title'}-en, -zh and -ms.`,
    );
  return {
    ...brings(args),
    ...(title && { title }),
    ...(desc && { desc }),
    ...(args.leadsTo && { way: args.leadsTo }),
  };
};

/** What a message brings, as people write it: '5.00 coins', 'RM10.00', '2 x RM5.00'. */
export const bringsText = (payload: InboxPayload): string => {
  switch (popupKind(payload)) {
    case 'redeem':
      return ringgitText(payload.redeem_credit ?? 0);
    case 'returned':
      return `${coinsText(payload.redeem_returned?.coins ?? 0)} coins back`;
    case 'spent':
      return `${coinsText(-(payload.spent?.coins ?? 0))} coins`;
    case 'coin':
      return `${coinsText(payload.coin ?? 0)} coins`;
    case 'credit':
      return ringgitText(payload.credit ?? 0);
    case 'spin':
      return `${payload.spin_amount} x ${ringgitText(payload.spin_credit ?? 0)}`;
    case 'others':
      return payload.others?.en ?? '-';
  }
};
