import { describe, expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { simulatedDraws } from '#engine/core/odds/chance.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import { seedFor } from '#engine/lab/inspect/wish.ts';
import { gameOf } from '../registry.ts';
import { type AnyStory, storySearch } from '../story.ts';
import { storiesOf } from './stories.ts';

/** Below this a story is too rare for a test to wait for. */
const LEAST_CHANCE = 1 / 5_000;
const ROUNDS = 20_000;

const shapesOf = (key: string): Promise<Record<string, unknown>> => import(`../${key}/shapes.ts`);

/** The kinds that a schema of a game's shapes names; none where it has no such schema. */
const kindsIn = (shapes: Record<string, unknown>, schemaName: RegExp): string[] => {
  const schema = Object.entries(shapes).find(([name]) => schemaName.test(name))?.[1] as
    | { def: { options: { shape: { kind: { def: { values: string[] } } } }[] } }
    | undefined;
  return schema?.def.options.flatMap(({ shape }) => shape.kind.def.values) ?? [];
};

describe.each(GAME_KEYS)('the stories of %s', async (key) => {
  const { tuning: kit } = gameOf(key);
  const tuning = kit.defaults;
  const { stories, moves } = await storiesOf(key);
  const all = stories.flatMap((story) =>
    (story.numbers?.(tuning) ?? [0]).map((number) => [story.name, number, story] as const),
  );
  const common = all.filter(([, number, { chance }]) => chance(tuning, number) >= LEAST_CHANCE);

  it.each(common)('[inspector] %s %d is found and told', (_name, number, story) => {
    const search = storySearch(gameOf(key), story, tuning, number);
    expect(seedFor({ ...search, clientSeed: 'designer' })).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(all)('[inspector] %s %d comes as often as is said', (_name, number, story) => {
    const draws = simulatedDraws(7);
    let told = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      told += Number(isTold(key, story, number, draws));
    const chance = story.chance(tuning, number);
    const deviation = Math.sqrt(ROUNDS * chance * (1 - chance));
    expect(Math.abs(told - ROUNDS * chance)).toBeLessThanOrEqual(5 * deviation + 1e-9);
  });

  it('[inspector] every kind of event has one', async () => {
    const told = new Set(common.flatMap(([, number, story]) => eventsOf(key, story, number)));
    const wanted = kindsIn(await shapesOf(key), /^[A-Z]\w*Event$/);
    expect(wanted.filter((kind) => !told.has(kind))).toEqual([]);
  });

  it('[inspector] every move of a story can be pressed by a designer, and every kind there is', async () => {
    const kinds = kindsIn(await shapesOf(key), /^[A-Z]\w*Move$/);
    const pressed = new Set<string>();
    for (const [, number, story] of common) {
      const { states } = play(key, story, number, simulatedDraws(3));
      for (const [state, made] of states) {
        const all = moves(tuning, state);
        expect(new Set(all.map((move) => JSON.stringify(move))).size).toBe(all.length);
        if (made !== 'timeout') expect(all).toContainEqual(made);
        for (const { kind } of all) pressed.add(kind);
      }
    }
    expect([...pressed].toSorted()).toEqual(kinds.toSorted());
  });
});

/** Plays a story to its last step; null where it comes to another end. */
const play = (
  key: (typeof GAME_KEYS)[number],
  story: AnyStory,
  number: number,
  draws: ReturnType<typeof simulatedDraws>,
) => {
  const { tuning: kit } = gameOf(key);
  const { rules, wish } = storySearch(gameOf(key), story, kit.defaults, number);
  const events: string[] = [];
  const states: [state: object, move: unknown][] = [];
  let step = rules.open(kit.defaults, draws);
  for (let at = 0; ; at += 1) {
    events.push(...step.events.map(({ kind }) => kind));
    const move = wish.next(kit.defaults, step.state, at);
    if (move === null) return { isTold: wish.isMet(step), events, states };
    if (step.isDone) return { isTold: false, events, states };
    states.push([step.state, move]);
    const next =
      move === 'timeout'
        ? rules.timeout(kit.defaults, step.state, draws)
        : rules.move(kit.defaults, step.state, move, draws);
    if (isRefusedStep(next)) return { isTold: false, events, states };
    step = next;
  }
};
const isTold = (...of: Parameters<typeof play>): boolean => play(...of).isTold;

const eventsOf = (key: (typeof GAME_KEYS)[number], story: AnyStory, number: number): string[] => {
  const draws = simulatedDraws(11);
  for (;;) {
    const played = play(key, story, number, draws);
    if (played.isTold) return played.events;
  }
};
