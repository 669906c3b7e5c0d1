import type { AnyRoundLink } from '#games/catalogue.ts';

/** Opens a round; a session that is over is put away first. */
export const openNext = (link: AnyRoundLink): void => {
  if (link.state().phase === 'settled' && link.stakes !== 'round') {
    const stop = link.subscribe(({ phase }) => {
      if (phase === 'idle') queueMicrotask(() => link.send({ type: 'open' }));
      if (phase !== 'settled' && phase !== 'loading' && phase !== 'loaded') stop();
    });
    link.send({ type: 'continue' });
  } else link.send({ type: 'open' });
};
