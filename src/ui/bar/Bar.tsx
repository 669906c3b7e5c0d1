import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useIsCovered } from '../popup/turn.ts';
import css from './bar.module.css';

interface BarProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** Its button. */
  children: ReactNode;
  /** Absent: it can't be sent away. */
  onClose?: () => void;
  closeLabel?: string;
}

/** An offer that floats above the bar below: it moves nothing on the page, and takes no keys behind a popup. */
export const Bar = ({ picture, title, text, children, onClose, closeLabel }: BarProps) => {
  const id = useId();
  return (
    <aside className={css.bar} aria-labelledby={id} inert={useIsCovered()}>
      <span className={css.picture}>{picture}</span>
      <div className={css.words} role="status">
        <p id={id} className={css.title}>
          {title}
        </p>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.doors}>
        {children}
        {onClose && (
          <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size="s" />
          </button>
        )}
      </div>
    </aside>
  );
};
