import { type CommandLine, READ_REASON } from '../../platform/operator/line.ts';

export const rewardLines: readonly CommandLine[] = [
  {
    name: 'coins show',
    takes: '<uid>',
    what: 'balance, pending, redeemed, expiring',
    example: 'coins show hornbill1',
  },
  {
    name: 'coins adjust',
    takes: '<uid> <amount>',
    what: 'give coins, or take them with a negative amount',
    options: [{ ...READ_REASON, isRequired: true }],
    example: 'coins adjust hornbill1 -12.50 --reason "Counted twice"',
  },
  {
    name: 'coins spend',
    takes: '<uid> <amount>',
    what: 'take coins for something bought; the player is told',
    options: [{ ...READ_REASON, isRequired: true }],
    example: 'coins spend hornbill1 30 --reason "Hornbill Club T-shirt, size M"',
  },
  {
    name: 'deposit record',
    takes: '<uid> <amount>',
    what: 'record money paid in, in ringgit, once per reference: it earns spins',
    options: [{ flags: '--reference <text>', what: "the cashier's name for it", isRequired: true }],
    example: 'deposit record hornbill1 90 --reference K-2041',
  },
  {
    name: 'reward list',
    what: 'money prizes still to be paid, oldest first',
    options: [{ flags: '--all', what: 'also those that were paid' }],
    example: 'reward list',
  },
  {
    name: 'reward pay',
    takes: '<id>',
    what: 'note that a prize was paid; the player is told',
    example: 'reward pay 7',
  },
];
