import type { Chart } from '#engine/lab/inspect/chart.ts';

/** What of a chart was asked for. */
export interface ChartMatches {
  states: ReadonlySet<string>;
  edges: ReadonlySet<number>;
}

/**
 * States and edges that have the words in their name, description, file, events, guards, actions or actors.
 * Null: nothing is asked for.
 */
export const findIn = ({ states, edges }: Chart, query: string): ChartMatches | null => {
  const asked = query.trim().toLowerCase();
  if (asked === '') return null;
  const has = (...texts: (string | null)[]) =>
    texts.some((text) => text?.toLowerCase().includes(asked));
  return {
    states: new Set(
      states
        .filter(({ key, description, source, entry, exit, invoked }) =>
          has(key, description, source, ...entry, ...exit, ...invoked.map(({ src }) => src)),
        )
        .map(({ key }) => key),
    ),
    edges: new Set(
      edges
        .filter(({ event, guard, actions }) => has(event, guard, ...actions))
        .map(({ id }) => id),
    ),
  };
};
