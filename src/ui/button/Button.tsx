import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#src/base/go.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import css from './button.module.css';

interface Look {
  /** `gold` is the one thing to do here; `quiet` stands beside it; `plain` is text alone. */
  look?: 'gold' | 'quiet' | 'plain' | 'paper' | undefined;
  size?: 'm' | 's' | undefined;
  isWide?: boolean | undefined;
}

interface Words {
  icon?: IconName | undefined;
  children: ReactNode;
}

const classOf = ({ look = 'gold', size = 'm', isWide }: Look, className?: string) =>
  clsx(css.button, css[look], css[size], isWide && css.wide, className);

const ButtonWords = ({ icon, children }: Words) => (
  <span className={css.words}>
    {icon && <Icon name={icon} size="s" />}
    {children}
  </span>
);

interface ButtonProps extends Look, Words, Omit<ComponentProps<'button'>, 'children'> {
  /** Its action runs: the button keeps its place and its words, and takes no second press. */
  isBusy?: boolean;
}

export const Button = (props: ButtonProps) => {
  const { look, size, isWide, icon, isBusy = false, children, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classOf({ look, size, isWide }, className)}
    >
      <ButtonWords icon={icon}>{children}</ButtonWords>
      {isBusy && <span className={css.busy} aria-hidden="true" />}
    </button>
  );
};

/** Leads to a page of the club. */
export const ButtonLink = (props: Look & Words & LinkProps) => {
  const { look, size, isWide, icon, children, className, ...rest } = props;
  return (
    <Link {...rest} className={classOf({ look, size, isWide }, className)}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </Link>
  );
};

/** Leads out of the club. */
export const ButtonAway = (props: Look & Words & ComponentProps<'a'> & { href: string }) => {
  const { look, size, isWide, icon, children, className, ...rest } = props;
  return (
    <a {...rest} className={classOf({ look, size, isWide }, className)}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </a>
  );
};
