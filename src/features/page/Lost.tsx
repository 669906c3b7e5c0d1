import type { ReactNode } from 'react';
import { Drawing } from '#src/ui/picture/Drawing.tsx';
import css from './lost.module.css';

interface LostProps {
  /** Address of a drawing of 240 by 180. */
  picture: string;
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** A page that is nothing but an apology and the ways on. */
export const Lost = ({ picture, title, text, children }: LostProps) => (
  <div className={css.lost}>
    <Drawing src={picture} className={css.picture} />
    <h1 className={css.title}>{title}</h1>
    <p className={css.text}>{text}</p>
    <div className={css.ways}>{children}</div>
  </div>
);
