import { join } from 'node:path';

/**
 * For the processes tests start: what a server is made of is read and compiled once, not at each start,
 * which takes a third off it.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/compiled'),
};
