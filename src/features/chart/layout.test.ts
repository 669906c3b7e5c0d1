import { expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/facts.ts';
import { ANYWHERE, chartOf } from '#engine/lab/inspect/chart.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { GAMES } from '#games/index.ts';
import type { Box } from './geometry.ts';
import { layoutOf, standingOf } from './layout.ts';

const chartFor = async (game: (typeof GAME_KEYS)[number]) =>
  chartOf(machineOf((await GAMES[game].play.machine()).createLink as AnyMake));

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

it.each(GAME_KEYS)(
  '[shape-machine] %s: all of its chart is drawn, no state over another',
  async (game) => {
    const chart = await chartFor(game);
    const { boxes, lines, width, height } = layoutOf(chart, 'any state');
    expect([...boxes.keys()].toSorted()).toEqual(
      [ANYWHERE, ...chart.states.map(({ key }) => key)].toSorted(),
    );
    const drawn = lines.flatMap(({ edges }) => edges.map(({ id }) => id));
    const standing = chart.edges.filter(({ from, to }) => from === ANYWHERE && to === null);
    expect([...drawn, ...standing.map(({ id }) => id)].toSorted((a, b) => a - b)).toEqual(
      chart.edges.map(({ id }) => id),
    );
    expect(standingOf(chart)).toBe('coins · news · cover · bet · betTyped');
    const all = [...boxes];
    for (const [at, [key, box]] of all.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height);
      for (const [other, there] of all.slice(at + 1))
        expect(overlap(box, there), `${key} ${other}`).toBe(false);
    }
  },
);

it('[shape-machine] a line begins at the state it leaves and ends at the one it enters, back as forth', async () => {
  const { boxes, lines } = layoutOf(await chartFor('squidgame'), 'any state');
  for (const { from, to, points, key } of lines) {
    const ends = [points[0]!, points.at(-1)!];
    for (const [at, end] of [from, to].entries()) {
      const box = boxes.get(end)!;
      const [dx, dy] = [ends[at]!.x - box.x, ends[at]!.y - box.y].map(Math.abs) as [number, number];
      expect(dx <= box.width / 2 + 1 && dy <= box.height / 2 + 1, `${key} at ${end}`).toBe(true);
    }
  }
  expect(lines.find(({ key }) => key === 'failed starting')).toBeDefined();
});
