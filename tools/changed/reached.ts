import { readFileSync } from 'node:fs';
import type { Dependents } from './graph.ts';

/** The tests that a change reaches, by their files. */
export interface Reached {
  units: string[];
  journeys: string[];
}

const TEST = /\.test\.tsx?$/;
const JOURNEY = /^tests\/journeys\/(?!visits\/).*\.test\.ts$/;
const UNIT = /^(?:(?:contract|engine|games|src|server|tools|assets)\/|tests\/harness\/)/;
/** What every test depends on, though none imports it. */
const EVERYTHING = /^(?:package(?:-lock)?\.json|[\w.]+\.config\.ts|tsconfig\.json)$/;
/** They import every room: what comes to a test through one of them alone, the tests of its own room judge. */
const GATHERERS = new Set([
  'server/edges/app.ts',
  'server/edges/operator/program.ts',
  'src/app/routes.ts',
]);
/** A room with a name: a game, a screen, a feature, what the server does of one kind. */
const ROOM = /^(?:games|src\/screens|src\/features|server\/\w+)\/([\w-]+)\//;
/** A change in one of these is nobody else's on a page. */
const ALONE = /^(?:games|src\/screens|server\/\w+)\/[\w-]+\//;

const roomOf = (file: string): string => ROOM.exec(file)?.[0] ?? '';

/** The files and all that depend on them, as far as `isIn` goes. A test stands for itself, whoever names it. */
const closure = (
  files: readonly string[],
  dependents: Dependents,
  isIn: (file: string) => boolean = () => true,
): Set<string> => {
  const reached = new Set(files);
  for (const file of reached) {
    const isEnd = GATHERERS.has(file) || TEST.test(file);
    if (isEnd && !files.includes(file)) continue;
    for (const each of dependents(file)) if (isIn(each)) reached.add(each);
  }
  return reached;
};

/** A journey is about a room when it is called like it, or names it in an address or in quotes. */
const isAbout = (journey: string, name: string): boolean =>
  journey.endsWith(`/${name}.test.ts`) ||
  new RegExp(`['"\`/]${name}['"\`/?]`).test(readFileSync(journey, 'utf8'));

/** The names of the rooms in which a change shows. */
const roomsOf = (changed: string, dependents: Dependents): string[] => {
  const files = ALONE.test(changed) ? [changed] : [...closure([changed], dependents)];
  return files.flatMap((file) => (TEST.test(file) ? [] : (ROOM.exec(file)?.[1] ?? [])));
};

/**
 * Which of the project's tests a change of some files reaches. Unit tests: those of the same room, and those
 * that import or name what was changed, over however many files. Journeys import little of the app: those
 * that are about the changed room or, where it is everybody's, about a room that it reaches.
 */
export const reachedBy = (
  changed: readonly string[],
  files: readonly string[],
  dependents: Dependents,
): Reached => {
  for (const gatherer of GATHERERS)
    if (!files.includes(gatherer)) throw new Error(`${gatherer} is not there`);
  const tests = files.filter((file) => TEST.test(file));
  const units = tests.filter((file) => UNIT.test(file));
  const journeys = tests.filter((file) => JOURNEY.test(file));
  if (changed.some((file) => EVERYTHING.test(file))) return { units, journeys };
  const reached = closure(changed, dependents);
  const rooms = new Set(changed.map(roomOf).filter(Boolean));
  const ofTests = closure(
    changed.filter((file) => file.startsWith('tests/')),
    dependents,
    (file) => file.startsWith('tests/'),
  );
  const names = new Set(changed.flatMap((file) => roomsOf(file, dependents)));
  return {
    units: units.filter((file) => reached.has(file) || rooms.has(roomOf(file))),
    journeys: journeys.filter(
      (file) => ofTests.has(file) || [...names].some((name) => isAbout(file, name)),
    ),
  };
};
