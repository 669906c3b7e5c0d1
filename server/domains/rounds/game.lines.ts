import { GAME_KEYS } from '#contract/games.ts';
import type { LineGroup } from '../../platform/operator/line.ts';

export const gameLines: LineGroup = {
  title: 'Games',
  lines: [
    {
      name: 'game maintenance',
      takes: '<game> <state>',
      what: `close a game (on) or open it (off): ${GAME_KEYS.join(', ')}`,
      example: 'game maintenance spin-wheel on',
    },
    {
      name: 'game live',
      takes: '<game> <state>',
      what: 'turn matches between players on or off',
      example: 'game live rock-scissor-paper on',
    },
    {
      name: 'game dates',
      takes: '<game>',
      what: "first and last day in place of the catalogue's; without options, show them",
      options: [
        { flags: '--from <day>', what: 'first day, as 2026-12-01' },
        { flags: '--to <day>', what: 'last day, included' },
        { flags: '--clear', what: "back to the catalogue's" },
      ],
      example: 'game dates lucky-egg --from 2026-08-24 --to 2026-08-31',
    },
  ],
};
