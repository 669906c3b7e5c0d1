import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { Guide } from './Guide.tsx';
import css from './guide.module.css';

/**
 * The guide over a table that waits for it: nothing behind it can be pressed. It is no popup, whose
 * code a first visit would have to load before the first round.
 */
export const FirstGuide = (props: { game: GameKey; onDone: () => void }) => {
  const { t } = useTranslation('play');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css.over} aria-labelledby="guide-title">
      <div className={css.card}>
        <h2 id="guide-title" ref={title} tabIndex={-1} className={css.title}>
          {t('view.guide')}
        </h2>
        <Guide {...props} />
      </div>
    </section>
  );
};
