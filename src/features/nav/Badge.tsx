import { clsx } from 'clsx';
import css from './badge.module.css';

/** Spec 9: more than this is not counted any further. */
const MOST = 99;

/** 3 -> '3', 120 -> '99+'. */
export const badgeText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

/** How many wait; nothing where none does. For the eye: the control it sits on says it in words. */
export const Badge = ({ count, className }: { count: number; className?: string | undefined }) =>
  count > 0 && (
    <span aria-hidden="true" className={clsx(css.badge, className)}>
      {badgeText(count)}
    </span>
  );
