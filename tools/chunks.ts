import { resolve } from 'node:path';

/** The part of rolldown's context that is asked here: which modules a module imports. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every game needs before it shows itself; a filter comes with the game that draws with it. */
const STAGE_LIBRARIES =
  /node_modules\/(?:pixi\.js(?!\/lib\/filters\/defaults)|@pixi\/[\w-]+|react-reconciler|earcut|eventemitter3|tiny-lru|parse-svg-path)\//;

/** What sounds, without a canvas: the volumes' page plays samples. */
const SOUND = /\/node_modules\/howler\/|\/engine\/canvas\/audio\//;

/**
 * Those that many screens read. A screen's own come with it, since a phone makes every schema of a file it loads; what
 * designers say to the server is theirs alone, and a recording is read by none who plays.
 */
const CONTRACT = /\/contract\/(?!facts|languages|day|api|envelope|tunings|recording)\w+\.ts/;

/** What a screen shows while it has nothing else, and in whose words. */
const STATES = /\/src\/ui\/(?:state|message)\/|\/contract\/messages\.ts/;

/** The cache of answers and what reads them: home shows itself with the hooks' context alone. */
const ANSWERS =
  /\/node_modules\/@tanstack\/(?!(?:react-)?virtual|.*\/QueryClientProvider\.js$)|\/src\/(?:base\/calls\/queryClient|features\/club\/(?:playerQuery|refresh|links))\.ts/;

/** Small pieces that come several at a time: each file more is a name and a list in the club's. */
const FIELDS =
  /\/src\/ui\/(?:field\/(?:Field|TextField|PasswordField|CheckField|field\.module)|form\/(?!useSettingForm)|wait\/)/;
const SETTINGS = /\/src\/(?:features\/settings\/|ui\/form\/useSettingForm)/;

/** What a table is made of: neither a screen's words and pictures, nor what any screen may ask of a device. */
const TABLE =
  /\/node_modules\/@?xstate\/|\/engine\/(?:round|lab\/record|canvas\/stage)\/|\/src\/(?:screens\/play|features\/(?:stage|recordings))\/|\/src\/features\/rounds\/(?:callResult|pendingStore)/;
/** Small pieces of ours that screens share. */
const PIECES =
  /\/(?:src\/(?:ui|base|session|features\/(?!account|telegram|helpdesk|page|install|rounds|fairness)\w+)|engine\/(?:core|canvas\/device)|node_modules\/use-sync-external-store)\/|\/assets\/ui\/empty-/;
/** What most games' scenes are made with. */
const KIT = /\/engine\/(?:round|canvas\/stage)\//;
/** What few screens need, and what is built on it. */
const HEAVY =
  /\/node_modules\/(?!react(?!-hook)|scheduler|use-sync|@tanstack\/(?!.*virtual)|zustand|i18next|axios|clsx|html-parse)|\/engine\/(?:lab|round|canvas\/(?:stage|audio))\/|\/src\/(?:screens|features\/(?:chart|settings|staff|tape|tunings|stage|recordings|reports))\/|\/games\/|\/contract\/(?!facts|languages|day|api|envelope|messages|ownPath|terms)/;
/** A player's best rounds, which a game's page shows before it is played, and its table while it loads. */
const BESTS = /\/src\/features\/progress\/(?:BestLine|progress)\.tsx?|\/contract\/progress\.ts/;
/** What both tables and the screens of past rounds know of rounds: without a file of its own it came with the tables'. */
const ROUNDS =
  /\/games\/[\w-]+\/(?:plan|shapes|prize)\.ts|\/src\/features\/(?:fairness\/fairKeys|rounds\/prizeOf)\.ts/;
const TEXTS = /\/src\/app\/locales\/texts\.ts/;

/** Where every page starts; home comes with it, where most come in. */
const ROOTS = ['src/main.tsx'];
/**
 * What every page has once it can be used: what stands beside it, and the answers with their first schemas; and the
 * pieces that the rest of home shares with other screens.
 */
