import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Unix limits a socket's path to 104 bytes on macOS, 108 on Linux. */
const LONGEST = 100;

/**
 * Where a running server takes the operator's commands: in its data folder, or, where that path is
 * too long, in a folder of its own among the system's temporary files, named after it.
 */
export const socketPath = (dataDir: string): string => {
  const path = resolve(dataDir, 'operator.sock');
  if (Buffer.byteLength(path) <= LONGEST) return path;
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(tmpdir(), `club-operator-${hash}`, 'operator.sock');
};
