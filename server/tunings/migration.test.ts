import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { hashTuning } from '#engine/fair/canonical.ts';
import { gameOf } from '#games/registry.ts';
import { MIGRATIONS } from '../store/migrate.ts';
import { createPglite } from '../store/pglite.ts';

/** Of the versions' own columns. */
const OWN = 27;

test('[inspector] versions of before have their origin and the hash of their values', async () => {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const client = await createPglite();
  const run = (part: typeof files) => client.exec(part.flatMap(({ sql }) => sql).join('\n;'));
  await run(files.slice(0, OWN));
  const stored = [
    ...GAME_KEYS.map((game) => [game, gameOf(game).tuning.defaults, 'defaults'] as const),
    [
      'odd',
      { 'é"\\': [1, [], {}], a: { z: null, B: true, a: 1 }, A: -2.5, 犀: '鸟\n' },
      'siti',
    ] as const,
  ];
  for (const [game, values, by] of stored)
    await client.query(
      'insert into tunings (game, version, values, created_at, created_by) values ($1, 3, $2, now(), $3)',
      [game, JSON.stringify(values), by],
    );
  await run(files.slice(OWN, OWN + 1));
  const { rows } = await client.query('select game, hash, origin, status, base from tunings');
  expect(rows).toHaveLength(stored.length);
  for (const [game, values, by] of stored)
    expect(rows).toContainEqual({
      ...{ game, hash: hashTuning(Object(values)), status: 'published', base: 3 },
      origin: by === 'defaults' ? 'code' : 'published',
    });
  await client.close();
});
