import { readFile } from 'node:fs/promises';
import { DAY_MS, dayStartAfter } from '#contract/day.ts';
import { type EventFile, readEvent } from '../../domains/events/file.ts';
import { publishEvent, writeEvent } from '../../domains/events/write.ts';
import { seedOnce } from '../../platform/audit/once.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import type { Store } from '../../platform/store/store.ts';

/** The specification's own quiz, as an operator would write it. */
const QUIZ = 'quiz-2024.json';
const readQuiz = async (): Promise<EventFile> =>
  readEvent(QUIZ, await readFile(new URL(`./events/${QUIZ}`, import.meta.url), 'utf8'));

/** The demo's quiz, by its key. */
export const DEMO_EVENT = 'quiz-demo';
const WEEK_DAYS = 7;
/** Days after a week's last answer in which who qualified may still spin. */
const SPIN_DAYS = 2;

interface Seeding {
  /** Epoch milliseconds. */
  now: number;
  cipher: SeedCipher;
}

const seedEvent = (store: Store, file: EventFile, { now, cipher }: Seeding): Promise<void> =>
  seedOnce(store, `event ${file.key}`, now, async (tx) => {
    await writeEvent(tx, cipher, file, now);
    await publishEvent(tx, file.key, now);
  });

/** The event every club begins with: it ran before there was a club of its own. */
export const seedQuiz = async (store: Store, seeding: Seeding): Promise<void> =>
  seedEvent(store, await readQuiz(), seeding);

/** The demo's event: the same questions, in weeks of which the first is open on the day of the first start. */
export const seedDemoEvent = async (store: Store, seeding: Seeding): Promise<void> => {
  const quiz = await readQuiz();
  const weeks = quiz.weeks.map(({ questions }, at) => {
    const opens = dayStartAfter(seeding.now, at * WEEK_DAYS);
    const closes = opens + WEEK_DAYS * DAY_MS;
    return { opens, closes, spinsUntil: closes + SPIN_DAYS * DAY_MS, questions };
  });
  await seedEvent(store, { ...quiz, key: DEMO_EVENT, weeks }, seeding);
};
