import { wilson } from '#engine/core/odds/confidence.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Figure } from '../plot/spec.ts';
import type { Result } from '../results.ts';
import type { SimulationWords } from '../words.ts';

const multiplierOf = (units: number): number => Math.round(UNIT * units);

/** How often a stake was paid what, beside the exact chance of it. */
export const payouts = (results: readonly Result[], words: SimulationWords): Figure => {
  const { t, side: sideName, share, interval, times, count } = words;
  const shares = results.map(({ payouts: seen, figures: { rounds } }) => ({
    rounds,
    seen: new Map(seen),
  }));
  const chances = results.map(
    ({ analysis }) =>
      new Map(analysis.distribution.map(({ payout, chance }) => [multiplierOf(payout), chance])),
  );
  const paid = [
    ...new Set([
      ...shares.flatMap(({ seen }) => [...seen.keys()]),
      ...chances.flatMap((each) => [...each.keys()]),
    ]),
  ].sort((a, b) => a - b);
  const stakes = (nth: number, payout: number) => shares[nth]?.seen.get(payout) ?? 0;
  const rounds = (nth: number) => shares[nth]?.rounds ?? 1;
  const told = (nth: number, payout: number) => {
    const seen = stakes(nth, payout);
    return `${share(seen / rounds(nth))} (${interval(wilson(seen, rounds(nth)))})`;
  };
  const exact = (nth: number, payout: number) => chances[nth]?.get(payout) ?? 0;
  return {
    name: 'payouts',
    title: t('payouts.title'),
    note: t('payouts.note'),
    spec: {
      x: paid.map((_, at) => at),
      places: paid.map((payout) => times(payout / UNIT)),
      lines: results.flatMap(({ subject: { side } }, nth) => [
        {
          label: sideName(side),
          side,
          kind: 'bars' as const,
          // A logarithm has no place for what never came.
          values: paid.map((payout) => stakes(nth, payout) / rounds(nth) || null),
          told: (at: number) => told(nth, paid[at] ?? 0),
        },
        {
          label: t('exactOf', { side: sideName(side) }),
          side,
          kind: 'ticks' as const,
          values: paid.map((payout) => exact(nth, payout) || null),
        },
      ]),
      bands: [],
      scale: 'logY',
      xText: (at) => times((paid[at] ?? 0) / UNIT),
      yText: share,
    },
    table: {
      head: [
        t('payout'),
        ...results.flatMap(({ subject: { side } }) => [
          t('stakesOf', { side: sideName(side) }),
          t('shareOf', { side: sideName(side) }),
          t('exactOf', { side: sideName(side) }),
        ]),
      ],
      rows: paid.map((payout) => [
        times(payout / UNIT),
        ...results.flatMap((_, nth) => [
          count(stakes(nth, payout)),
          told(nth, payout),
          share(exact(nth, payout)),
        ]),
      ]),
    },
  };
};
