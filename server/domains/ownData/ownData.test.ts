import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownDataPath } from '#contract/ownData.ts';
import { STEP_UP_HEADER } from '#contract/stepUp.ts';
import { fillStore } from '../../edges/backup/testFilled.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { RULES } from '../../platform/limits/limits.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { rowsOf } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { steppedUp } from '../accounts/testStepUp.ts';
import { ownData } from './file.ts';
import { columnsOf, NOT_IN_FILE, OWN_DATA_PARTS } from './parts.ts';

type File = Record<string, Record<string, unknown>[]>;

const tables = Object.values(
  import.meta.glob<Record<string, unknown>>('../../platform/store/schema/*.ts', { eager: true }),
)
  .flatMap((file) => Object.values(file))
  .filter((each): each is PgTable => is(each, PgTable));

describe('no table is forgotten', () => {
  const told = OWN_DATA_PARTS.flatMap(({ table, covers }) => [getTableName(table), ...covers]);

  test('each is in the file, or in the list of those that are not, with a reason', () => {
    expect(tables.length).toBeGreaterThan(30);
    const known = [...told, ...Object.keys(NOT_IN_FILE)];
    expect(known.sort()).toEqual([...new Set(tables.map(getTableName))].sort());
    for (const why of Object.values(NOT_IN_FILE)) expect(why.length).toBeGreaterThan(10);
  });

  test('nor a column of one that is, and what is left out is none that is not there', () => {
    for (const part of OWN_DATA_PARTS) {
      const all = Object.keys(getTableColumns(part.table));
      const named = [...Object.keys(columnsOf(part)), ...Object.keys(part.without)];
      expect([part.name, named.filter((name) => !(name in part.more)).sort()]).toEqual([
        part.name,
        all.sort(),
      ]);
    }
  });

  test('no column that is told is a hash, a token or a key', () => {
    const columns = OWN_DATA_PARTS.flatMap((part) =>
      Object.keys(columnsOf(part)).map((name) => `${part.name}.${name}`),
    );
    // What is published of a seed before any round is no secret.
    expect(columns.filter((name) => /hash|token|secret|sealed|auth|endpoint/i.test(name))).toEqual([
      'seeds.serverSeedHash',
    ]);
  });
});

eachStore('a player takes their data along', (store) => {
  let club: TestApp;
  let filledId: number;
  beforeAll(async () => {
    await fillStore(store());
    filledId = (await playerOf(store(), 'Kenyalang1')).id;
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const fileOf = async (playerId: number, most?: number) => {
    let text = '';
    const of = { playerId, now: club.deps.clock.now(), ...(most && { most }) };
    for await (const piece of ownData(store().db, of)) text += piece;
    return { text, file: JSON.parse(text) as File & { cut: string[] } };
  };
  const take = (token: string, more: object = {}) => club.post(ownDataPath, {}, token, more);
  const said = (answer: Awaited<ReturnType<typeof take>>) =>
    `${answer.statusCode} ${answer.json().message ?? ''}`.trim();

  test('with a row of every table that has rows of theirs, and none of anybody else’s', async () => {
    const { file } = await fileOf(filledId);
    for (const { name, table, owner } of OWN_DATA_PARTS) {
      const [{ own } = { own: '0' }] = await rowsOf<{ own: string }>(
        store().db,
        sql`select count(*) as own from ${table} where ${owner} = ${filledId}`,
      );
      expect([name, file[name]?.length]).toEqual([name, Number(own)]);
    }
    const full = OWN_DATA_PARTS.filter(({ name }) => (file[name]?.length ?? 0) > 0);
    expect(full.length).toBeGreaterThan(18);
    expect(file.account).toMatchObject([{ uid: 'Kenyalang1', phone: '+60123456782' }]);
    expect(file.cut).toEqual([]);
  });

  test('and what belongs to a row: entries of a line, steps of a round that is over', async () => {
    const [owner] = await rowsOf<{ id: string }>(
      store().db,
      sql`select player_id as id from rounds where status = 'open' limit 1`,
    );
    const { file } = await fileOf(Number(owner?.id));
    expect(file.ledger?.every(({ entries }) => (entries as object[]).length > 0)).toBe(true);
    const steps = (status: boolean) =>
      file.rounds
        ?.filter((round) => (round.status === 'open') === status)
        .map((round) => (round.steps as object[]).length);
    expect(steps(false)?.every((count) => count > 0)).toBe(true);
    expect(steps(true)?.every((count) => count === 0)).toBe(true);
    expect(file.rounds?.every((round) => !('state' in round))).toBe(true);
  });

  test('with no secret in it, whatever the tables have', async () => {
    const { text } = await fileOf(filledId);
    const secrets = await rowsOf<{ secret: string | null }>(
      store().db,
      sql`select password_hash as secret from players union select pin_hash from pins
        union select token_hash from sessions union select step_up_hash from sessions
        union select sealed_seed from seeds union select endpoint from push_subscriptions
        union select hash from devices union select hash from sightings
        union select code_hash from otps union select hash from held_phones
        union select source from security_events`,
    );
    const found = secrets.filter(
      ({ secret }) => (secret?.length ?? 0) > 9 && text.includes(secret ?? ''),
    );
    expect(secrets.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  });

  test('in pages, and of a history without end the newest', async () => {
    await store().db.execute(sql`insert into inbox (player_id, payload, created_at)
      select ${filledId}, '{}'::jsonb, now() from generate_series(1, 1300)`);
    const { file: whole } = await fileOf(filledId);
    expect(new Set(whole.inbox?.map(({ id }) => id)).size).toBe(whole.inbox?.length);
    expect(whole.inbox?.length).toBeGreaterThan(1300);
    const { file } = await fileOf(filledId, 600);
    expect(file.inbox).toEqual(whole.inbox?.slice(0, 600));
    expect(file.cut).toEqual(['inbox']);
  });

  test('by a step-up alone, so often a day, and it is noted', async () => {
    const token = await registerPlayer(club, 'Melati77', '+60123456799');
    expect(said(await take(token))).toBe('409 msg.stepUpNeeded');
    for (let n = 0; n < RULES.ownDataPlayer.points; n += 1) {
      const answer = await take(token, await steppedUp(club, token));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json().account).toMatchObject([{ uid: 'Melati77' }]);
    }
    const proven = await steppedUp(club, token);
    expect(said(await take(token, proven))).toBe('429 msg.tooFrequent');
    const used = await take(token, proven);
    expect([STEP_UP_HEADER, said(used)]).toEqual([STEP_UP_HEADER, '409 msg.stepUpNeeded']);
    await club.deps.security.settled();
    const [noted] = await rowsOf<{ times: string }>(
      store().db,
      sql`select count(*) as times from security_events where kind = 'dataTaken'`,
    );
    expect(Number(noted?.times)).toBe(RULES.ownDataPlayer.points);
  });
});
