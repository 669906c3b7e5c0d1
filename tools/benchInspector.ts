import { availableParallelism } from 'node:os';
import { benchLayout, benchLog } from '../tests/bench/inspector.ts';
import { benchInspectorTuning } from '../tests/bench/inspectorTuning.ts';
import { median } from '../tests/bench/median.ts';
import { benchSimulation, SIMULATIONS } from '../tests/bench/simulation.ts';
import { line, perSecond, wholeText } from './benchLines.ts';

const MOST_SIMULATION_S = 5;

/** What a designer's simulation takes on all cores, sessions of a thousand players included; and a thread alone. */
const simulations = async (runs: number): Promise<void> => {
  const cores = availableParallelism();
  for (const simulation of SIMULATIONS) {
    const { game, way, rounds } = simulation;
    const seconds: number[] = [];
    const alone: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      seconds.push(await benchSimulation(simulation, cores));
      const part = { ...simulation, rounds: rounds / 5 };
      alone.push(part.rounds / (await benchSimulation(part, 1)));
    }
    const took = median(seconds);
    line(
      `inspector: ${wholeText(rounds)} of ${game}, ${way}`,
      `${took.toFixed(1)} s`,
      `${took <= MOST_SIMULATION_S ? 'ok' : 'ABOVE'} (at most 5 s on ${cores} cores)`,
    );
    perSecond('  of one thread', alone);
  }
};

const MOST_CHANGE_MS = 100;

const inspectorTuning = (runs: number): void => {
  for (const { game, ms } of benchInspectorTuning(runs)) {
    const worst = Math.max(...ms);
    line(
      `a changed number, all figures and hints: ${game}`,
      `${worst.toFixed(1)} ms`,
      `${worst < MOST_CHANGE_MS ? 'ok' : 'ABOVE'} (under ${MOST_CHANGE_MS} ms)`,
    );
  }
};

const MOST_LAYOUT_MS = 100;
/** Of a second, for a log that grows by a thousand entries in it; and of one read, a frame at 60 a second. */
const MOST_LOG_MS = 100;
const FRAME_MS = 16;

const panels = async (runs: number): Promise<void> => {
  const within = (what: string, ms: number, most: number) =>
    line(what, `${ms.toFixed(1)} ms`, `${ms < most ? 'ok' : 'ABOVE'} (under ${most} ms)`);
  // The log first: what laying out leaves is cleared away long before, where a page has been idle since.
  const { reads, aSecond } = await benchLog(runs);
  within('inspector: log of 1,000 entries a second', aSecond, MOST_LOG_MS);
  const sorted = reads.toSorted((a, b) => a - b);
  within('  a read of 200, 99 of 100', sorted[Math.floor(sorted.length * 0.99)] ?? 0, FRAME_MS);
  for (const { game, ms } of await benchLayout(runs))
    within(`inspector: chart of ${game}, slowest run`, Math.max(...ms), MOST_LAYOUT_MS);
};

/** The designers' tool: chart and log as a page has them that has simulated nothing yet, figures, simulations. */
export const inspector = async (runs: number): Promise<void> => {
  await panels(runs);
  inspectorTuning(runs);
  await simulations(runs);
};
