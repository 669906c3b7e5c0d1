import { LANGUAGES } from '#contract/languages.ts';

/** An option as it is typed and explained: `--reason <text>`. */
export interface LineOption {
  flags: string;
  what: string;
  isRequired?: boolean;
  /** Its value is a file: the picture in it is sent. */
  isPicture?: boolean;
  /** Its value is a file: the JSON in it is sent. */
  isJson?: boolean;
}

/**
 * How a command is typed. Its arguments and options reach the command under their own names
 * (`<uid>`, `--img-en`: `uid`, `imgEn`).
 */
export interface CommandLine {
  /** Of the command it is for. */
  name: string;
  /** Arguments in their order: `<uid> <amount>`. */
  takes?: string;
  /** Its `<file>` is read where the command is typed, and sent as `text`. */
  isText?: boolean;
  what: string;
  options?: readonly LineOption[];
  /** What follows `npm run operator --`. */
  example: string;
}

/** `--img` for all three languages, and one for each. */
export const languageOptions = (
  name: string,
  value: string,
  what: string,
  more: Pick<LineOption, 'isPicture'> = {},
): LineOption[] => [
  { flags: `--${name} <${value}>`, what: `${what}, for all three languages`, ...more },
  ...LANGUAGES.map((language) => ({
    flags: `--${name}-${language} <${value}>`,
    what: `${what}, in ${language}`,
    ...more,
  })),
];

/** `--title-en`, `--title-zh` and `--title-ms`, all needed. */
export const inEachLanguage = (name: string, what: string): LineOption[] =>
  LANGUAGES.map((language) => ({
    flags: `--${name}-${language} <text>`,
    what: `${what}, in ${language}`,
    isRequired: true,
  }));

/** Commands that stand together in the help. */
export interface LineGroup {
  title: string;
  lines: readonly CommandLine[];
}

/** Why something was done to a player. */
export const READ_REASON: LineOption = {
  flags: '--reason <text>',
  what: 'what the player reads beside it',
};
