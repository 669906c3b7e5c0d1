import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';

/** Whatever a scene writes on, by the names its parts have. */
const WORDS =
  /\b(board|verdict|banner|summary|lobby|hud|line|prizes|plaque|score|purse|legend)\.view/g;
/** The board of the card game is its cards, which nothing is written on. */
const CARDS = 'board.view';

test.each(GAME_KEYS)('in %s petals and sparks fall behind whatever is to be read', (game) => {
  // Where a scene's parts are put one before the other: its petals are among them.
  const source = globSync(`games/${game}/{*,view/*}.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .find((text) => text.includes('burst.view'));
  if (source === undefined) throw new Error('nothing shows its petals');
  const added = [...source.matchAll(/\bview\.addChild\(([^;]*)\);/g)]
    .map(([, views]) => views)
    .join();
  const burst = added.indexOf('burst.view');
  expect(burst).toBeGreaterThan(-1);
  const words = [...added.matchAll(WORDS)].filter(([name]) => game !== 'fto' || name !== CARDS);
  expect(words.length).toBeGreaterThan(1);
  for (const { index, 0: name } of words) expect([name, index > burst]).toEqual([name, true]);
});
