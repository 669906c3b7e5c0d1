import type { LineGroup } from '../../platform/operator/line.ts';

export const clubLines: LineGroup = {
  title: 'The club',
  lines: [
    {
      name: 'maintenance',
      takes: '<state>',
      what: 'close the club (on) or open it (off); rounds go on where they stood',
      options: [
        {
          flags: '--until <time>',
          what: 'when it ends, as players read it: 2026-12-31T18:00:00+08:00',
        },
      ],
      example: 'maintenance on --until 2026-12-31T18:00:00+08:00',
    },
    {
      name: 'audit list',
      what: 'what operators did, the latest first',
      options: [
        { flags: '--since <time>', what: 'from a day (2026-12-01) or a time on' },
        { flags: '--actor <name>', what: 'of one operator alone' },
        { flags: '--limit <count>', what: 'at most so many; 50 when not said' },
      ],
      example: 'audit list --since 2026-12-01 --actor siti',
    },
    {
      name: 'demo remove',
      what: "make a demo's database a real club's; says first what would go",
      options: [{ flags: '--confirm', what: 'do it' }],
      example: 'demo remove --confirm',
    },
    {
      name: 'security list',
      what: 'logins, failed tries, lockouts and other events at the doors, the latest first',
      options: [
        { flags: '--kind <kind>', what: 'of one kind alone: loginFailed, limitReached, ...' },
        { flags: '--player <uid>', what: 'about one player alone' },
        {
          flags: '--address <address>',
          what: 'from an address, or a network (203.0.113.0/24), alone',
        },
        { flags: '--since <time>', what: 'from a day (2026-12-01) or a time on' },
        { flags: '--limit <count>', what: 'at most so many; 50 when not said' },
      ],
      example: 'security list --player hornbill1 --since 2026-12-01',
    },
    {
      name: 'ledger check',
      what: 'verify every balance and what came since the last check; code 1 when something is wrong',
      options: [{ flags: '--all', what: 'what was checked before, too' }],
      example: 'ledger check',
    },
  ],
};
