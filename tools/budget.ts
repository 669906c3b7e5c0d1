import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { activityStartPath } from '#contract/activity.ts';
import { DRAW_KEY, GAME_KEYS, type GameKey } from '#contract/games.ts';
import { print } from '#server/platform/terminal.ts';
import { MOST, tapAt } from '../tests/bench/taps.ts';
import { Club } from '../tests/journeys/club.ts';
import { qualify } from '../tests/journeys/quiz.ts';
import { demoToken, enterAs, registered } from '../tests/journeys/steps.ts';
import { skipGuide } from '../tests/journeys/table.ts';
import { soon } from '../tests/journeys/time/soon.ts';
import { drawNothing } from '../tests/journeys/unseen.ts';
import { fineArtOf } from './budget/art.ts';
import { inBrowser } from './budget/games.ts';
import { countGraphics, forgetFrames, graphicsOf } from './budget/graphics.ts';
import { filesBefore, watch } from './budget/loaded.ts';
import { countRenders, forgetRenders, rendersOf } from './budget/renders.ts';
import { HEAP_ARGS, type Visited, visitGames } from './budget/visits.ts';
import { buildIfStale } from './build.ts';
import { JOURNEY_ARGS, launchChromium } from './chromium.ts';
import { HINT } from './compileHints.ts';
import { readEntries, readManifest } from './manifest.ts';

// The budgets of docs/architecture.md, measured in a real browser on the built app: what actually
// travels, not what a bundler says it would, and what stays when a game is left.
const KB = 1024;
const { values } = parseArgs({ options: { times: { type: 'string', default: '20' } } });
/** In which words known beforehand are drawn. Milliseconds. */
const READING_MS = 1_000;
/** What React does for a round, or for ten questions. */
const MOST_COMMITS = 16;
/** Components rendered for it: at a table, whose parts follow what they show, and on the draw's page, which follows its machine. */
const MOST_IN_GAME = 64;
const MOST_IN_DRAW = 96;
/** In and out of each game. */
const TIMES = Number(values.times);

const sum = (sizes: Map<string, number>, but?: Map<string, number>) =>
  [...sizes].reduce((total, [file, size]) => (but?.has(file) ? total : total + size), 0);

let failures = 0;
const over = (what: string) => {
  failures += 1;
  print(`OVER  ${what}`);
};
const report = (what: string, value: number, limit: number, unit = 'KB') => {
  const isOver = value > limit;
  if (isOver) failures += 1;
  const shown = unit === 'KB' ? (value / KB).toFixed(1) : String(Number(value.toFixed(2)));
  const most = unit === 'KB' ? limit / KB : limit;
  print(`${isOver ? 'OVER' : 'ok  '}  ${what}: ${shown} ${unit} (at most ${most})`);
};

/** Files of tools/chunks.ts with what draws and plays a game, and the parts that may come with them. */
const CANVAS = ['play', 'table', 'stage'];
const DRAWS =
  /^games\/|^src\/screens\/(?:play|inspector|replay)\/|\/(?:event\/useDraw|features\/(?:stage\/\w+|recordings\/watchPage))\.tsx?$/;

const reportCanvas = () => {
  const chunkOf = readManifest('dist');
  for (const name of CANVAS)
    if (!readFileSync(join('dist', chunkOf(name).file), 'utf8').startsWith(HINT))
      over(`${name} is compiled while it is played: its first line is not the hint to V8`);
  for (const [part, files] of readEntries('dist')) {
    const names = CANVAS.filter((name) => files.has(name));
    if (names.length > 0 && !DRAWS.test(part))
      over(`${part} brings along what draws and plays a game: ${names.join(', ')}`);
  }
};

/** What may have grown over the visits. */
const GROWTH = 0.05;

