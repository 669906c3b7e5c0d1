import type { ComponentProps, ComponentType } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, redirect, useNavigate } from 'react-router';
import type { OwnPath } from '#contract/ownPath.ts';

/*
 * Every way to another page of the club: each takes a path that never leaves it (contract/ownPath.ts), where the
 * router's own would follow any address. Nothing else imports those (biome.json, tools/lint/places.grit).
 */

type Within<Props> = Omit<Props, 'to'> & { to: OwnPath };

/** A link to a page of the club. */
export const Link: ComponentType<Within<ComponentProps<typeof RouterLink>>> = RouterLink;
export type LinkProps = ComponentProps<typeof Link>;

/** One that says whether its page is shown. */
export const NavLink: ComponentType<Within<ComponentProps<typeof RouterNavLink>>> = RouterNavLink;

/** To be thrown by a loader. */
export const goInstead = (to: OwnPath): Response => redirect(to);

/** Goes to a page of the club, or one page back. */
export interface Go {
  (to: OwnPath, options?: { replace?: boolean }): void | Promise<void>;
  (back: -1): void | Promise<void>;
}

export const useGo = (): Go => useNavigate();

/** Loads a page of the club anew. */
export const loadPage = (to: OwnPath): void => window.location.assign(to);
