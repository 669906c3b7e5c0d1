import { REDEMPTION_STATUSES } from '#contract/redemptions.ts';
import type { LineGroup } from './line.ts';

const reason = { flags: '--reason <text>', what: 'what the player reads beside it' };

export const moneyLines: LineGroup = {
  title: 'Coins and money',
  lines: [
    {
      name: 'redemption list',
      what: 'redemptions of coins for credit, oldest first',
      options: [{ flags: '--status <status>', what: REDEMPTION_STATUSES.join(', ') }],
      example: 'redemption list --status pending',
    },
    {
      name: 'redemption approve',
      takes: '<id>',
      what: 'the credit is given; the coins are gone',
      example: 'redemption approve 12',
    },
    {
      name: 'redemption reject',
      takes: '<id>',
      what: 'no credit; the coins come back',
      options: [{ ...reason, isRequired: true }],
      example: 'redemption reject 12 --reason "The name is not the account\'s"',
    },
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
      options: [{ ...reason, isRequired: true }],
      example: 'coins adjust hornbill1 -12.50 --reason "Counted twice"',
    },
    {
      name: 'coins spend',
      takes: '<uid> <amount>',
      what: 'take coins for something bought; the player is told',
      options: [{ ...reason, isRequired: true }],
      example: 'coins spend hornbill1 30 --reason "Hornbill Club T-shirt, size M"',
    },
    {
      name: 'deposit record',
      takes: '<uid> <amount>',
      what: 'record money paid in, in ringgit, once per reference: it earns spins',
      options: [
        { flags: '--reference <text>', what: "the cashier's name for it", isRequired: true },
      ],
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
  ],
};
