import { execFile } from 'node:child_process';
import type { Command } from 'commander';
import { vi } from 'vitest';

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs a file of tools/ as its npm script does. */
export const runTool = (file: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [`tools/${file}`, ...args], (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

/** Runs the program of such a file in this process: a process of its own takes most of the time to start. */
export const runHere = async (program: Command, ...args: string[]): Promise<Ended> => {
  let out = '';
  let err = '';
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += text;
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += text;
      return true;
    }),
  ];
  const own = process.exitCode;
  process.exitCode = undefined;
  try {
    await program.parseAsync(args, { from: 'user' });
    return { code: Number(process.exitCode ?? 0), out, err };
  } finally {
    process.exitCode = own;
    for (const spy of spies) spy.mockRestore();
  }
};
