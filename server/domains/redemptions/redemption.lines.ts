import { REDEMPTION_STATUSES } from '#contract/redemptions.ts';
import { type CommandLine, READ_REASON } from '../../platform/operator/line.ts';

export const redemptionLines: readonly CommandLine[] = [
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
    options: [{ ...READ_REASON, isRequired: true }],
    example: 'redemption reject 12 --reason "The name is not the account\'s"',
  },
];
