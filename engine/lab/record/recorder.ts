import type { InspectionEvent } from 'xstate';
import { RECORDING_VERSION } from '#contract/facts.ts';
import type { Entry, InputOrigin, Recording } from '#contract/recording.ts';
import type { Round } from '#contract/rounds.ts';
import type { StageNotes } from '../../canvas/stage/notes.ts';
import type { Clock } from '../../core/clock.ts';
import type { RoundServices } from '../../round/actors.ts';
import type { RoundPresenter } from '../../round/game.ts';
import type { RoundInput } from '../../round/input.ts';
import type { RoundMachine } from '../../round/machine.ts';
import { machineHash } from './machineHash.ts';
import { createPages } from './page.ts';
import { memoryHash } from './redact.ts';
import { createSegments } from './segments.ts';
import { recordedServices } from './services.ts';
import { recordedPresenter } from './shows.ts';
import { createStageNotes, type PageNotes } from './stageNotes.ts';

/** Entries kept of one visit, about half an hour of quick play; whole segments are let go. */
const MOST_ENTRIES = 8_000;

export interface RecorderOptions {
  game: string;
  /** Read at each turn: what happens in one has one time. */
  clock: Pick<Clock, 'now'>;
  /** Of the visit and the app; as the recording has them. */
  visit: string;
  build: string;
  mostEntries?: number;
  /** All that comes is of one segment, rounds that are opened in it too: for a replay of one. */
  isOneSegment?: boolean;
}

export interface Recorder {
  /** The machine that is recorded; it is told by its hash. */
  runs(machine: RoundMachine): void;
  /** To be called before the machine gets it. */
  input(from: InputOrigin, input: RoundInput): void;
  /** The machine's services: what they are asked for and what they give is noted. */
  services(own: RoundServices): RoundServices;
  /** The round's scene: when it is given something to show, and when it has shown it. */
  presenter<Event extends { kind: string }, View>(
    own: RoundPresenter<Event, View>,
  ): RoundPresenter<Event, View>;
  /** What the stage and its page tell of themselves; no cause to the machine. */
  stage: StageNotes & PageNotes;
  /** Hand this to `createActor(machine, { inspect })`: it notes events and states of the root. */
  inspect(event: InspectionEvent): void;
  /** The entries of the segment that is written, as they come. */
  entries(): readonly Entry[];
  /** How many segments were begun so far. */
  begun(): number;
  /** A copy of what is recorded so far, or of the `from`th segment and those after it, from 0. */
  recording(from?: number): Recording;
}

/** A copy as JSON has it: what is recorded must not change afterwards, nor hold on to the page. */
const frozen = (value: unknown): unknown => {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return String(value);
  }
};

/** Between two rounds, where nothing waits or is under way: a round's recording begins here. */
const BETWEEN: ReadonlySet<unknown> = new Set(['idle', 'settled']);

interface Latest {
  value: unknown;
  context: Record<string, unknown>;
}

/**
 * Records one visit to a game: what came from outside, and what the machine did of it. The machine,
 * its services and its scene must all be led through it. A replay runs the same recorder over its
 * own outside, and compares.
 */
export const createRecorder = (options: RecorderOptions): Recorder => {
  const { game, clock, visit, build, mostEntries = MOST_ENTRIES, isOneSegment = false } = options;
  const startedAt = clock.now();
  let latest: Latest | null = null;
  let machine: RoundMachine | null = null;
  let hash = '';
  const segments = createSegments(mostEntries);
  const stage = createStageNotes(clock, segments, startedAt);
  const { page, own, renumber } = createPages(clock, segments, startedAt, stage.flush);

  const learn = (round: Round) => {
    const { id: roundId, serverSeedHash: seedHash, tuningHash = null } = round;
    const { clientSeed, nonce, tuningVersion } = round;
    const facts = { roundId, seedHash, clientSeed, nonce, tuningVersion, tuningHash };
    segments.current().facts = facts;
  };

  const cut = (begin: Latest) => {
    const context = frozen(begin.context) as Latest['context'];
    renumber();
    stage.flush();
    segments.cut({ value: frozen(begin.value), context });
    stage.repeat();
  };

  return {
    runs(own) {
      machine = own;
    },
    input(from, input) {
      page().turn();
      const isNext = input.type === 'open' && !isOneSegment;
      if (isNext && latest && BETWEEN.has(latest.value)) cut(latest);
      page().note({ kind: 'input', from, input: frozen(input) });
    },
    services: (own) => recordedServices(own, page, { frozen, learn }),
    stage,
    presenter(own) {
      page().turn();
      return recordedPresenter(own, page);
    },
    inspect(inspected) {
      const { note } = page();
      if (inspected.actorRef.sessionId !== inspected.rootId) {
        if (inspected.type !== '@xstate.actor') return;
        const src = 'src' in inspected.actorRef ? String(inspected.actorRef.src) : 'child';
        own(src);
        note({ kind: 'actor', src });
        return;
      }
      if (inspected.type === '@xstate.event')
        note({ kind: 'event', event: frozen(inspected.event) });
      if (inspected.type !== '@xstate.snapshot') return;
      const { snapshot } = inspected;
      if (!('value' in snapshot && 'context' in snapshot)) return;
      latest = { value: snapshot.value, context: snapshot.context as Latest['context'] };
      const { status } = snapshot;
      note({
        kind: 'state',
        status,
        value: frozen(latest.value),
        hash: memoryHash(latest.context),
      });
    },
    entries: () => segments.current().entries,
    begun: segments.begun,
    recording(from = 0) {
      stage.flush();
      // Only once it is asked for: a visit begins without it, and a replay does without.
      if (machine && !hash) hash = machineHash(machine);
      return {
        version: RECORDING_VERSION,
        game,
        visit,
        build,
        machine: hash,
        startedAt,
        dropped: Math.max(from, segments.dropped()),
        segments: segments.copy(from),
      };
    },
  };
};
