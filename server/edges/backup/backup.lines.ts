import type { LineGroup } from '../../platform/operator/line.ts';

export const backupLines: LineGroup = {
  title: 'Backups',
  lines: [
    {
      name: 'backup',
      takes: '<file>',
      what: 'write everything into a new file, while the club is open; then check the ledger',
      example: 'backup /srv/backups/2026-12-01.sql',
    },
    {
      name: 'restore',
      takes: '<file>',
      what: 'put a backup into an empty database, before its server starts; then check the ledger',
      example: 'restore /srv/backups/2026-12-01.sql',
    },
  ],
};
