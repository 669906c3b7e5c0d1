import type { AnyStateMachine } from 'xstate';
import { DESCRIPTIONS } from './descriptions.ts';

/** What an edge begins at that every state has, whichever is active. */
export const ANYWHERE = '*';
/** In the place of a name that a guard or action should have had. */
export const ANONYMOUS = '(anonymous)';

interface ChartState {
  /** Its path in the machine, joined by dots: `idle`. */
  key: string;
  /** Null: nobody has described it. */
  description: string | null;
  /** The file that makes it, from the project's root; null: not known. */
  source: string | null;
  isInitial: boolean;
  isFinal: boolean;
  entry: readonly string[];
  exit: readonly string[];
  /** The actors that run while it is active: their names, and the ids that their events carry. */
  invoked: readonly { id: string; src: string }[];
}

export interface ChartEdge {
  /** Its place among all edges, from 0. */
  id: number;
  /** A state's key, or `ANYWHERE`. */
  from: string;
  /** Null: nothing is left or entered. */
  to: string | null;
  /** As it reads: `move`, `always`, `done(call)`, `error(call)`. */
  event: string;
  /** The condition's name, with its parameter: `returnsTo(sending)`; null: none. */
  guard: string | null;
  actions: readonly string[];
}

/** A machine as a picture of it has it; plain data. */
export interface Chart {
  states: readonly ChartState[];
  edges: readonly ChartEdge[];
}

type Node = AnyStateMachine['root'];
type Named = string | { type: string; params?: unknown } | ((...args: never) => unknown);

/** The name of a guard or an action as the machine's config has it. */
const nameOf = (named: Named): string => {
  if (typeof named === 'function') return ANONYMOUS;
  if (typeof named === 'string') return named;
  const { type, params } = named;
  if (params === undefined || typeof params === 'function') return type;
  return `${type}(${typeof params === 'string' ? params : JSON.stringify(params)})`;
};

const keyOf = ({ path }: Pick<Node, 'path'>): string => path.join('.') || ANYWHERE;

const ENDS = /^xstate\.(done|error)\.actor\.(.+)$/;

/** How an event reads, by its type and the actors that may have sent it. */
const readingOf = (type: string, invoked: ChartState['invoked']): string => {
  const [, end, id] = ENDS.exec(type) ?? [];
  if (!end) return type;
  return `${end}(${invoked.find((each) => each.id === id)?.src ?? id})`;
};

const described = (key: string): Pick<ChartState, 'description' | 'source'> => {
  const file = Object.entries(DESCRIPTIONS).find(([, states]) => key in states);
  return { description: file?.[1][key] ?? null, source: file?.[0] ?? null };
};

const stateOf = (node: Node, initial: ReadonlySet<Node>): ChartState => {
  const key = keyOf(node);
  return {
    key,
    ...described(key),
    isInitial: initial.has(node),
    isFinal: node.type === 'final',
    entry: node.entry.map((action) => nameOf(action as Named)),
    exit: node.exit.map((action) => nameOf(action as Named)),
    invoked: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === 'string' ? src : ANONYMOUS,
    })),
  };
};

type Transition = NonNullable<Node['always']>[number];

const edgesOf = (node: Node, invoked: ChartState['invoked']): Omit<ChartEdge, 'id'>[] => {
  const edge = (event: string, { target, guard, actions }: Transition) => ({
    from: keyOf(node),
    to: target?.[0] ? keyOf(target[0]) : null,
    event,
    guard: guard === undefined ? null : nameOf(guard as Named),
    actions: actions.map((action) => nameOf(action as Named)),
  });
  return [
    ...(node.always ?? []).map((transition) => edge('always', transition)),
    ...[...node.transitions].flatMap(([type, transitions]) =>
      transitions.map((transition) => edge(readingOf(type, invoked), transition)),
    ),
  ];
};

/** All nodes below one, in the order they were written. */
const below = (node: Node): Node[] =>
  Object.values(node.states as Record<string, Node>).flatMap((each) => [each, ...below(each)]);

/** The chart of any machine, read from its own definition. Its root is no state: it is `ANYWHERE`. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const { root } = machine;
  const nodes = below(root);
  const compound = [root, ...nodes].filter(({ type }) => type === 'compound');
  const initial = new Set(compound.flatMap(({ initial: { target } }) => target ?? []));
  const states = nodes.map((node) => stateOf(node, initial));
  const edges = [
    ...nodes.flatMap((node, at) => edgesOf(node, states[at]?.invoked ?? [])),
    ...edgesOf(root, []),
  ];
  return { states, edges: edges.map((edge, id) => ({ id, ...edge })) };
};

/** How an event of the machine reads in its chart, by its type. */
export const eventName = ({ states }: Chart, type: string): string =>
  readingOf(
    type,
    states.flatMap(({ invoked }) => invoked),
  );

/** From one state to the next: the event as it reads. */
export interface Hop {
  from: string;
  event: string;
  to: string;
}

/** The edge that was taken; a state's own comes before one of everywhere. Undefined: there is none. */
export const edgeOf = ({ edges }: Chart, { from, event, to }: Hop): ChartEdge | undefined => {
  const fits = (origin: string) =>
    edges.find((edge) => edge.from === origin && edge.event === event && (edge.to ?? from) === to);
  return fits(from) ?? fits(ANYWHERE);
};
