import { readdirSync, rmSync } from 'node:fs';
import { run } from './run.ts';

// A migration from how the tables differ from the newest snapshot. drizzle-kit compares with that one alone, so those
// of earlier migrations go.

const META = 'server/platform/store/migrations/meta';
const CONFIG = 'server/platform/store/drizzle.config.ts';

const code = await run('drizzle-kit', ['generate', '--config', CONFIG, ...process.argv.slice(2)]);
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(`${META}/${name}`);
process.exit(code);
