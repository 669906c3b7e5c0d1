import { pathStakes } from '#engine/core/odds/sessions.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { BRAND } from '#src/base/brand.ts';
import { STREAMS } from '../jobs.ts';
import type { Report, Result } from '../results.ts';

/** What was asked, with the tunings' values and the version of the code: enough to run it again. */
const askedOf = ({ request, isStopped }: Report) => ({
  code: { name: BRAND.name, version: BRAND.version },
  streams: STREAMS,
  isStopped,
  request,
});

/** Exact fractions have whole numbers of any length. */
const asText = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** A report as a file for other programs. Amounts in units staked, balances in hundredths. */
export const jsonOf = (report: Report): string =>
  JSON.stringify({ ...askedOf(report), results: report.results }, asText);

type Row = readonly (string | number)[];

const HEAD: Row = ['tuning', 'way', 'table', 'at', 'figure', 'value'];

const summaryRows = ({ analysis, figures, sessions }: Result): Row[] => {
  const simulated: Row[] = [
    ['mean', figures.mean],
    ['mean.least', figures.interval[0]],
    ['mean.most', figures.interval[1]],
    ['hitRate', figures.hitRate],
    ['hitRate.least', figures.hitInterval[0]],
    ['hitRate.most', figures.hitInterval[1]],
    ['standardDeviation', figures.standardDeviation],
    ['maximum', figures.maximum],
    ['maximumRate', figures.maximumRate],
  ].map((row) => ['simulated', figures.rounds, ...row] as Row);
  const { mean, hitRate, standardDeviation, volatilityIndex, maximum, maximumChance } = analysis;
  const exact = Object.entries({
    mean,
    hitRate,
    standardDeviation,
    volatilityIndex,
    maximum,
    maximumChance,
  }).map((row): Row => ['exact', '', ...row]);
  if (!sessions) return [...simulated, ...exact];
  const { players, ruin, ruinInterval, timeToRuin, losingRun, end } = sessions.figures;
  const played = Object.entries({
    ruin,
    'ruin.least': ruinInterval[0],
    'ruin.most': ruinInterval[1],
    ...(timeToRuin && {
      'timeToRuin.lowerQuartile': timeToRuin[0],
      'timeToRuin.median': timeToRuin[1],
      'timeToRuin.upperQuartile': timeToRuin[2],
    }),
    'losingRun.median': losingRun.median,
    'losingRun.twentieth': losingRun.twentieth,
    'losingRun.longest': losingRun.longest,
    'end.5': end[0],
    'end.25': end[1],
    'end.50': end[2],
    'end.75': end[3],
    'end.95': end[4],
  }).map((row): Row => ['sessions', players, ...row]);
  return [...simulated, ...exact, ...played];
};

const sessionRows = ({ subject: { plan }, sessions }: Result): Row[] => {
  if (!sessions) return [];
  const { ruins, losingRuns, ends, paths } = sessions.played;
  const stakes = pathStakes(plan);
  return [
    ...ruins.map(([at, players]): Row => ['ruins', at, 'players', players]),
    ...losingRuns.map(([at, players]): Row => ['losingRuns', at, 'players', players]),
    ...ends.map(([at, players]): Row => ['ends', at, 'players', players]),
    ...paths.flatMap(([player, balances]) =>
      balances.map(
        (balance, at): Row => ['balances', stakes[at] ?? 0, `player ${player}`, balance],
      ),
    ),
  ];
};

const rowsOf = (result: Result): Row[] => {
  const { side, way } = result.subject;
  const { checkpoints } = result.figures;
  return [
    ...summaryRows(result),
    ...checkpoints.flatMap(({ rounds, mean, margin }): Row[] => [
      ['convergence', rounds, 'mean', mean],
      ['convergence', rounds, 'margin', margin],
    ]),
    ...result.payouts.map(([paid, stakes]): Row => ['payouts', paid / UNIT, 'stakes', stakes]),
    ...result.analysis.distribution.map(
      ({ payout, chance }): Row => ['payouts', payout, 'chance', chance],
    ),
    ...sessionRows(result),
  ].map((row) => [side, way, ...row]);
};

/** Every figure of a report, one a row, the request first: a table that any program can turn round. */
export const rowsOfReport = (report: Report): Row[] => {
  const { code, streams, isStopped, request } = askedOf(report);
  const { game, rounds, seed, players } = request;
  const asked = Object.entries({
    code: `${code.name} ${code.version}`,
    game,
    rounds,
    seed,
    players,
    streams,
    isStopped: String(isStopped),
  }).map((row): Row => ['', '', 'request', '', ...row]);
  const subjects = request.subjects.flatMap(({ side, way, tuning, plan }): Row[] => [
    [side, way, 'request', '', 'tuning', JSON.stringify(tuning)],
    ...Object.entries(plan).map((row): Row => [side, way, 'request', '', ...row]),
  ]);
  return [HEAD, ...asked, ...subjects, ...report.results.flatMap(rowsOf)];
};
