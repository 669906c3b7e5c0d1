import { useMemo } from 'react';
import { chartOf } from '#engine/lab/inspect/chart.ts';
import { wayTo } from '#engine/lab/inspect/way.ts';
import type { Moment } from '#engine/lab/replay/tape.ts';
import type { RoundMachine } from '#engine/round/machine.ts';
import { ChartBoard } from './ChartBoard.tsx';

interface AtChartProps {
  machine: RoundMachine;
  moments: readonly Moment[];
  /** Which of them is looked at, from 0. */
  at: number;
}

/** A machine's chart as it was at one of its moments. */
export const AtChart = ({ machine, moments, at }: AtChartProps) => {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const way = useMemo(() => wayTo(chart, moments, at), [chart, moments, at]);
  return <ChartBoard chart={chart} {...way} />;
};
