import concurrently from 'concurrently';
import { run } from './run.ts';

// The client with hot reload on 5173 (it passes /api on), the server restarted on every change.
if ((await run('node', ['tools/assets.ts'])) !== 0) process.exit(1);
const { result } = concurrently(
  [
    { name: 'server', command: 'node --watch --watch-preserve-output server/edges/main.ts' },
    { name: 'client', command: 'vite' },
  ],
  { killOthersOn: ['failure', 'success'], prefixColors: ['yellow', 'cyan'] },
);
await result.catch(() => process.exit(1));
