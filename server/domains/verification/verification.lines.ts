import { VIDEO_REASONS } from '#contract/verification.ts';
import type { LineGroup } from '../../platform/operator/line.ts';

export const verificationLines: LineGroup = {
  title: 'Verification videos',
  lines: [
    {
      name: 'verification list',
      what: 'videos that wait for a decision, the oldest first',
      options: [{ flags: '--all', what: 'also those that were decided, the newest first' }],
      example: 'verification list',
    },
    {
      name: 'verification open',
      takes: '<id>',
      what: "a link to look at one: it works once, for five minutes, on the server's machine alone",
      options: [
        { flags: '--port <port>', what: 'where it listens there; any free one if not said' },
      ],
      example: 'verification open 12',
    },
    {
      name: 'verification approve',
      takes: '<id>',
      what: 'the player is verified, which opens the wheel; they have a message',
      example: 'verification approve 12',
    },
    {
      name: 'verification reject',
      takes: '<id>',
      what: 'not accepted, for a reason the player reads in their language',
      options: [
        {
          flags: '--reason <reason>',
          what: VIDEO_REASONS.join(', '),
          isRequired: true,
        },
        {
          flags: '--next <next>',
          what: 'resubmit (if not said) or support: what the player is to do',
        },
      ],
      example: 'verification reject 12 --reason wordNotShown',
    },
  ],
};
