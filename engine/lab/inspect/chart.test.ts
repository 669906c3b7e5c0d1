import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { GAME_KEYS } from '#contract/facts.ts';
import { Recording } from '#contract/recording.ts';
import { GAMES } from '#games/index.ts';
import { RECORDED_GAMES } from '#games/replay/testRecordings.ts';
import type { AnyMake } from '../replay/byInputs.ts';
import { machineOf } from '../replay/replay.ts';
import { momentsOf } from '../replay/tape.ts';
import { ANONYMOUS, ANYWHERE, chartOf, edgeOf, eventName } from './chart.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { activeKey, hopsOf } from './hops.ts';
import { stateLines } from './stateLines.ts';

const machineFor = async (game: (typeof GAME_KEYS)[number]) =>
  machineOf((await GAMES[game].play.machine()).createLink as AnyMake);

type Config = Record<string, unknown>;

const listed = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Every transition of a machine as it was written, counted without the library's own reading of it. */
const written = ({ config }: AnyStateMachine): string[] => {
  const { on = {}, states = {} } = config as { on?: Config; states?: Record<string, Config> };
  const told = (from: string, event: string, given: unknown): string[] =>
    listed(given).map((each) => {
      const { target = null } = typeof each === 'string' ? { target: each } : (each as Config);
      return `${from} ${event} ${String(target ?? null).replace(/^\./, '')}`;
    });
  const own = (from: string, events: Config): string[] =>
    Object.entries(events).flatMap(([event, given]) => told(from, event, given));
  return [
    ...own(ANYWHERE, on),
    ...Object.entries(states).flatMap(([from, state]) => {
      const invoke = state.invoke as { src: string; onDone: unknown; onError: unknown } | undefined;
      return [
        ...told(from, 'always', state.always),
        ...own(from, (state.on ?? {}) as Config),
        ...told(from, `done(${invoke?.src})`, invoke?.onDone),
        ...told(from, `error(${invoke?.src})`, invoke?.onError),
      ];
    }),
  ].toSorted();
};

describe.each(GAME_KEYS)('%s', (game) => {
  it('[shape-machine] the chart has every state and every transition, each with its names', async () => {
    const machine = await machineFor(game);
    const { states, edges } = chartOf(machine);
    expect(states.map(({ key }) => key)).toEqual(Object.keys(machine.config.states ?? {}));
    expect(edges.map(({ from, event, to }) => `${from} ${event} ${to}`).toSorted()).toEqual(
      written(machine),
    );
    expect(edges.length).toBeGreaterThan(50);
    const names = [
      ...edges.flatMap(({ guard, actions }) => [guard, ...actions]),
      ...states.flatMap(({ entry, exit, invoked }) => [
        ...entry,
        ...exit,
        ...invoked.map(({ src }) => src),
      ]),
    ];
    expect(names).not.toContain(ANONYMOUS);
    expect(states.filter(({ isInitial }) => isInitial).map(({ key }) => key)).toEqual(['starting']);
    expect(states.filter(({ isFinal }) => isFinal).map(({ key }) => key)).toEqual(['left']);
  });

  it('[shape-machine] each state is found in its file, with all that leads away from it', async () => {
    const { states, edges } = chartOf(await machineFor(game));
    for (const { key, source } of states) {
      const text = readFileSync(source ?? '', 'utf8');
      const span = stateLines(text, key);
      const made = text.split('\n').slice((span?.first ?? 0) - 1, span?.last ?? 0);
      expect(made[0], key).toMatch(new RegExp(`^ +${key}: `));
      const own = edges.filter(({ from }) => from === key);
      const targets = own.flatMap(({ to }) => to ?? []);
      for (const to of targets) expect(made.join('\n'), key).toContain(`'${to}'`);
      // No more of the file than that: it makes as many states as its own.
      expect(made.filter((line) => line.includes('createStateConfig')).length).toBeLessThan(2);
    }
  });

  it.runIf(RECORDED_GAMES.includes(game))(
    '[shape-machine] each event of what was recorded is an edge of the chart, or several one after the other',
    async () => {
      const machine = await machineFor(game);
      const chart = chartOf(machine);
      let taken = 0;
      for (const file of globSync(`tests/recordings/${game}/*.json.gz`)) {
        const recording = Recording.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
        for (const moment of new Set(momentsOf(machine, recording))) {
          const { now, before } = moment;
          if (now === null || moment.event === null) continue;
          const hops = hopsOf(chart, moment);
          const lost = hops.filter((hop) => !edgeOf(chart, hop));
          // An event that nobody waits for changes nothing.
          const isIgnored = lost.length === 1 && lost[0]?.from === lost[0]?.to;
          if (!isIgnored) expect(lost).toEqual([]);
          if (before) expect(hops.at(-1)?.to ?? before.value).toBe(now.value);
          taken += hops.length - lost.length;
        }
      }
      expect(taken).toBeGreaterThan(100);
    },
  );
});

