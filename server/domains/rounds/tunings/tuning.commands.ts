import * as z from 'zod/mini';
import { MOST_FIGURE_DAYS, type TuningFigures, type TuningsAnswer } from '#contract/tunings.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { numberArg, Reason } from '../../../platform/operator/args.ts';
import { refusalWith } from '../../../platform/operator/catalogue.ts';
import { inColumns } from '../../../platform/operator/columns.ts';
import {
  CommandError,
  type CommandResult,
  command,
  type OperatorDeps,
} from '../../../platform/operator/command.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/store/store.ts';
import { GameArg } from '../game.commands.ts';
import { servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { playedFigures } from './figures.ts';
import { tuningInForce } from './inForce.ts';
import {
  approveTuning,
  type By,
  publishTuning,
  rollBackTuning,
  withdrawTuning,
} from './publish.ts';
import { tuningVersions } from './versions.ts';

const OfGame = z.object({ game: GameArg });
const OfVersion = z.extend(OfGame, {
  version: z.pipe(numberArg('A version'), z.transform(Number)),
});

const operatorBy = (operator: string): By => ({ name: operator, playerId: null });

/** What else helps, beside the catalogue's words. */
const MORE: Record<string, string> = {
  'msg.tuningRefused': 'Nothing changed.',
  'msg.tuningUnconfirmed': 'Nothing changed. With --confirm it is published all the same.',
  'msg.tuningStale': 'Look at it with `tuning list`.',
  'msg.forbidden': 'Somebody else has to approve your version.',
  'msg.notFound': 'There is no such version.',
  'msg.updateFailed': 'This version does not wait, or never was in force.',
};

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error;
  const { key, extras } = error;
  const params = extras.params && [extras.params.join('; ')];
  return refusalWith(key, { ...(params && { params }), more: MORE[key] ?? '' });
};

/** Changes a game's versions in one transaction, and says what came of it. */
const changing = async (
  { store, clock }: OperatorDeps,
  { game, by }: { game: z.infer<typeof GameArg>; by: By },
  work: (tx: Tx, now: number) => ReturnType<typeof publishTuning>,
): Promise<CommandResult> => {
  try {
    const now = clock.now();
    const data = await store.transaction((tx) => work(tx, now));
    const { inForce } = await tuningVersions(store.db, game, by, now);
    return {
      data,
      lines: [`${game}, version ${data.version}: ${data.status}. In force is version ${inForce}.`],
    };
  } catch (error) {
    throw refusalOf(error);
  }
};

const listed = ({ inForce, versions }: TuningsAnswer) =>
  versions.map(({ version, status, origin, author, createdAt, reason, faults, ...row }) => [
    String(version),
    version === inForce ? 'in force' : status,
    row.return === null ? '-' : `${(100 * row.return).toFixed(2)} %`,
    origin,
    author,
    createdAt,
    faults[0] ?? reason,
  ]);

const Days = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^[1-9][0-9]?$/.test(text) && Number(text) <= MOST_FIGURE_DAYS,
          `--days is a number from 1 to ${MOST_FIGURE_DAYS}.`,
        ),
      ),
    '7',
  ),
  z.transform(Number),
);

const percent = (share: number | null) => (share === null ? '-' : `${(100 * share).toFixed(2)} %`);

const figureCells = ({ part, version, mode, rounds, players, stakes, ...row }: TuningFigures) => [
  part ?? 'all days',
  `version ${version}`,
  mode,
  `${rounds} rounds`,
  `${players} players`,
  `${stakes} stakes`,
  percent(row.return),
  `exactly ${percent(row.exact)}`,
  row.deviations === null ? '-' : `${row.deviations.toFixed(1)} deviations`,
  `hits ${percent(row.hitRate)}`,
];

export const tuningCommands = {
  'tuning list': command({
    args: OfGame,
    target: () => null,
    async run({ store, clock }, { game }, operator) {
      const data = await tuningVersions(store.db, game, operatorBy(operator), clock.now());
      return { data, lines: inColumns(listed(data)) };
    },
  }),

  'tuning show': command({
    args: OfVersion,
    target: () => null,
    async run({ store, clock }, { game, version }, operator) {
      const all = await tuningVersions(store.db, game, operatorBy(operator), clock.now());
      const data = all.versions.find((each) => each.version === version);
      if (!data) throw new CommandError(`There is no version ${version} of ${game}.`);
      const { values, faults, ...rest } = data;
      const lines = [
        ...Object.entries(rest).map(([name, value]) => `${name}: ${value ?? '-'}`),
        ...faults.map((fault) => `fault: ${fault}`),
        JSON.stringify(values, null, 2),
      ];
      return { data, lines };
    },
  }),

  'tuning figures': command({
    args: z.extend(OfGame, { days: Days }),
    target: () => null,
    async run({ store, clock }, { game, days }) {
      const served = demandGame(servedGames, game);
      const data = await playedFigures(store.db, served, { days, by: 'day' }, clock.now());
      return { data, lines: inColumns(data.figures.map(figureCells)) };
    },
  }),

  'tuning publish': command({
    args: z.extend(OfGame, {
      changes: z.unknown(),
      reason: Reason,
      confirm: z._default(z.boolean(), false),
    }),
    target: ({ game }) => game,
    run(deps, { game, changes, reason, confirm }, operator) {
      const by = operatorBy(operator);
      return changing(deps, { game, by }, async (tx, now) => {
        const served = demandGame(servedGames, game);
        const { version, values } = await tuningInForce(tx, served, now);
        const merged = mergeTuning(values, changes);
        const confirmed = confirm ? served.judge(merged).warnings : [];
        const wanted = { game, values: merged, base: version, confirmed };
        return publishTuning(tx, { ...wanted, reason, by, now });
      });
    },
  }),

  'tuning approve': command({
    args: OfVersion,
    target: ({ game }) => game,
    run(deps, { game, version }, operator) {
      const by = operatorBy(operator);
      return changing(deps, { game, by }, (tx, now) =>
        approveTuning(tx, { game, version, by, now }),
      );
    },
  }),

  'tuning withdraw': command({
    args: OfVersion,
    target: ({ game }) => game,
    run(deps, { game, version }, operator) {
      const by = operatorBy(operator);
      return changing(deps, { game, by }, (tx, now) =>
        withdrawTuning(tx, { game, version, by, now }),
      );
    },
  }),

  'tuning rollback': command({
    args: z.extend(OfVersion, { reason: Reason }),
    target: ({ game }) => game,
    run(deps, { game, version, reason }, operator) {
      const by = operatorBy(operator);
      return changing(deps, { game, by }, async (tx, now) => {
        const { version: base } = await tuningInForce(tx, demandGame(servedGames, game), now);
        return rollBackTuning(tx, { game, version, base, reason, by, now });
      });
    },
  }),
};
