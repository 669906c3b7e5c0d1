import { run } from './run.ts';

// One process in the end: the build and the first start's work run in children, whose memory goes with them.
if ((await run('node', ['tools/build.ts'])) !== 0) process.exit(1);
await run('node', ['tools/firstStart.ts']);
const { main } = await import('#server/edges/main.ts');
await main();
