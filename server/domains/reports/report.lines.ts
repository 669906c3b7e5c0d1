import type { LineGroup } from '../../platform/operator/line.ts';

export const reportLines: LineGroup = {
  title: 'Reports of problems',
  lines: [
    {
      name: 'report list',
      what: 'problems that players reported from a game',
      options: [
        { flags: '--player <uid>', what: 'of one player' },
        { flags: '--text <words>', what: 'with these words in number, UID, version or note' },
        { flags: '--all', what: 'also those that were closed' },
      ],
      example: 'report list --player hornbill1',
    },
    {
      name: 'report show',
      takes: '<id>',
      what: 'one report, with its whole note',
      example: 'report show 12',
    },
    {
      name: 'report export',
      takes: '<id> <folder>',
      what: 'write its recording, picture and note into a new folder, for `npm run replay`',
      example: 'report export 12 /tmp/report-12',
    },
    {
      name: 'report close',
      takes: '<id>',
      what: 'it was dealt with; the player gets a message',
      options: [{ flags: '--answer <text>', what: 'what the message says besides' }],
      example: 'report close 12 --answer "The step was counted; your coins are right."',
    },
  ],
};
