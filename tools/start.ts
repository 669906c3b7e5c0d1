import { run } from './run.ts';

// One process in the end: the build and the first start's work run in children, whose memory goes with them. They have
// this one's flags, and few of glibc's arenas: each thread's own keeps what it once needed.
const child = (...args: string[]) =>
  run('node', [...process.execArgv, ...args], { MALLOC_ARENA_MAX: '2' });

if ((await child('tools/build.ts')) !== 0) process.exit(1);
if ((await child('tools/firstStart.ts', 'create')) === 0)
  await child('tools/firstStart.ts', 'fill');
const { main } = await import('#server/edges/main.ts');
await main();
