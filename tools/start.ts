import { hangingLines, printError } from '#server/platform/terminal.ts';
import { buildIfStale } from './build.ts';

// One process in the end: the build runs in children, whose memory goes with them.
try {
  await buildIfStale();
} catch (error) {
  printError(
    ...hangingLines(
      `The app could not be built: ${error instanceof Error ? error.message : error}`,
    ),
  );
  process.exit(1);
}
const { main } = await import('#server/edges/main.ts');
await main();
