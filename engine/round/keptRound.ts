import type { RoundEvent } from '#contract/rounds.ts';
import type { RoundPresenter, RoundView } from './game.ts';
import type { RoundLink } from './link.ts';

type Link = RoundLink<RoundEvent, RoundView>;
type Presenter = RoundPresenter<RoundEvent, RoundView>;

/**
 * One round for scenes that follow one another, as while a scene is worked on: the answer makes each scene
 * its link. With it the scene before has lost the round: what it was telling is skipped, and its `leave`
 * is not heard. The next one is restored from the round's present view, and the machine never moves.
 */
export const keepRound = (link: Link): (() => Link) => {
  let presenter: Presenter | null = null;
  let isBegun = false;
  let latest = 0;

  /** What the machine knows as its scene: whichever is there; events that find none are passed over. */
  const relayOf = ({ play }: Presenter): Presenter => ({
    restore: (view, signal) => presenter?.restore(view, signal),
    play: Object.fromEntries(
      Object.keys(play).map((kind) => [
        kind,
        (event: RoundEvent, signal: AbortSignal) => presenter?.play[kind]?.(event, signal),
      ]),
    ),
  });

  return () => {
    latest += 1;
    const mine = latest;
    presenter = null;
    link.send({ type: 'skip' });
    return {
      ...link,
      attach(own) {
        if (mine !== latest) return;
        presenter = own;
        const { view, phase } = link.state();
        if (!isBegun) link.attach(relayOf(own));
        // A round found open is shown when the player goes on with it.
        else if (view !== null && phase !== 'resumable')
          void own.restore(view, new AbortController().signal);
        isBegun = true;
      },
      leave() {
        if (mine === latest) link.leave();
      },
    };
  };
};
