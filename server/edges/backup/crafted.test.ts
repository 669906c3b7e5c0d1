import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { createSeedCipher } from '../../platform/secrets/seedCipher.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { SEQUENCES, TABLES } from '../../platform/store/catalog.ts';
import { players as playersTable } from '../../platform/store/schema/players.ts';
import { rowsOf, type Store } from '../../platform/store/store.ts';
import { openTestStore } from '../../platform/store/testStore.ts';
import { LINE_BYTES } from './format.ts';
import { NOT_PUT_BACK, restoreBackup } from './restore.ts';
import { createSeal, firstLine, SEAL_BYTES } from './seal.ts';
import { refusalText } from './testRefusal.ts';
import { writeBackup } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-crafted-'));
const fileOf = (name: string) => join(folder, `${name}.sql`);
const catalog: Record<string, Record<string, unknown>[]> = {};
beforeAll(async () => {
  const store = await openTestStore('pglite');
  await testPlayer(store);
  await store.db.update(playersTable).set({ uid: 'Merbau77' });
  await writeBackup(store.dump, fileOf('pglite'), testCipher);
  for (const query of [TABLES, SEQUENCES]) catalog[query] = await rowsOf(store.db, sql.raw(query));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file', () => {
  const whole = () => readFileSync(fileOf('pglite'), 'latin1');
  const unsealed = (text: string) => text.slice(0, -SEAL_BYTES);
  /** Restoring the text is refused before anything is connected to. */
  const broken = (text: string, cipher = testCipher) => {
    writeFileSync(fileOf('broken'), text, 'latin1');
    const connect = () => Promise.reject(new Error('connected'));
    return refusalText(restoreBackup(fileOf('broken'), cipher, connect));
  };
  const sealed = (body: string, cipher = testCipher) => {
    const seal = createSeal(cipher);
    seal.add(Buffer.from(body, 'latin1'));
    return body + seal.line();
  };
  const forged = (change: (text: string) => string) => broken(sealed(change(unsealed(whole()))));
  const lastMigration = /(\n(\d+)\t[0-9a-f]{64}\t\d+)(?=\n\\\.)/;

  test('that is as it was written would be restored', async () => {
    expect(await forged((text) => text)).toEqual(new Error('connected'));
  });

  test('that is none, cut off or changed is refused', async () => {
    const file = fileOf('broken');
    const nothing = join(folder, 'nothing');
    expect(
      await refusalText(restoreBackup(nothing, testCipher, () => Promise.reject(new Error()))),
    ).toMatch(/^The file .*nothing can't be read: /);
    for (const text of ['', 'hello', '-- PostgreSQL database dump\n'.repeat(9)])
      expect(await broken(text)).toBe(`The file ${file} is no backup of the club.`);
    for (const part of [0.1, 0.5, 0.999])
      expect(await broken(whole().slice(0, whole().length * part))).toBe(
        `The backup ${file} is cut off.`,
      );
    const other = `The backup ${file} is not as it was written: its checksum is another.`;
    expect(await broken(whole().replace('Merbau77', 'Merbau78'))).toBe(other);
    expect(await broken(whole().replace(/[0-9a-f]{4}\n$/, '0000\n'))).toBe(other);
  });

  test('that somebody without the key made is refused, and one of a club with another key', async () => {
    const other = createSeedCipher(Buffer.alloc(32, 9));
    const body = unsealed(whole());
    expect(await broken(sealed(body, other))).toMatch(/its checksum is another\.$/);
    const plain = createHash('sha256').update(body, 'latin1').digest('hex');
    expect(await broken(`${body}-- sha256 ${plain}\n`)).toMatch(/is cut off\.$/);
    expect(await broken(whole(), other)).toMatch(/was made with another key: set SEED_KEY to that/);
    const foreign = body.replace(testCipher.fingerprint, other.fingerprint);
    expect(await broken(sealed(foreign, other))).toMatch(/was made with another key/);
    expect(await broken(`-- Hornbill Club backup, format 1\n${' '.repeat(200)}`)).toMatch(
      /is of an older format, which anybody could have made/,
    );
  });

  test('that holds what is no row and no sequence is refused, its checksum right or not', async () => {
    for (const line of [
      'drop table players;',
      '\\! touch /tmp/owned',
      '\\copy players from program touch',
      "COPY public.players (id) FROM PROGRAM 'touch /tmp/owned';",
      "COPY public.players (id) FROM '/etc/passwd';",
      'COPY public.players FROM stdin;',
      'COPY (select 1) TO stdout;',
      "SELECT pg_catalog.setval('public.players_id_seq', 1, true); drop table players;",
      "SELECT pg_catalog.setval('public.players_id_seq', pg_sleep(9), true);",
      "SELECT pg_read_file('/etc/passwd');",
    ])
      expect(await forged((text) => text.replace('\nCOPY', `\n${line}\nCOPY`))).toBe(
        `The backup has a line no restore knows: ${line.slice(0, 80)}`,
      );
    expect(await forged((text) => text.slice(0, text.indexOf('Merbau77')))).toBe(
      'The backup ends in the middle of a table.',
    );
  });

  test('of a newer version, or of other tables, is refused', async () => {
    expect(await forged((text) => text.replace(lastMigration, '$1\n999\tabc\t9'))).toMatch(
      /^The backup was made by a newer version of the club/,
    );
    expect(await forged((text) => text.replace(lastMigration, '\n$2\tabc\t9'))).toBe(
      "The backup's tables are not those this version knows.",
    );
  });

  test('with a line longer than any of the club, or migrations without end, is refused', async () => {
    const long = 'x'.repeat(LINE_BYTES + 1);
    expect(await broken(sealed(`${firstLine(testCipher)}${long}`))).toBe(
      'The backup has a line that is longer than any of the club.',
    );
    expect(
      await forged((text) => text.replace(lastMigration, `$1${'\n1\tabc\t9'.repeat(200_000)}`)),
    ).toBe('The backup has more migrations than any club.');
  });

  /** Restoring a text into a database that has the club's tables and remembers what is written. */
  const written = async (text: string, meanwhile = () => {}) => {
    writeFileSync(fileOf('crafted'), sealed(text), 'latin1');
    const copied: string[] = [];
    const ran: string[] = [];
    const error = await refusalText(
      restoreBackup(fileOf('crafted'), testCipher, async () => {
        meanwhile();
        return {
          async run(query) {
            ran.push(query);
            return catalog[query] ?? [{ n: 0 }];
          },
          async copy(into, rows) {
            for await (const _ of rows);
            copied.push(into.replace(/ .*/, ''));
          },
          async close() {},
        };
      }),
    );
    return { error, copied, last: ran.at(-1) };
  };

  test("whose tables, columns and sequences are the club's is put in, but for what opens accounts", async () => {
    const { error, copied, last } = await written(unsealed(whole()));
    expect([error, last]).toEqual([null, 'commit']);
    const tables = catalog[TABLES]?.map(({ name }) => name) ?? [];
    expect(copied.sort()).toEqual(tables.filter((name) => !NOT_PUT_BACK.includes(String(name))));
  });

  const players = /COPY public\.players \((.*)\) FROM stdin;\n[\s\S]*?\n\\\.\n/;
  const setval = /SELECT pg_catalog\.setval\('public\.players_id_seq', \d+, true\);\n/;
  const inFront = (section: string) => (text: string) =>
    text.replace('\nCOPY', `\n${section}\nCOPY`);
  test.each<[string, (text: string) => string, RegExp]>([
    [
      'a table of PostgreSQL',
      inFront('COPY pg_catalog.pg_authid (rolname) FROM stdin;\n\\.'),
      /pg_authid/,
    ],
    [
      'one in its words',
      inFront('COPY "pg_catalog"."pg_proc" (proname) FROM stdin;\n\\.'),
      /pg_proc/,
    ],
    [
      'a table of nobody',
      inFront('COPY public.coins (id) FROM stdin;\n\\.'),
      /public\.coins \(id\)$/,
    ],
    ['one that has no schema', inFront('COPY players (id) FROM stdin;\n\\.'), /: players \(id\)$/],
    [
      'one in quotes',
      (text) => text.replace('COPY public.players (id, ', 'COPY public."players" (id, '),
      /"players"/,
    ],
    [
      'one in capitals',
      (text) => text.replace('COPY public.players (id, ', 'COPY public.PLAYERS (id, '),
      /PLAYERS/,
    ],
    ['a table twice', (text) => text.replace(players, '$&\n$&'), /public\.players \(id, /],
    [
      'fewer columns',
      (text) => text.replace('COPY public.players (id, ', 'COPY public.players ('),
      /players/,
    ],
    [
      'other columns',
      (text) => text.replace('COPY public.players (id, uid, ', 'COPY public.players (uid, id, '),
      /players/,
    ],
    [
      'a sequence of nobody',
      inFront("SELECT pg_catalog.setval('public.coins', 1, true);"),
      /: public\.coins$/,
    ],
    [
      'a sequence elsewhere',
      inFront("SELECT pg_catalog.setval('pg_catalog.x', 1, true);"),
      /pg_catalog\.x$/,
    ],
    ['a sequence twice', (text) => text.replace(setval, '$&$&'), /players_id_seq$/],
    ['no players', (text) => text.replace(players, ''), /^The backup lacks public\.players \(/],
    [
      'a sequence less',
      (text) => text.replace(setval, ''),
      /^The backup lacks public\.players_id_seq\.$/,
    ],
  ])('with %s is refused by who has the key, too', async (_, change, why) => {
    const text = unsealed(whole());
    const crafted = change(text);
    expect(crafted).not.toBe(text);
    const { error, last } = await written(crafted);
    expect(error).toMatch(why);
    expect(error).toMatch(/^The backup (has what is not the club's, or twice: |lacks )/);
    expect(last).toBe('rollback');
  });

  test('with any lines left out, doubled, moved or strange writes into the club alone, or nothing', async () => {
    const lines = unsealed(whole()).split('\n');
    const known = new Set(catalog[TABLES]?.map(({ name }) => name));
    const place = fc.nat({ max: lines.length - 1 });
    const strange = fc.oneof(
      fc.string({ maxLength: 60 }).map((text) => text.replaceAll('\n', ' ')),
      fc
        .constantFrom('pg_catalog.pg_authid', '"public".players', 'players', 'information_schema.x')
        .map((name) => `COPY ${name} (id) FROM stdin;`),
      fc.constantFrom('\\.', '\\N', '\\! id', 'begin;', 'commit;', 'SET role postgres;', '--'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, fc.option(place), fc.option(strange)), {
          minLength: 1,
          maxLength: 4,
        }),
        async (changes) => {
          const crafted = [...lines];
          for (const [at, from, line] of changes)
            crafted.splice(at, from === null ? 0 : 1, line ?? lines[from ?? at] ?? '');
          const { error, copied, last } = await written(
            // The first line is what the file is known by.
            [lines[0], ...crafted.slice(1)].join('\n'),
          );
          expect(copied.filter((name) => !known.has(name))).toEqual([]);
          expect(new Set(copied).size).toBe(copied.length);
          if (error === null) expect(last).toBe('commit');
          else
            expect([typeof error, [undefined, 'rollback'].includes(last)]).toEqual([
              'string',
              true,
            ]);
        },
      ),
      { numRuns: Number(process.env.CRAFTED ?? 30) },
    );
  });

  test('that is changed while it is restored is refused', async () => {
    const text = unsealed(whole());
    const swap = () =>
      writeFileSync(fileOf('crafted'), whole().replace('Merbau77', 'Merbau78'), 'latin1');
    const { error, last } = await written(text, swap);
    expect(error).toMatch(/is not as it was written/);
    expect(last).toBe('rollback');
  });

  test('that is there already is not overwritten, and a failure leaves none', async () => {
    const [there, gone] = [fileOf('there'), fileOf('gone')];
    writeFileSync(there, 'mine');
    const files = readdirSync(folder);
    const none = async () => {};
    const write = (dump: Store['dump'], path: string) =>
      refusalText(writeBackup(dump, path, testCipher));
    expect(await write(none, there)).toBe(
      `There is a file ${there} already: a backup overwrites nothing.`,
    );
    const late = () => writeFileSync(gone, 'late');
    const dump = async () => late();
    expect(await write(dump, gone)).toMatch(/^There is a file .*gone.sql already/);
    expect(readFileSync(gone, 'utf8')).toBe('late');
    rmSync(gone);
    expect(await write(() => Promise.reject(new Error('died')), gone)).toEqual(new Error('died'));
    expect(await write(none, join(folder, 'no', 'where'))).toMatch(/can't be written/);
    expect(readdirSync(folder)).toEqual(files);
    expect(readFileSync(there, 'utf8')).toBe('mine');
  });
});