const BESIDE_ROOTS = [
  'src/app/beside.ts',
  'src/base/calls/queryClient.ts',
  'contract/refresh.ts',
  'src/base/clubLink.ts',
  'src/ui/countdown/useCountdown.ts',
  'games/lucky-egg/dress.ts',
];
/** The rest of home. */
const MORE_ROOTS = ['src/screens/home/more.ts'];
/** What a game is played in, and what its scene is shown by. */
const PLAY_ROOTS = ['src/screens/play/PlayScreen.tsx'];
const TABLE_ROOTS = ['src/features/stage/StageHost.tsx'];
/** What these libraries bring along for later screens alone. */
const LATER =
  /\/react-i18next\/.*\/Trans\w*\.js$|\/html-parse-stringify\/|\/zod\/.*(?:json-schema|registries)/;

/** Answers the modules that some files import, at whatever remove. */
const reachedFrom = (roots: readonly string[]) => {
  let reached: Set<string> | undefined;
  return (graph: Graph): Set<string> => {
    if (reached) return reached;
    reached = new Set<string>();
    const left = roots.map((path) => resolve(path));
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return reached;
  };
};
const firstModules = reachedFrom(ROOTS);
const besideModules = reachedFrom(BESIDE_ROOTS);
const moreModules = reachedFrom(MORE_ROOTS);
const playModules = reachedFrom(PLAY_ROOTS);
const tableModules = reachedFrom(TABLE_ROOTS);

const light = new Map<string, boolean>();
/** Whether a module of ours comes to nothing heavy, at whatever remove. */
const isLight = (id: string, graph: Graph): boolean => {
  const known = light.get(id);
  if (known !== undefined) return known;
  light.set(id, true);
  const is =
    !HEAVY.test(id) &&
    (graph.getModuleInfo(id)?.importedIds ?? []).every((each) => isLight(each, graph));
  light.set(id, is);
  return is;
};

/** What every page needs before it shows itself: one piece compresses better than thirteen, and is one answer. */
const isOfClub = (id: string, graph: Graph): boolean =>
  TEXTS.test(id) ||
  (firstModules(graph).has(id) && ![LATER, ANSWERS].some((kind) => kind.test(id)));

const LOOKS = /\.module\.css/;

/**
 * What every page has once it can be used, and the small pieces that a game's table would wait for otherwise; the looks
 * of the rest of home are too small to be an answer of their own.
 */
const isBeside = (id: string, graph: Graph): boolean =>
  (besideModules(graph).has(id) && !LATER.test(id)) ||
  (LOOKS.test(id) && moreModules(graph).has(id)) ||
  (PIECES.test(id) && isLight(id, graph));

/** A group of the modules that something of them fits, which no pattern of their names tells. */
const groupOf = (name: string, fits: (id: string, graph: Graph) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => (fits(id, graph) ? name : null),
});

/** How the app's modules are put together into files; the first that takes one has it. */
export const chunkGroups = [
  groupOf('club', isOfClub),
  groupOf('beside', isBeside),
  groupOf('more', (id, graph) => moreModules(graph).has(id) && !LATER.test(id)),
  { name: 'sound', test: SOUND },
  { name: 'stage', test: STAGE_LIBRARIES },
  { name: 'states', test: STATES },
  { name: 'contract', test: CONTRACT, minShareCount: 10 },
  { name: 'fields', test: FIELDS },
  { name: 'settings', test: SETTINGS },
  { name: 'rounds', test: ROUNDS },
  { name: 'bests', test: BESTS },
  groupOf('play', (id, graph) => TABLE.test(id) && playModules(graph).has(id)),
  groupOf('table', (id, graph) => TABLE.test(id) && tableModules(graph).has(id)),
  { name: 'kit', test: KIT, minShareCount: 3 },
];
