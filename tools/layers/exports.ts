import { parseSync } from 'vite';

/** The names of what a file declares and exports; not its default, nor what it hands on from another file. */
const exportsIn = (file: string, text: string): string[] => {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const entries = module.staticExports.flatMap((each) => each.entries);
  const own = entries.filter(({ moduleRequest }) => moduleRequest === null);
  const names = own.flatMap(({ exportName: { kind, name } }) =>
    kind === 'Name' && name !== null ? [name] : [],
  );
  // A schema and its type have one name.
  return [...new Set(names)];
};

/** Names that several files export, each with the files. */
export const sharedNames = (
  files: readonly (readonly [file: string, text: string])[],
): string[] => {
  const all = files.flatMap(([file, text]) =>
    exportsIn(file, text).map((name) => ({ name, file })),
  );
  const byName = Map.groupBy(all, ({ name }) => name);
  return [...byName].flatMap(([name, found]) =>
    found.length > 1 ? [`${name}: ${found.map(({ file }) => file).join(', ')}`] : [],
  );
};
