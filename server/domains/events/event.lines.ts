import type { LineGroup } from '../../platform/operator/line.ts';

export const eventLines: LineGroup = {
  title: 'Quiz events',
  lines: [
    {
      name: 'event import',
      takes: '<file>',
      isText: true,
      what: 'write an event from a JSON file, as a draft, in place of a draft of its key',
      example: 'event import quiz.json',
    },
    {
      name: 'event list',
      what: 'all events, the latest first',
      example: 'event list',
    },
    {
      name: 'event open',
      takes: '<key>',
      what: 'show a draft to players, for good: its weeks then open in time',
      example: 'event open quiz-2027',
    },
    {
      name: 'event close',
      takes: '<key>',
      what: 'end an event now: nobody answers or spins any more',
      example: 'event close quiz-2027',
    },
    {
      name: 'event winners',
      takes: '<key>',
      what: 'what was won in an event, by whom, and what became of it',
      options: [
        { flags: '--csv', what: 'as CSV' },
        { flags: '--addresses', what: 'with the addresses tickets go to; that you looked is kept' },
      ],
      example: 'event winners quiz-2027 --csv --addresses',
    },
    {
      name: 'event late',
      what: 'tickets of all events that should have been posted by now',
      example: 'event late',
    },
    {
      name: 'event sent',
      takes: '<id>',
      what: 'note that a prize was posted; the winner is told',
      example: 'event sent 7',
    },
  ],
};
