import type { DrawLink, DrawPresenter } from '#games/quiz-draw/machine.ts';

/** Where the scene sits beside a draw that goes on without it. */
export interface DrawSeat {
  /** For the machine: shows by the scene that is there, and nothing where none is. */
  presenter: DrawPresenter;
  /** The link of a scene that comes; with its leaving the draw goes on. */
  linkFor(link: DrawLink): DrawLink;
}

/**
 * The page's draw needs no canvas: its machine runs from the start, and a scene may come later, go, or be built
 * anew. What was drawn is told at once where nothing shows it.
 */
export const createSeat = (): DrawSeat => {
  let scene: DrawPresenter | null = null;

  return {
    presenter: {
      restore: (view, signal) => scene?.restore(view, signal),
      play: {
        async drawn(event, signal) {
          const playing = scene;
          try {
            await playing?.play.drawn(event, signal);
          } catch (error) {
            // Taken off in the middle of it: what was drawn stands all the same.
            if (playing === scene) throw error;
          }
        },
      },
    },
    linkFor(link) {
      let own: DrawPresenter | null = null;
      return {
        ...link,
        attach(presenter) {
          own = presenter;
          scene = presenter;
        },
        leave() {
          if (scene !== own) return;
          scene = null;
          // Nothing is covered where nothing is.
          if (link.state().isCovered) link.send({ type: 'cover', isCovered: false });
        },
      };
    },
  };
};
