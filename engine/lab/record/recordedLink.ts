import type { InputOrigin } from '#contract/recording.ts';
import type { RoundServices } from '../../round/actors.ts';
import { millisLeft } from '../../round/context.ts';
import type { LinkOptions, RoundLink } from '../../round/link.ts';
import type { Recorder } from './recorder.ts';

/** What a scene gives the machine by itself; all else it passes on from the player's touch. */
const OF_SCENES: ReadonlySet<unknown> = new Set(['coins', 'cover', 'leave']);

/** Whose an input is that came by a link of `from`. */
const originOf = (from: InputOrigin, type: unknown): InputOrigin =>
  from === 'scene' && !OF_SCENES.has(type) ? 'player' : from;

/** What a game's `createLink` needs to be recorded. */
export type MakeLink<Link> = (services: RoundServices, options: LinkOptions) => Link;

/** Links to one and the same round, one for each that gives it inputs. */
export type LinkFor<Link> = (from: InputOrigin) => Link;

/** What else happens as a link is used. */
interface LinkHooks {
  /** An input is about to be sent. */
  sending?(): void;
  /** One of the links has left the round; both may. */
  left?(): void;
}

/** A game's round led through a recorder: services, scene, inputs and the machine itself. */
export const recordedLink = <Event extends { kind: string }, View>(
  make: MakeLink<RoundLink<Event, View>>,
  services: RoundServices,
  recorder: Recorder,
  { sending, left }: LinkHooks = {},
): LinkFor<RoundLink<Event, View>> => {
  const link = make(recorder.services(services), { inspect: recorder.inspect });
  recorder.runs(link.actor.logic);
  return (from) => ({
    ...link,
    attach: (presenter) => link.attach(recorder.presenter(presenter)),
    send(input) {
      sending?.();
      recorder.input(originOf(from, input.type), input);
      link.send(input);
    },
    leave() {
      recorder.input(from, { type: 'leave' });
      link.leave();
      left?.();
    },
    // For showing: the machine's own time stands still between two turns.
    millisLeft: () => millisLeft(link.actor.getSnapshot().context, services.clock.now()),
  });
};
