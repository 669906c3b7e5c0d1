import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words for a loss that came near a win: there is no such thing where each draw is its own. */
const NEAR_MISS =
  /so close|almost|nearly|just missed|next time you|try again soon|就差|差一点|差点|险些|hampir|nyaris|sedikit lagi/i;

/** Every text a scene says, by its file and key. */
const said = globSync('assets/locales/*/games/*.json').flatMap((file) => {
  const all: [string, string][] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (typeof value === 'string') all.push([`${file} ${key}`, value]);
    return value;
  });
  return all;
});

test('a loss is told plainly, never as a near miss, in all languages', () => {
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter(([, text]) => NEAR_MISS.test(text))).toEqual([]);
});