it('[shape-machine] every state is described, by the file that makes it, and none that is not there', async () => {
  const { states } = chartOf(await machineFor('squidgame'));
  expect(states.filter(({ description }) => !description)).toEqual([]);
  const described = Object.values(DESCRIPTIONS).flatMap((each) => Object.keys(each));
  expect(described.toSorted()).toEqual(states.map(({ key }) => key).toSorted());
  const kit = { createStateConfig: (config: unknown) => config };
  const files = import.meta.glob<Record<string, (...given: unknown[]) => object>>(
    '../../round/states/*.ts',
    { eager: true },
  );
  expect(Object.keys(files).length).toBeGreaterThan(5);
  for (const [file, made] of Object.entries(files)) {
    const source = file.replace('../..', 'engine');
    const [make] = Object.values(made);
    expect(Object.keys(make?.(kit, {}) ?? {}), source).toEqual(
      Object.keys(DESCRIPTIONS[source] ?? {}),
    );
  }
});

it('[shape-machine] a state that is added to the machine is in its chart, and its transitions with it', async () => {
  const { config } = (await machineFor('fto')) as AnyStateMachine;
  const before = chartOf(createMachine(config));
  const after = chartOf(
    createMachine({
      ...config,
      states: { ...config.states, added: { on: { retry: { guard: 'isLost', target: 'idle' } } } },
    }),
  );
  expect(after.states.slice(0, -1)).toEqual(before.states);
  expect(after.states.at(-1)).toMatchObject({ key: 'added', description: null });
  const found = edgeOf(after, { from: 'added', event: 'retry', to: 'idle' });
  expect(found).toMatchObject({ guard: 'isLost', actions: [] });
  expect(after.edges).toHaveLength(before.edges.length + 1);
});

describe('[shape-machine] any machine', () => {
  const machine = createMachine({
    initial: 'idle',
    on: { stop: '.over', note: { actions: 'write' } },
    states: {
      idle: { on: { go: [{ guard: 'isReady', target: 'busy' }, { guard: () => true }] } },
      busy: {
        entry: ['hurry', () => {}],
        invoke: { src: 'work', onDone: 'over', onError: { target: 'idle' } },
        always: { guard: { type: 'is', params: { late: true } }, target: 'over' },
        initial: 'first',
        states: { first: { on: { go: 'second' } }, second: {} },
      },
      over: { type: 'final' },
    },
  });
  const chart = chartOf(machine);

  it('one with an added state shows it, nested ones by their path', () => {
    expect(chart.states.map(({ key }) => key)).toEqual([
      'idle',
      'busy',
      'busy.first',
      'busy.second',
      'over',
    ]);
    expect(chart.states.filter(({ isInitial }) => isInitial).map(({ key }) => key)).toEqual([
      'idle',
      'busy.first',
    ]);
    expect(chart.states[1]).toMatchObject({ description: null, source: null });
  });

  it('what has no name is told from what has one', () => {
    const { entry, invoked } = chart.states[1] ?? {};
    expect(entry).toEqual(['hurry', ANONYMOUS]);
    expect(invoked).toMatchObject([{ src: 'work' }]);
    expect(chart.edges.map(({ guard }) => guard)).toEqual([
      'isReady',
      ANONYMOUS,
      'is({"late":true})',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('the edge taken is found by where it came from, its event and where it led', () => {
    const find = (from: string, event: string, to: string) =>
      edgeOf(chart, { from, event, to })?.id;
    const idOf = (from: string, event: string, to: string | null) =>
      chart.edges.find((edge) => edge.from === from && edge.event === event && edge.to === to)?.id;
    expect(find('idle', 'go', 'busy')).toBe(idOf('idle', 'go', 'busy'));
    expect(find('idle', 'go', 'idle')).toBe(idOf('idle', 'go', null));
    expect(find('busy', 'done(work)', 'over')).toBe(idOf('busy', 'done(work)', 'over'));
    expect(find('idle', 'stop', 'over')).toBe(idOf(ANYWHERE, 'stop', 'over'));
    expect(find('busy', 'note', 'busy')).toBe(idOf(ANYWHERE, 'note', null));
    expect(find('over', 'go', 'idle')).toBeUndefined();
    const { id = '' } = chart.states[1]?.invoked[0] ?? {};
    expect(eventName(chart, `xstate.done.actor.${id}`)).toBe('done(work)');
    expect(eventName(chart, 'xstate.error.actor.gone')).toBe('error(gone)');
    expect(activeKey({ busy: 'first' })).toBe('busy.first');
  });
});