const reportVisits = (game: GameKey, { first, last }: Visited) => {
  const grown = last.heap / first.heap - 1;
  const mostTextures = first.textures * (1 + GROWTH);
  const isOver = grown > GROWTH || last.textures > mostTextures || last.contexts > 1;
  if (isOver) failures += 1;
  const [from, to] = [first, last].map(({ heap }) => (heap / KB / KB).toFixed(2));
  print(
    `${isOver ? 'OVER' : 'ok  '}  ${game}, ${TIMES} times in and out: heap ${from} to ${to} MB, ${(100 * grown).toFixed(1)}% (at most ${100 * GROWTH}%); textures ${first.textures} to ${last.textures}; WebGL contexts ${last.contexts} (at most 1)`,
  );
};

await buildIfStale();
const launch = (args: readonly string[] = []) => launchChromium([...JOURNEY_ARGS, ...args]);
// The embedded database takes a server twice the processor time.
const database = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';
const club = await Club.open(database);
// Where games are played: their time passes as it is asked for, and what they draw is only counted.
const held = await Club.open(database, { isHeld: true });
const browser = await launch();
const newContext = (at: Club) =>
  browser.newContext({
    baseURL: at.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // A phone of today: the sharp set of every picture.
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });

/** On a strong phone of three pixels a unit; what it loads besides is what every phone does. */
const measureFineArt = async () => {
  for (const game of [...GAME_KEYS, DRAW_KEY] as const) {
    const { bytes, textures } = await fineArtOf(game);
    report(`${game}, pictures at their finest`, bytes, 750 * KB);
    report(`${game}, their textures`, textures, 60 * KB * KB);
  }
};

/** Home and its languages. Answers the scripts that home loads. */
const measureHome = async (): Promise<Map<string, number>> => {
  const page = await (await newContext(club)).newPage();
  const home = watch(page);
  await page.goto('/');
  // The last things to come: what is shown of the server's answer.
  await page.getByRole('region', { name: 'News from the club' }).waitFor();
  await page.getByRole('button', { name: 'Talk to us' }).waitFor();
  await home.settle();
  const scripts = new Map(home.loaded.scripts);
  const files = await filesBefore(page, 'settled');
  const first = new Map([...scripts].filter(([file]) => files.has(file)));
  report('home, JavaScript before it can be used', sum(first), 160 * KB);
  report('home, JavaScript altogether', sum(scripts), 234 * KB);
  report('home, answers', home.loaded.answers.length, 20, 'answers');
  for (const [file, text] of home.loaded.texts) {
    const names = ['HowlerGlobal', 'WebGLRenderer', 'xstate.init'].filter((n) => text.includes(n));
    if (names.length > 0) over(`home loads the canvas: ${file} holds ${names.join(', ')}`);
  }
  await enterAs(page, await demoToken(club), '/');
  for (const language of ['en', 'zh', 'ms']) {
    await page.goto(`/?lang=${language}`);
    await home.settle();
  }
  for (const [file, size] of home.loaded.languages) report(`language ${file}`, size, 20 * KB);
  await page.context().close();
  return scripts;
};

/** In and out of each game, before anything is played: after an evening of cards their table is closed. */
const measureVisits = async () => {
  const quiet = await launch(HEAP_ARGS);
  try {
    for (const [game, visited] of await visitGames(quiet, club, await demoToken(club), TIMES))
      reportVisits(game, visited);
  } finally {
    await quiet.close();
  }
};

/** What a tap on Play has the page do before the table can be touched. */
const measureTaps = async () => {
  const token = await demoToken(club);
  for (const game of GAME_KEYS) {
    const context = await newContext(club);
    await context.addInitScript(drawNothing);
    const { longest, long, scripts, calls } = await tapAt(await context.newPage(), game, token);
    report(`${game}, the longest task of a tap on Play`, longest, MOST.longest, 'calibrations');
    report(`${game}, its long tasks together`, long, MOST.long, 'calibrations');
    report(`${game}, files of code fetched for it`, scripts, MOST.scripts, 'files');
    report(`${game}, calls made for it`, calls, MOST.calls, 'calls');
    await context.close();
  }
};

