import type { LineGroup } from '../../platform/operator/line.ts';

export const pushLines: LineGroup = {
  title: 'Push notifications',
  lines: [
    {
      name: 'push status',
      what: 'how many devices are reached, and what was pushed in the last 24 hours',
      example: 'push status',
    },
    {
      name: 'push rotate',
      what: 'new VAPID keys; devices subscribe anew when the club is next opened on them',
      example: 'push rotate',
    },
  ],
};
