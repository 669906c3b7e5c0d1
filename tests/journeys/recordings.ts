import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, type TestInfo } from 'playwright/test';
import { API_BASE, BEARER } from '#contract/api.ts';
import { RoundRecord, roundPath } from '#contract/fairness.ts';
import { Recording } from '#contract/recording.ts';
import { joined } from '#engine/lab/record/join.ts';
import { DATABASES } from '#src/base/databases.ts';
import { replayOf } from '#tools/replayOf.ts';
import type { Club } from './club.ts';

/** A folder to keep the journeys' recordings in; unset: they are replayed and forgotten. */
const KEPT_IN = process.env.RECORDINGS;

/** In the page: what its device keeps, a text for each part of a visit, in their order. */
const readTexts = async (name: string): Promise<string[]> => {
  const known = await indexedDB.databases();
  if (!known.some((each) => each.name === name)) return [];
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await result(indexedDB.open(name));
  const rows: { data: string | Uint8Array<ArrayBuffer> }[] = await result(
    db.transaction('rows').objectStore('rows').getAll(),
  );
  db.close();
  const unzip = (bytes: Uint8Array<ArrayBuffer>) =>
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  return Promise.all(rows.map(({ data }) => (typeof data === 'string' ? data : unzip(data))));
};

/** The page has left no recording, nor is it at a game, which may be just about to. */
const keepsNone = (page: Page): Promise<boolean> =>
  page
    .evaluate(async (name) => {
      const known = await indexedDB.databases();
      return !known.some((each) => each.name === name) && !location.pathname.endsWith('/play');
    }, DATABASES.recordings)
    .catch(() => false);

/** A page that can read what a phone keeps, for a phone without one; needs no server, which may be down. */
const newReader = async (phone: BrowserContext, { url }: Club): Promise<Page> => {
  const reader = await phone.newPage();
  await reader.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto(url);
  return reader;
};

/** The recordings of all visits that a phone keeps. */
const recordingsOn = async (phone: BrowserContext, club: Club): Promise<Recording[]> => {
  const pages = phone.pages().filter((page) => page.url().startsWith(club.url));
  const empty = await Promise.all(pages.map(keepsNone));
  if (empty.length > 0 && empty.every(Boolean)) return [];
  // A page that is just left has written what it had.
  for (const page of pages)
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide'))).catch(() => {});
  const [page = await newReader(phone, club)] = pages;
  const texts = await page
    .evaluate(readTexts, DATABASES.recordings)
    // A page that did not load has no right to what the club's keep.
    .catch(async () => (await newReader(phone, club)).evaluate(readTexts, DATABASES.recordings));
  const parts = texts.map((text) => {
    const part = Recording.safeParse(JSON.parse(text)).data;
    if (!part) throw new Error(`A page kept what is no recording: ${text.slice(0, 200)}`);
    return part;
  });
  return [...Map.groupBy(parts, ({ visit }) => visit).values()]
    .map(joined)
    .filter((recording) => recording !== null);
};

/** The rounds of a recording, their seeds revealed; those that can't be yet are left out. */
const roundsOf = async (
  recording: Recording,
  phone: BrowserContext,
  club: Club,
): Promise<RoundRecord[]> => {
  const cookies = await phone.cookies(club.url);
  const token = cookies.find(({ name }) => name === 'swToken')?.value;
  if (!token) return [];
  const ids = new Set(recording.segments.map(({ facts }) => facts.roundId));
  const answers = [...ids]
    .filter((id) => id !== null)
    .map(async (id) => {
      const headers = { authorization: BEARER + token };
      const answer = await fetch(club.url + API_BASE + roundPath(id), { headers });
      return answer.ok ? RoundRecord.parse(await answer.json()) : null;
    });
  const records = (await Promise.all(answers)).filter((record) => record !== null);
  return records.filter(({ serverSeed }) => serverSeed !== null);
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\[[^\]]*\]|[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, 60);

/**
 * Every visit to a game on a phone replays the same here, without a browser. With `RECORDINGS` it is
 * also kept in that folder, with its rounds.
 */
export const expectSameReplays = async (
  phone: BrowserContext,
  club: Club,
  info: TestInfo,
): Promise<void> => {
  for (const [index, recording] of (await recordingsOn(phone, club)).entries()) {
    const { replay } = await replayOf(recording);
    expect(replay.divergence, `recording ${index} replays the same`).toBeNull();
    if (!KEPT_IN) continue;
    const rounds = await roundsOf(recording, phone, club);
    const folder = `${KEPT_IN}/${recording.game}`;
    mkdirSync(folder, { recursive: true });
    const name = [slug(info.title), index || []].flat().join('-');
    writeFileSync(`${folder}/${name}.json.gz`, gzipSync(JSON.stringify({ ...recording, rounds })));
  }
};
