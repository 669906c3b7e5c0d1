import type { LineGroup } from '../../platform/operator/line.ts';

export const suspicionLines: LineGroup = {
  title: 'Suspicions',
  lines: [
    {
      name: 'suspicion list',
      what: 'what looks like a program, or like one person with many accounts: to look at, no proof',
      options: [
        { flags: '--player <uid>', what: 'of one player' },
        { flags: '--all', what: 'also those that were closed' },
      ],
      example: 'suspicion list --player hornbill1',
    },
    {
      name: 'suspicion close',
      takes: '<id>',
      what: 'it was looked at',
      options: [{ flags: '--note <text>', what: 'what you found', isRequired: true }],
      example: 'suspicion close 3 --note "A family with one tablet"',
    },
  ],
};
