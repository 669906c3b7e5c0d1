import { sleep } from '#engine/core/clock.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { createLink, type FtoPresenter, pick } from './machine.ts';
import { createTestHouse } from './testHouse.ts';

export const PLAY_MS = 300;

/** A player's page: a link with a scene that writes down what it plays and takes its time. */
export const setUp = ({ offset = 0 } = {}) => {
  const clock = createSteppingClock(1_700_000_000_000);
  const house = createTestHouse(clock, offset);
  const shown: string[] = [];

  const presenter: FtoPresenter = {
    restore: ({ phase, verdicts }) => {
      shown.push(`restore ${phase} ${verdicts.length}`);
    },
    play: {
      question: async ({ question }, signal) => {
        shown.push(`question ${question}`);
        await sleep(clock, PLAY_MS, signal);
      },
      judged: async ({ question, cell, isRight }, signal) => {
        const verdict = cell === null ? 'missed' : isRight ? 'right' : 'wrong';
        shown.push(`${verdict} ${question}`);
        await sleep(clock, PLAY_MS, signal);
      },
      finished: async ({ right }, signal) => {
        shown.push(`finished ${right}`);
        await sleep(clock, PLAY_MS, signal);
      },
    },
  };

  const { services, balances, problems, kept } = createTestServices(clock, house.calls);

  /** Opens the page (again) and lets it come to rest. */
  const openPage = async () => {
    const link = createLink(services);
    link.attach(presenter);
    await clock.advance(1_000);
    return link;
  };
  return {
    clock,
    house,
    shown,
    balances,
    problems,
    presenter,
    openPage,
    kept,
    /** Requests that carried a move or an opening, by id. */
    ids: () => house.arrived.flatMap(({ requestId }) => (requestId ? [requestId] : [])),
  };
};

type Link = ReturnType<typeof createLink>;
export const pickOdd = (link: Link, cell: number) => {
  const asked = link.state().view?.asked;
  if (!asked) throw new Error(`nothing is asked in ${link.state().phase}`);
  link.send(pick(asked.question, cell));
};
