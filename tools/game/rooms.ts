import { globSync } from 'node:fs';

/** Every file that is one game's alone: its room, its texts, pictures and sounds, its journey and what is pictured. */
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
    `tests/journeys/games/${key}.test.ts`,
    `tests/shots/phases/${key}.ts`,
  ]
    .flatMap((pattern) => globSync(pattern.replace(/[{}]/g, '[$&]')))
    .sort();

/** What a room must have, and what for. */
export const ROOM: Readonly<Record<string, string>> = {
  'card.ts': 'what the list shows of it',
  'game.ts': 'its pure half, joined',
  'plan.ts': 'how it is staked and paid',
  'shapes.ts': 'its moves, events and view',
  'tuning.ts': "a designer's numbers",
  'units.ts': 'in what they are told to a designer',
  'rules.ts': 'the maths',
  'rules.test.ts': 'the maths, attacked',
  'odds.ts': 'the chances',
  'machine.ts': 'the round on the client',
  'machine.test.ts': 'the round on the client, attacked',
  'scene.ts': 'the picture, joined',
  'parts.ts': 'what is seen',
  'table.ts': "the picture's small state",
  'inputs.ts': 'what may be pressed',
  'presenter.ts': 'how each event is played',
  'phases.ts': 'what is shown between events',
  'sounds.ts': 'the sounds',
  'sheet.ts': 'the rules page',
  'eventText.ts': 'its events in words',
  'guide.ts': "the guide's pictures",
  'stories.ts': 'what may come of it, shown to designers at will, and the moves they may press',
  'testKit.ts': 'how tests play it',
  'testTunings.ts': 'tunings that must never be served',
  'testBrowser.ts': 'how a browser plays it',
};
