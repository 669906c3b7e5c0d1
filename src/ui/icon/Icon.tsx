import { clsx } from 'clsx';
import css from './icon.module.css';
import { type IconName, SHAPES } from './shapes.ts';

/**
 * One of the chrome's drawings, in the text's colour. It stands in the page itself: as a picture or a mask
 * each would be a document of its own, and twenty of them held a cheap phone up for a fifth of a second.
 */
export const Icon = ({ name, size }: { name: IconName; size?: 's' | 'm' | 'l' }) => {
  const [lines, filled] = SHAPES[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={clsx(css.icon, size && css[size])}>
      <path d={lines} />
      {filled && <path d={filled} className={css.filled} />}
    </svg>
  );
};
