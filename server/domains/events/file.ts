import * as z from 'zod/mini';
import { dayEnd, dayStart } from '#contract/day.ts';
import { EventKey, PRIZE_KINDS } from '#contract/event.ts';
import { BeyondBounds, parseBounded, SMALL_FILE } from '#contract/json.ts';
import { DateOrTime, isHttps, momentOf } from '../../platform/operator/args.ts';
import { faultLine, fieldText, lineFinder } from './locate.ts';

/*
 * An event as an operator writes it (docs/operator.md has the fields): what is in it is all the club knows of it.
 */

const textOf = (most: number) => {
  const said = `must be a text of 1 to ${most} characters`;
  const one = z.string(said).check(z.trim(), z.minLength(1, said), z.maxLength(most, said));
  return z.strictObject({ en: one, zh: one, ms: one });
};
const whole = (least: number, most: number) => {
  const said = `must be a whole number from ${least} to ${most}`;
  return z.int(said).check(z.minimum(least, said), z.maximum(most, said));
};
const KEY_TEXT = 'must be 2 to 40 small letters, digits and dashes';
const Key = z.string(KEY_TEXT).check(z.refine((key) => EventKey.safeParse(key).success, KEY_TEXT));
const Film = z
  .string('must be an https address')
  .check(z.refine(isHttps, 'must be an https address'), z.maxLength(500));

const time = (ofDay: (day: string) => number) =>
  z.pipe(
    DateOrTime,
    z.transform((text) => momentOf(text, ofDay)),
  );

const Question = z.strictObject({
  text: textOf(300),
  options: z.array(textOf(150)).check(z.minLength(2), z.maxLength(6)),
  /** Which option is right, from 0. */
  right: whole(0, 5),
  reason: z._default(z.nullable(textOf(400)), null),
});

const winners = whole(1, 100_000);
const Prize = z.discriminatedUnion('kind', [
  z.strictObject({
    key: Key,
    name: textOf(80),
    kind: z.literal('tickets'),
    winners,
    tickets: whole(1, 100),
  }),
  z.strictObject({
    key: Key,
    name: textOf(80),
    kind: z.literal('bonus'),
    winners,
    sen: whole(1, 100_000_00),
  }),
]);

const Week = z.strictObject({
  opens: time(dayStart),
  closes: time(dayEnd),
  /** Until then who qualified may spin. */
  spinsUntil: time(dayEnd),
  questions: z.array(Question).check(z.minLength(1), z.maxLength(50)),
});

const Shape = z.strictObject({
  key: Key,
  title: textOf(80),
  intro: textOf(2000),
  terms: z.array(textOf(1000)).check(z.minLength(1), z.maxLength(40)),
  video: z._default(z.nullable(z.strictObject({ en: Film, zh: Film, ms: Film })), null),
  qualifiers: whole(1, 100_000),
  claimDays: whole(1, 60),
  warnDays: whole(1, 59),
  sendDays: whole(1, 60),
  prizes: z.array(Prize).check(z.minLength(1), z.maxLength(20)),
  weeks: z.array(Week).check(z.minLength(1), z.maxLength(60)),
});
export type EventFile = z.infer<typeof Shape>;

type Fault = { path: (string | number)[]; message: string };

/** What fields say of each other. */
const faultsIn = ({ claimDays, warnDays, prizes, weeks }: EventFile): Fault[] => [
  ...(warnDays < claimDays ? [] : [{ path: ['warnDays'], message: 'must be below claimDays' }]),
  ...prizes.flatMap(({ key }, at) =>
    prizes.findIndex((other) => other.key === key) === at
      ? []
      : [{ path: ['prizes', at, 'key'], message: 'is the key of another prize' }],
  ),
  ...weeks.flatMap(({ opens, closes, spinsUntil, questions }, at) => [
    ...(opens < closes ? [] : [{ path: ['weeks', at, 'closes'], message: 'must be after opens' }]),
    ...(closes <= spinsUntil
      ? []
      : [{ path: ['weeks', at, 'spinsUntil'], message: 'must not be before closes' }]),
    ...(at === 0 || (weeks[at - 1]?.closes ?? 0) <= opens
      ? []
      : [{ path: ['weeks', at, 'opens'], message: 'must not be before the week before closes' }]),
    ...questions.flatMap(({ options, right }, question) =>
      right < options.length
        ? []
        : [
            {
              path: ['weeks', at, 'questions', question, 'right'],
              message: 'is the place of no option (they count from 0)',
            },
          ],
    ),
  ]),
];

export const EventFile = Shape.check(({ value, issues }) => {
  for (const fault of faultsIn(value)) issues.push({ code: 'custom', input: value, ...fault });
});

type Issue = z.core.$ZodIssue;

/** What is wrong with a field, in words. */
const complaint = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys') return `has no field ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_union') return `must have the kind ${PRIZE_KINDS.join(' or ')}`;
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'has too few' : issue.message;
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'has too many' : issue.message;
  if (issue.code === 'invalid_type' && issue.message === 'Invalid input')
    return `must be of the type ${issue.expected}`;
  return issue.message;
};

/** So many faults of a file are told at once. */
const MOST = 20;

/** Why a file is no event: a line for each fault, with its line in the file and its field. */
export class NoEvent extends Error {
  override readonly name = 'NoEvent';
}

/** Reads an event from the text of its file. Throws `NoEvent`. */
export const readEvent = (file: string, text: string): EventFile => {
  let value: unknown;
  try {
    value = parseBounded(text, SMALL_FILE);
  } catch (error) {
    if (error instanceof BeyondBounds) throw new NoEvent(`${file} is ${error.message}.`);
    throw new NoEvent(`${file}:${faultLine(text)}: this is no JSON.`);
  }
  const read = EventFile.safeParse(value);
  if (read.success) return read.data;
  const lineOf = lineFinder(text);
  const { issues } = read.error;
  const lines = issues
    .slice(0, MOST)
    .map((issue) => `${file}:${lineOf(issue.path)}: ${fieldText(issue.path)} ${complaint(issue)}`);
  const more = issues.length > MOST ? [`And ${issues.length - MOST} more.`] : [];
  throw new NoEvent([...lines, ...more].join('\n'));
};
