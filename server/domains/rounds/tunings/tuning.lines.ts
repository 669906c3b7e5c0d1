import type { LineGroup } from '../../../platform/operator/line.ts';

const REASON = { flags: '--reason <text>', what: 'why; designers read it', isRequired: true };

export const tuningLines: LineGroup = {
  title: "Games' numbers",
  lines: [
    {
      name: 'tuning list',
      takes: '<game>',
      what: 'versions of its numbers, which is in force, and what waits',
      example: 'tuning list squidgame',
    },
    {
      name: 'tuning show',
      takes: '<game> <version>',
      what: 'one version, with its numbers',
      example: 'tuning show squidgame 3',
    },
    {
      name: 'tuning figures',
      takes: '<game>',
      what: 'what its versions really returned, by day, beside what they should',
      options: [{ flags: '--days <n>', what: 'of the last days, 1 to 60; 7 without' }],
      example: 'tuning figures squidgame --days 30',
    },
    {
      name: 'tuning publish',
      takes: '<game>',
      what: 'a new version: the one in force with some numbers changed',
      options: [
        {
          flags: '--changes <file>',
          what: 'JSON with the numbers to change',
          isRequired: true,
          isJson: true,
        },
        REASON,
        { flags: '--confirm', what: 'stand by what the gate warns of' },
      ],
      example: 'tuning publish squidgame --changes mine.json --reason "A shorter bridge"',
    },
    {
      name: 'tuning approve',
      takes: '<game> <version>',
      what: 'put a version that waits in force; never your own',
      example: 'tuning approve squidgame 4',
    },
    {
      name: 'tuning withdraw',
      takes: '<game> <version>',
      what: 'a version that waits comes into force no more',
      example: 'tuning withdraw squidgame 4',
    },
    {
      name: 'tuning rollback',
      takes: '<game> <version>',
      what: 'put the numbers of an old version in force again, as a new one',
      options: [REASON],
      example: 'tuning rollback squidgame 3 --reason "Too many fell"',
    },
  ],
};
