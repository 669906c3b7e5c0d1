import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import css from './figures.module.css';

interface ProposalProps {
  title: string;
  text: string;
  /** What the button that puts values into the form says. */
  go: string;
  onGo: () => void;
  /** What came of it; '': it was not pressed yet. */
  told: string;
  /** What is asked of the designer before. */
  children: ReactNode;
}

/** A way to have values of a tuning proposed, and what came of it. */
export const Proposal = ({ title, text, go, onGo, told, children }: ProposalProps) => (
  <section className={css.solve}>
    <h4 className={css.small}>{title}</h4>
    <p className={css.assumes}>{text}</p>
    {children}
    <Button look="quiet" size="s" onClick={onGo}>
      {go}
    </Button>
    <p role="status" className={css.told}>
      {told}
    </p>
  </section>
);
