import { globSync } from 'node:fs';

/** What a game must have of its own in tests that lie together, and what for. */
const besideRoom = (key: string): Readonly<Record<string, string>> => ({
  [`tests/verifier/games/${key}.py`]: 'its rounds checked in another language',
  [`tests/journeys/games/${key}.test.ts`]: 'a round in a browser',
  [`tests/shots/phases/${key}.ts`]: 'what `npm run shots` pictures',
});

/** Every file that is one game's alone: its room, its texts, pictures and sounds, its part of the tests that lie together. */
export const filesOf = (key: string): string[] =>
  [
    `games/${key}/**/*.ts`,
    `assets/locales/*/games/${key}.json`,
    `assets/locales/*/designer/${key}.json`,
    `assets/ui/games/${key}/*`,
    `assets/art/${key}{tps}/*`,
    `assets/art/${key}-*.svg`,
    `assets/audio/${key}.*`,
    `assets/audio/${key}-music.*`,
    ...Object.keys(besideRoom(key)),
  ]
    .flatMap((pattern) => globSync(pattern.replace(/[{}]/g, '[$&]')))
    .sort();

/** What a room must have, and what for. */
const ROOM: Readonly<Record<string, string>> = {
  'card.ts': 'what the list shows of it',
  'game.ts': 'its pure half, joined',
  'shapes.ts': 'its moves, events and view',
  'tuning.ts': "a designer's numbers",
  'rules.ts': 'the maths',
  'rules.test.ts': 'the maths, attacked',
  'odds.ts': 'the chances',
  'machine.ts': 'the round on the client',
  'scene.ts': 'the picture',
  'chrome.ts': 'the rules page, its events in words',
  'stories.ts': 'what may come of it, shown to designers at will, and the moves they may press',
  'testKit.ts': 'how tests play it',
  'testTunings.ts': 'tunings that must never be served',
  'testBrowser.ts': 'how a browser plays it',
};

/** Every file that a game must have, and what for. */
export const wantedOf = (key: string): [file: string, what: string][] => [
  ...Object.entries(ROOM).map(([file, what]): [string, string] => [`games/${key}/${file}`, what]),
  ...Object.entries(besideRoom(key)),
];
