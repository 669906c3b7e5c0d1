import type { QaRoundAnswer } from '#contract/qaRounds.ts';
import type { Recording } from '#contract/recording.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import { createSteppingClock, type SteppingClock } from '../../round/steppingClock.ts';
import { recordedLink } from '../record/recordedLink.ts';
import { createRecorder } from '../record/recorder.ts';
import { redacted, withoutNames } from '../record/redact.ts';
import type { AnyMake } from './byInputs.ts';
import { createTeller } from './teller.ts';

type Stored = Pick<QaRoundAnswer, 'record' | 'seen'>;

/** Milliseconds: before it is opened; an animation; and after a deadline until its end is sure to be known. */
const LEAD_MS = 1_000;
const SHOW_MS = 2_500;
const SURE_MS = 3_000;

/** A scene that takes its time, unless it is told to hurry. */
const createShows = (clock: SteppingClock) => {
  const waiting = new Set<() => void>();
  const showing = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        waiting.delete(end);
        resolve();
      };
      waiting.add(end);
      clock.later(SHOW_MS, end);
    });
  return {
    showing,
    async hurry() {
      for (let last = [...waiting]; last.length > 0; last = [...waiting]) {
        for (const end of last) end();
        await clock.settle();
      }
    },
  };
};

/**
 * A stored round as a recording: the game's machine of today is told what the server kept, when it was, by a
 * player who was there all the time. What their own device did meanwhile, a lost answer or a reload, is not
 * known. It is redacted, as one that left the device is. `steps`: those the machine went through; fewer than
 * were stored where it or the rules go elsewhere.
 */
export const recordRound = async (
  make: AnyMake,
  stored: Stored,
  build: string,
): Promise<{ recording: Recording; steps: number }> => {
  const { record, seen } = stored;
  const { round, steps, serverSeed } = record;
  const clock = createSteppingClock((steps[0]?.at ?? 0) - LEAD_MS);
  const { calls, told } = createTeller(stored, clock);
  const { showing, hurry } = createShows(clock);
  const visit = `round ${round.id}`;
  const mostEntries = Number.POSITIVE_INFINITY;
  const recorder = createRecorder({ game: round.game, clock, visit, build, mostEntries });
  let made = 0;
  const link = recordedLink(
    make,
    {
      calls,
      clock,
      pending: { load: () => null, save() {}, clear() {} },
      newRequestId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
      newClientSeed: () => round.clientSeed,
      applyCoins() {},
      showStake() {},
      report() {},
    },
    recorder,
  )('player');
  const kinds = new Set(steps.flatMap(({ events }) => events.map(({ kind }) => kind)));
  link.attach({
    restore: showing,
    play: Object.fromEntries([...kinds].map((kind) => [kind, showing])),
  });

  const until = (at: number) => clock.advance(Math.max(0, at - clock.now()));
  const stake = (bet: number) => bet > 0 && link.send({ type: 'bet', bet });
  const send = (move: RoundEvent, bet: number) => {
    stake(bet);
    link.send({ type: 'move', move });
  };
  await until(steps[0]?.at ?? 0);
  stake(steps[0]?.bet ?? 0);
  link.send({ type: 'open', mode: round.mode });
  await clock.settle();
  for (const [index, { by, move, bet, at }] of steps.slice(0, seen.length).entries()) {
    await until(told() < index ? at : clock.now());
    if (told() < index && by === 'move' && move) {
      await hurry();
      send(move, bet);
      await clock.settle();
    } else if (told() < index) {
      link.send({ type: 'news' });
      await clock.settle();
      if (told() < index) await until((seen[index - 1]?.deadlineAt ?? at) + SURE_MS);
    }
    if (told() < index) break;
  }
  await clock.advance(SHOW_MS);
  await hurry();
  const recording = redacted(recorder.recording());
  return {
    recording: { ...recording, ...(serverSeed !== null && { rounds: [withoutNames(record)] }) },
    steps: told() + 1,
  };
};
