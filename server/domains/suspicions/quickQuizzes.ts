import { and, asc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import {
  eventAnswers,
  events,
  eventTries,
  eventWeeks,
  type Question,
} from '../../platform/store/schema/events.ts';
import { players } from '../../platform/store/schema/players.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import type { Db } from '../../platform/store/store.ts';
import { type Suspicion, suspect } from './suspicions.ts';

/** Tries that ended so long ago are looked at: twice the time between two looks. */
const LOOK_MS = 2 * 60 * 60 * 1000;

/** Nobody reads faster, nor decides: characters of a question in a second, and milliseconds before any answer. */
const READ_PER_SECOND = 60;
const LEAST_MS = 500;
/** So many answers of a try before they could be read are no guess. */
const MOST_UNREAD = 3;

/** Two people don't take the same time for each of five questions. */
const EQUAL_MS = 60;

/** Of those who qualified in a week, so many on one device, or at one address. */
const MOST_ACCOUNTS = { device: 2, address: 4 } as const;

/** A finished try with the milliseconds each answer took. */
interface Done {
  playerId: number;
  uid: string;
  weekId: number;
  name: string;
  questions: readonly Question[];
  isNew: boolean;
  qualified: boolean;
  tookMs: number[];
}

/** Who finished lately, with all who qualified in the same weeks. */
const doneOf = async (db: Db, now: number): Promise<Done[]> => {
  const since = new Date(now - LOOK_MS);
  const lately = db
    .selectDistinct({ weekId: eventTries.weekId })
    .from(eventTries)
    .where(gte(eventTries.finishedAt, since));
  const rows = await db
    .select({
      of: eventTries,
      week: eventWeeks,
      key: events.key,
      uid: players.uid,
      answer: eventAnswers,
    })
    .from(eventTries)
    .innerJoin(eventWeeks, eq(eventWeeks.id, eventTries.weekId))
    .innerJoin(events, eq(events.id, eventWeeks.eventId))
    .innerJoin(players, eq(players.id, eventTries.playerId))
    .innerJoin(eventAnswers, eq(eventAnswers.tryId, eventTries.id))
    .where(and(isNotNull(eventTries.finishedAt), inArray(eventTries.weekId, lately)))
    .orderBy(asc(eventTries.id), asc(eventAnswers.number));
  return [...Map.groupBy(rows, ({ of }) => of.id).values()].flatMap((answers) => {
    const [first] = answers;
    if (!first) return [];
    const { of, week, key, uid } = first;
    const isNew = (of.finishedAt?.getTime() ?? 0) >= since.getTime();
    const qualified = of.place !== null;
    const tookMs = answers.map(
      ({ answer: { askedAt, answeredAt } }) => answeredAt.getTime() - askedAt.getTime(),
    );
    const name = `${key}, week ${week.number}`;
    const { questions } = week;
    return isNew || qualified
      ? [{ playerId: of.playerId, uid, weekId: week.id, name, questions, isNew, qualified, tookMs }]
      : [];
  });
};

/** What a person needs at least to read a question, in the shortest of its languages. */
const leastMs = ({ text, options }: Question): number => {
  const of = (language: 'en' | 'ms') =>
    [text, ...options].reduce((sum, each) => sum + each[language].length, 0);
  return LEAST_MS + (Math.min(of('en'), of('ms')) / READ_PER_SECOND) * 1000;
};

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const unreadOf = ({ playerId, name, questions, tookMs }: Done): Suspicion[] => {
  const unread = tookMs.filter((took, at) => {
    const question = questions[at];
    return question !== undefined && took < leastMs(question);
  });
  if (unread.length < MOST_UNREAD) return [];
  return [
    {
      playerId,
      kind: 'unread-questions',
      seen: `Quiz ${name}: ${unread.length} answers sooner than the question can be read, the fastest after ${seconds(Math.min(...unread))} s.`,
    },
  ];
};

const isEqual = (one: Done, other: Done): boolean =>
  one.tookMs.length === other.tookMs.length &&
  one.tookMs.length > 1 &&
  one.tookMs.every((took, at) => Math.abs(took - (other.tookMs[at] ?? 0)) <= EQUAL_MS);

/** Those whose answers took the same time as another's: compared with whose first one did, which stand together. */
const equalOf = (done: readonly Done[]): Suspicion[] => {
  const sorted = done.toSorted((a, b) => (a.tookMs[0] ?? 0) - (b.tookMs[0] ?? 0));
  const pairs = sorted.flatMap((one, at) => {
    const near: Done[] = [];
    for (const other of sorted.slice(at + 1)) {
      if ((other.tookMs[0] ?? 0) - (one.tookMs[0] ?? 0) > EQUAL_MS) break;
      if ((one.isNew || other.isNew) && isEqual(one, other)) near.push(other);
    }
    return near.map((other) => [one, other] as const);
  });
  return pairs.flatMap(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].map(([mine, theirs]) => ({
      playerId: mine?.playerId ?? 0,
      kind: 'equal-times' as const,
      seen: `Quiz ${mine?.name}: each of ${mine?.tookMs.length} answers took as long as that of ${theirs?.uid}.`,
    })),
  );
};

/** Those who qualified in a week from one device or address. */
const sharedOf = async (db: Db, done: readonly Done[]): Promise<Suspicion[]> => {
  const qualified = done.filter((each) => each.qualified);
  if (!qualified.some(({ isNew }) => isNew)) return [];
  const byPlayer = new Map(qualified.map((each) => [each.playerId, each]));
  const places = await db
    .select({ kind: sightings.kind, hash: sightings.hash, playerId: sightings.playerId })
    .from(sightings)
    .where(inArray(sightings.playerId, [...byPlayer.keys()]));
  const groups = Map.groupBy(places, ({ kind, hash }) => `${kind} ${hash}`);
  return [...groups.values()].flatMap((together) => {
    const kind = together[0]?.kind ?? 'device';
    if (together.length < MOST_ACCOUNTS[kind]) return [];
    return together.flatMap(({ playerId }) => {
      const { name = '' } = byPlayer.get(playerId) ?? {};
      const where = kind === 'device' ? 'on one device' : 'at one network address';
      return [
        {
          playerId,
          kind: 'quiz-accounts' as const,
          seen: `Quiz ${name}: ${together.length} of those who qualified are ${where}.`,
        },
      ];
    });
  });
};

/** Notes whose quiz looks like a program's, or like one person's many accounts. */
export const suspectQuickQuizzes = async (db: Db, now: number): Promise<void> => {
  const weeks = Map.groupBy(await doneOf(db, now), ({ weekId }) => weekId);
  for (const done of weeks.values()) {
    const unread = done.filter(({ isNew }) => isNew).flatMap(unreadOf);
    await suspect(db, [...unread, ...equalOf(done), ...(await sharedOf(db, done))], now);
  }
};
