import { type ReactNode, useId } from 'react';
import css from './step.module.css';

/** A part of the way, under its heading. */
export const FormStep = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={css.step} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Parts that are gone through one after the other. */
export const FormSteps = ({ children }: { children: ReactNode }) => (
  <div className={css.steps}>{children}</div>
);
