import type { ReactNode } from 'react';
import scene from '#assets/ui/hero-home.svg?url';
import { keepsCookies } from '#src/base/stored.ts';
import css from './entrance.module.css';
import { NoCookies } from './NoCookies.tsx';
import { Why } from './Why.tsx';

interface EntranceProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The door of the club: the scene through an arch, the form beside it, or why no form would let anybody in. */
export const Entrance = ({ title, text, children }: EntranceProps) => (
  <div className={css.entrance}>
    <div className={css.arch} aria-hidden="true">
      <img src={scene} width={780} height={440} alt="" className={css.scene} />
    </div>
    <div className={css.desk}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <Why />
      {keepsCookies() ? children : <NoCookies />}
    </div>
  </div>
);
