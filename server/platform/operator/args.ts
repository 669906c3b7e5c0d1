import * as z from 'zod/mini';
import { dayStart } from '#contract/day.ts';
import type { Language } from '#contract/languages.ts';
import { ownPath } from '#contract/ownPath.ts';
import { REASON_LENGTH } from '#contract/terms.ts';
import { type JudgedPicture, judgePicture, NotAPicture } from '../pictures/picture.ts';
import { CommandError } from './command.ts';

/** What several commands take: a picture, something in each language, a link, a time. */

const SUFFIXES = { en: 'En', zh: 'Zh', ms: 'Ms' } as const satisfies Record<Language, string>;
type Suffix = '' | (typeof SUFFIXES)[Language];

/** A picture as the command line sends it: the file's name and bytes. */
export const PictureFile = z.pipe(
  z.object({ file: z.string(), base64: z.string() }),
  z.transform(async ({ file, base64 }, { issues }): Promise<JudgedPicture> => {
    try {
      return await judgePicture(file, Buffer.from(base64, 'base64'));
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      issues.push({ code: 'custom', message: error.message, input: file });
      return z.NEVER;
    }
  }),
);

/** Args `img`, `imgEn`, `imgZh` and `imgMs`, each of which may be missing. */
export const languageArgs = <Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  schema: Schema,
) => {
  const own = ['', ...Object.values(SUFFIXES)].map((suffix) => [name + suffix, z.optional(schema)]);
  // `fromEntries` knows no names.
  return Object.fromEntries(own) as Record<`${Name}${Suffix}`, z.ZodMiniOptional<Schema>>;
};

type Given<Name extends string> = { readonly [Key in `${Name}${Suffix}`]?: unknown };

/**
 * What was given for each language: its own, else the one for all. Throws `CommandError` where one is
 * missing.
 */
export const eachOf = <Name extends string, Args extends Given<Name>>(
  name: Name,
  args: Args,
): Record<Language, NonNullable<Args[keyof Args & `${Name}${Suffix}`]>> => {
  const given: Record<string, unknown> = args;
  const of = (language: Language) => {
    const own = given[name + SUFFIXES[language]] ?? given[name];
    if (own === undefined)
      throw new CommandError(
        `--${name}-${language} is missing: give one for each language, or --${name} for all three.`,
      );
    // Its key is one of those the answer's type names.
    return own as NonNullable<Args[keyof Args & `${Name}${Suffix}`]>;
  };
  return { en: of('en'), zh: of('zh'), ms: of('ms') };
};

/** Characters a link may have. */
export const LINK_LENGTH = 500;

/** An address on the web, as players are sent to. */
export const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname !== '';
};

/** A place of the club's own (`/games`), or an address on the web. */
export const LinkArg = z.string().check(
  z.trim(),
  z.refine(
    (text) => ownPath(text) !== null || isHttps(text),
    'A link is a path of the club (/promotions) or an address that begins with https://.',
  ),
  z.maxLength(LINK_LENGTH, `A link may have ${LINK_LENGTH} characters at most.`),
);

const textOf = (name: string, length: number) =>
  z
    .string(`${name} is missing: players read it in their own language.`)
    .check(
      z.trim(),
      z.minLength(1, `${name} is empty.`),
      z.maxLength(length, `${name} may have ${length} characters at most.`),
    );

/** Args `titleEn`, `titleZh` and `titleMs`: texts players read, all needed. */
export const textArgs = <Name extends string>(name: Name, length: number) => {
  const own = Object.entries(SUFFIXES).map(([language, suffix]) => [
    name + suffix,
    textOf(`--${name}-${language}`, length),
  ]);
  // `fromEntries` knows no names.
  return Object.fromEntries(own) as Record<
    `${Name}${Exclude<Suffix, ''>}`,
    ReturnType<typeof textOf>
  >;
};

/** A moment, or a day in Malaysia. */
export const DateOrTime = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  'A time is written 2026-12-31 or 2026-12-31T18:00:00+08:00.',
);

/** What `DateOrTime` took, in epoch milliseconds; `ofDay` says which moment of a day is meant. */
export const momentOf = (text: string, ofDay: (day: string) => number): number =>
  text.length === 10 ? ofDay(text) : Date.parse(text);

/** `--since` of a list: its first moment. */
export const Since = z.optional(
  z.pipe(
    DateOrTime,
    z.transform((text) => new Date(momentOf(text, dayStart))),
  ),
);

/** `--limit` of a list: how many it has at most. */
export const LimitArg = z.pipe(
  z._default(
    z.string().check(z.regex(/^([1-9][0-9]{0,2}|1000)$/, '--limit is a number from 1 to 1000.')),
    '50',
  ),
  z.transform(Number),
);

/** What is named by its number. */
export const numberArg = (what: string) =>
  z.string().check(z.regex(/^[0-9]{1,15}$/, `${what} is named by its number.`));

const reasonText = 'Give a reason: --reason "..."';

/** Why something is done, in one line of plain text: the player reads it, so nothing in it may steer a page or a terminal. */
export const Reason = z.string(reasonText).check(
  z.overwrite((text) => text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')),
  z.trim(),
  z.minLength(1, reasonText),
  z.maxLength(REASON_LENGTH, `A reason may have ${REASON_LENGTH} characters at most.`),
);

/** A state that something is switched to. */
export const OnOff = z.enum(['on', 'off'], "Say 'on' or 'off'.");
