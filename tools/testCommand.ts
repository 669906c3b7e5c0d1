import { execFile } from 'node:child_process';

/** Runs a file of tools/ as its npm script does. */
export const runTool = (
  file: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [`tools/${file}`, ...args], (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
