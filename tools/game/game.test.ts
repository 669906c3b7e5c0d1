import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { missingOf } from './check.ts';
import { filesOf } from './rooms.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').filter(Boolean);

let copy = '';
let files: string[] = [];
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hornbill-game-'));
  files = git('ls-files', '--cached', '--others', '--exclude-standard');
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy; answers its exit code and all it printed. */
const run = (command: string, ...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const bin = command === 'node' ? process.execPath : join('node_modules/.bin', command);
    const env = { ...process.env, NO_COLOR: '1', VITEST: undefined };
    const child = spawn(bin, args, { cwd: copy, env });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        out += data;
      });
    child.on('close', (code) => resolve({ code: code ?? 1, out }));
  });

const changed = () =>
  files.filter((file) => !readFileSync(file).equals(readFileSync(join(copy, file))));

/** A title of its own, in each language. */
const TITLES = { en: 'Buried Mines', zh: '埋雷', ms: 'Ranjau Tanah' };

test('a game there is lacks nothing', async () => {
  for (const key of GAME_KEYS) expect([key, await missingOf(key, GAME_KEYS)]).toEqual([key, []]);
});

test('bad input is told in words, and changes nothing', async () => {
  for (const [args, says] of [
    [['new', 'Mines'], "'Mines' is no key"],
    [['new', 'squidgame'], "there is a game 'squidgame' already"],
    [['new', 'mines', '--like', 'poker'], "there is no game 'poker'"],
    [['check', 'poker'], "there is no game 'poker'"],
  ] as const) {
    const { code, out } = await run('node', 'tools/game.ts', ...args);
    expect([code, out]).toEqual([2, expect.stringContaining(says)]);
  }
  expect(changed()).toEqual([]);
});

test('a new game is written, compiles, is played for coins and shown, seven files being told of it', async () => {
  expect((await run('node', 'tools/game.ts', 'new', 'mines', '--like', 'squidgame')).code).toBe(0);
  expect(changed()).toEqual([
    'contract/facts.ts',
    'contract/terms.ts',
    'contract/transactions.ts',
    'docs/fairness-rounds.json',
    'docs/fairness.md',
    'games/registry.ts',
    'src/app/locales/texts.ts',
  ]);
  const journey = 'tests/journeys/games/mines.test.ts';
  // Requirements are held by the tests of the game they were written for.
  const tests = globSync(['games/mines/**/*.test.ts', journey], { cwd: copy });
  expect(tests).toContain(journey);
  for (const file of tests)
    expect(readFileSync(join(copy, file), 'utf8')).not.toMatch(/['`]\[[\w-]+\] /);
  expect(readFileSync(join(copy, journey), 'utf8')).toContain("seatAt(page, club, 'mines'");
  const untouched = await run('node', 'tools/game.ts', 'check', 'mines');
  expect(untouched.out).toContain('zh/games/mines.json: about.title is not translated');
  // What a person does: texts.
  for (const [language, title] of Object.entries(TITLES)) {
    const file = join(copy, `assets/locales/${language}/games/mines.json`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"title": "Mines"/, `"title": "${title}"`));
  }

  const checked = await run('node', 'tools/game.ts', 'check', 'mines');
  expect(checked.code).toBe(2);
  expect(checked.out).toContain('mines.json: about.text is still that of squidgame');
  expect(checked.out).toContain('card.en.svg: is still that of squidgame');
  expect(checked.out).toContain('tests/recordings/mines: fewer than 10 visits are recorded');

  // The least game lacks nothing before anybody touched it, and publishes no rounds.
  const published = readFileSync(join(copy, 'docs/fairness-rounds.json'));
  expect((await run('node', 'tools/game.ts', 'new', 'coin-toss', '--like', 'blank')).code).toBe(0);
  const least = await run('node', 'tools/game.ts', 'check', 'coin-toss');
  expect(least).toEqual({ code: 0, out: expect.stringContaining('coin-toss has all it needs') });
  expect(readFileSync(join(copy, 'docs/fairness-rounds.json')).equals(published)).toBe(true);
  // All that is another than before: the rest is linted where it is written.
  const written = [
    ...globSync('{games,assets,tests}/**/{mines,coin-toss}{,.*}', { cwd: copy }),
    ...changed().filter((file) => !file.startsWith('docs/')),
  ];
  const linted = await run('biome', 'check', '--files-ignore-unknown=true', ...written);
  expect(linted).toMatchObject({ code: 0 });

  expect(await run('tsc', '--noEmit')).toEqual({ code: 0, out: '' });
  const tested = await run(
    'vitest',
    'run',
    '--reporter=verbose',
    'games/mines',
    'games/coin-toss',
    'games/designer/units',
    'games/gate',
    'games/sounds',
    'games/catalogue',
    'games/check/vectors',
    'games/layers',
    'src/app/locales',
    'src/app/guards',
    'src/screens/games',
    'src/features/games',
    'src/screens/play/guide',
  );
  expect(tested.out.match(/^.*(?:FAIL|Error:).*$/gm) ?? []).toEqual([]);
  expect(tested).toMatchObject({ code: 0 });
  // Dear for each of all games, or for each planted import: of these what is new to the tree.
  const ofNew = await run(
    'vitest',
    'run',
    '--reporter=verbose',
    'games/house/stories',
    'games/check/verifier',
    'server/domains/rounds/everyGame',
    'tools/layers',
    '--testNamePattern',
    'mines|coin-toss|every import|every room|one file|circle',
  );
  for (const title of [
    'mines takes what it stakes, pays what it won',
    'coin-toss takes what it stakes, pays what it won',
    'the stories of mines',
    'every import keeps to the tables',
    'imports in a circle',
    'every room of the tables is there',
    'a name is exported by one file',
    'a verifier in another language agrees with freshly played rounds',
  ])
    expect(ofNew.out).toContain(title);
  expect(ofNew).toMatchObject({ code: 0 });

  // What a person forgets.
  for (const [file, from, to] of [
    ['games/mines/sounds.ts', /'mines\/[\w-]+'/, "'mines/unheard'"],
    ['assets/locales/ms/long/tuning.json', /"mines": \{\s*"\w+"/, '"mines": { "renamed"'],
    ['tests/shots/phases/mines.ts', /\^Take /g, '^Grab '],
    ['docs/fairness-rounds.json', /(?<to>"game": "mines"[\s\S]*?"multiplier": )0/, '$<to>7'],
  ] as const) {
    const text = await readFile(join(copy, file), 'utf8');
    await writeFile(join(copy, file), text.replace(from, to));
  }
  const forgotten = await run('node', 'tools/game.ts', 'check', 'mines');
  expect(forgotten.out).toContain("nothing of mines is called 'Grab '");
  expect(forgotten.out).toContain('mines.sprite.json: has no sound unheard');
  expect(forgotten.out).toMatch(/ms\/long\/tuning\.json: fields\.mines\.\w+\.label is missing/);
  expect(forgotten.out).toMatch(/fairness-rounds\.json: the round \d+ of mines is of other rules/);

  const elsewhere = [journey, 'tests/shots/phases/mines.ts', 'tests/verifier/games/mines.py'];
  for (const file of elsewhere) rmSync(join(copy, file));
  const { out } = await run('node', 'tools/game.ts', 'check', 'mines');
  for (const file of elsewhere) expect(out).toContain(`${file}: is missing`);
});

test('the files of a game are its own alone', () => {
  for (const key of GAME_KEYS) {
    const others = GAME_KEYS.filter((other) => other !== key).flatMap(filesOf);
    expect(filesOf(key).filter((file) => others.includes(file))).toEqual([]);
  }
});
