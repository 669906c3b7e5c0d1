import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#src/base/go.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import css from './button.module.css';

interface Look {
  /** `gold` is the one thing to do here; `quiet` stands beside it; `plain` is text alone. */
  look?: 'gold' | 'quiet' | 'plain' | 'paper';
  size?: 'm' | 's';
  isWide?: boolean;
  icon?: IconName | undefined;
}

const classOf = ({ look = 'gold', size = 'm', isWide }: Look) =>
  clsx(css.button, css[look], css[size], isWide && css.wide);

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Its action runs: the button keeps its place and its words, and takes no second press. */
  isBusy?: boolean;
  children: ReactNode;
}

export const Button = ({
  look,
  size,
  isWide,
  icon,
  isBusy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={isBusy}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    className={clsx(
      classOf({ ...(look && { look }), ...(size && { size }), ...(isWide && { isWide }) }),
      className,
    )}
  >
    <span className={css.words}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
    {isBusy && <span className={css.busy} aria-hidden="true" />}
  </button>
);

interface ButtonLinkProps extends Look, LinkProps {
  children: ReactNode;
}

const LinkWords = ({ icon, children }: Pick<ButtonLinkProps, 'icon' | 'children'>) => (
  <span className={css.words}>
    {icon && <Icon name={icon} size="s" />}
    {children}
  </span>
);

/** Leads to a page of the club. */
export const ButtonLink = ({
  look = 'gold',
  size = 'm',
  isWide = false,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={clsx(classOf({ look, size, isWide }), className)}>
    <LinkWords icon={icon}>{children}</LinkWords>
  </Link>
);

interface ButtonAwayProps extends Look, ComponentProps<'a'> {
  href: string;
  children: ReactNode;
}

/** Leads out of the club. */
export const ButtonAway = ({
  look = 'gold',
  size = 'm',
  isWide = false,
  icon,
  children,
  className,
  ...rest
}: ButtonAwayProps) => (
  <a {...rest} className={clsx(classOf({ look, size, isWide }), className)}>
    <LinkWords icon={icon}>{children}</LinkWords>
  </a>
);
