import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import scene from '#assets/ui/hero-home.svg?url';
import css from './hero.module.css';

/** The club at night; words over it, and the member's card on its edge. */
export const Hero = ({ words, card }: { words: ReactNode; card: ReactNode }) => (
  <section className={clsx(css.hero, card && css.withCard)}>
    <div className={css.window}>
      <img src={scene} width={780} height={440} alt="" fetchPriority="high" className={css.scene} />
    </div>
    <div className={css.words}>{words}</div>
    {card}
  </section>
);
