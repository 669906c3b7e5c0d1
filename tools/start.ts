import { run } from './run.ts';

// One process in the end: the build and the first start's work run in children, whose memory goes with them. Theirs is
// held small: V8's young generation, and glibc's arenas, of which each thread's own keeps what it once needed.
const child = (...args: string[]) =>
  run('node', ['--max-semi-space-size=8', ...args], { MALLOC_ARENA_MAX: '2' });

if ((await child('tools/build.ts')) !== 0) process.exit(1);
if ((await child('tools/firstStart.ts', 'create')) === 0)
  await child('tools/firstStart.ts', 'fill');
const { main } = await import('#server/edges/main.ts');
await main();
