import type { LineGroup } from '../../platform/operator/line.ts';

const reason = { flags: '--reason <text>', what: 'why, for the audit', isRequired: true };

export const playerLines: LineGroup = {
  title: 'Players',
  lines: [
    {
      name: 'player show',
      takes: '<uid>',
      what: 'what is known of a player',
      example: 'player show hornbill1',
    },
    {
      name: 'player visits',
      takes: '<uid>',
      what: 'when and how long a player had the club before them, the latest first',
      options: [{ flags: '--limit <count>', what: 'at most so many; 50 when not said' }],
      example: 'player visits hornbill1 --limit 20',
    },
    {
      name: 'player role',
      takes: '<uid> <role>',
      what: 'make someone player, operator, designer or qa; their open sessions end',
      example: 'player role hornbill1 qa',
    },
    {
      name: 'player platform',
      takes: '<uid> <platform>',
      what: 'vip: a member of the club; normal: sent to support to join, sessions end',
      example: 'player platform hornbill1 vip',
    },
    {
      name: 'player password',
      takes: '<uid>',
      what: 'give a temporary password, shown once; open sessions end',
      options: [reason],
      example: 'player password hornbill1 --reason "Forgot it; name and phone agree"',
    },
    {
      name: 'player phone',
      takes: '<uid> <phone>',
      what: 'give the account another phone; codes sent to the old one are void',
      options: [reason],
      example: 'player phone hornbill1 +60123456789 --reason "New SIM; identity card seen"',
    },
    {
      name: 'player verify',
      takes: '<uid>',
      what: "the player's verification was accepted",
      example: 'player verify hornbill1',
    },
    {
      name: 'player unverify',
      takes: '<uid>',
      what: 'take the verification back',
      example: 'player unverify hornbill1',
    },
  ],
};
