import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './question.module.css';

interface DeskQuestionProps {
  title: string;
  /** The answer Escape gives: the one that changes nothing. */
  onStay?: () => void;
  children: ReactNode;
}

/** A question laid over the stage: what lies below waits for its answer. */
export const DeskQuestion = ({ title, onStay, children }: DeskQuestionProps) => {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div className={css.veil}>
      <div
        ref={card}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className={css.card}
        onKeyDown={(event) => event.key === 'Escape' && onStay?.()}
      >
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={css.body}>
          {children}
        </div>
      </div>
    </div>
  );
};