/** A page with a canvas, who plays there, and the page they come from. */
interface Table {
  game: GameKey | typeof DRAW_KEY;
  token: string;
  from: string;
  path: string;
}

/** Every game's, and that of the quiz's draw. */
const tablesOf = async (): Promise<Table[]> => {
  const token = await demoToken(held);
  const drawer = await registered(held);
  await qualify(held, drawer.token);
  return [
    ...GAME_KEYS.map((game) => {
      const from = `/games/${game}`;
      return { game, token, from, path: `${from}/play` };
    }),
    { game: DRAW_KEY, token: drawer.token, from: '/event', path: '/event/spin' },
  ];
};

/** What each of them loads and draws. */
const measureGames = async (homeScripts: Map<string, number>) => {
  const loadedBy = new Map<Table['game'], Map<string, number>>();
  for (const { game, token, from, path } of await tablesOf()) {
    const own = await newContext(held);
    await held.join(own);
    await countGraphics(own);
    await countRenders(own);
    // All that a game loads is loaded when it is played.
    await own.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const table = await own.newPage();
    const { loaded, settle } = watch(table);
    // No game's own, and each in its own time: what opens a player's live connection, and what seals
    // the first call, which tells that they are here.
    const players = [
      table.waitForEvent('websocket'),
      table.waitForResponse((response) => response.url().endsWith(activityStartPath)),
    ];
    await enterAs(table, token, `${from}?lang=en`);
    await Promise.all(players);
    await settle();
    const before = new Map(loaded.scripts);
    await table.goto(`${path}?lang=en`);
    if (game !== DRAW_KEY) await skipGuide(table);
    const { ready, busy } = await inBrowser(game);
    await soon(ready(table)).toBeVisible();
    await settle();
    // What comes once it is on, it can be played without.
    const waitedFor = await filesBefore(table, 'on');
    const beyond = new Map(
      [...loaded.scripts].filter(([file]) => !homeScripts.has(file) && waitedFor.has(file)),
    );
    loadedBy.set(game, beyond);
    report(`${game}, JavaScript beyond home`, sum(beyond, before), 275 * KB);
    const music = /-music-[\w-]+\.(webm|m4a)$/;
    const first = new Map([...loaded.assets].filter(([file]) => !music.test(file)));
    report(`${game}, assets before first play`, sum(first), 600 * KB);
    // A player looks first.
    await held.time?.pass(READING_MS);
    await forgetFrames(table);
    await forgetRenders(table);
    await busy(table);
    const { mostDraws, mostLines } = await graphicsOf(table);
    if (mostDraws === 0) throw new Error(`no draw call of ${game} was counted`);
    report(`${game}, draw calls in a frame`, mostDraws, 60, 'calls');
    report(`${game}, lines of text drawn in a frame`, mostLines, 3, 'lines');
    const { commits, components } = await rendersOf(table);
    if (commits === 0) throw new Error(`no commit of ${game} was counted`);
    report(`${game}, commits of React while it is played`, commits, MOST_COMMITS, 'commits');
    const mostComponents = game === DRAW_KEY ? MOST_IN_DRAW : MOST_IN_GAME;
    report(`${game}, components rendered for them`, components, mostComponents, 'components');
    await own.close();
  }
  for (const [game, scripts] of loadedBy) {
    const others = [...loadedBy].filter(([each]) => each !== game).map(([, files]) => files);
    const own = [...scripts].filter(([file]) => !others.some((files) => files.has(file)));
    report(`${game}, its own code`, sum(new Map(own)), 40 * KB);
  }
};

try {
  reportCanvas();
  await measureFineArt();
  const homeScripts = await measureHome();
  // Beside each other: bytes, heaps and a thread's own time are the same on a busy machine. The taps
  // come after the visits, the first of which is shown the guide.
  const visited = measureVisits().then(measureTaps);
  await Promise.all([visited, measureGames(homeScripts)]);
} finally {
  await browser.close();
  await club.close();
  await held.close();
}
process.exitCode = failures === 0 ? 0 : 1;
