import { useQuery } from '@tanstack/react-query';
import { loadOnce } from '#src/base/chunks.ts';

// Each its own file of the build, fetched where somebody wants to read it.
const FILES = import.meta.glob<string>(
  ['../../../engine/round/machine.ts', '../../../engine/round/states/*.ts'],
  { query: '?raw', import: 'default' },
);

const read = (file: string): Promise<string> => {
  const load = FILES[`../../../${file}`];
  return load ? loadOnce(file, load) : Promise.reject(new Error(`${file} is no file of a machine`));
};

/** The text of a file that makes states, by its path from the project's root. */
export const useSource = (file: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['source', file],
    queryFn: () => read(file),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
