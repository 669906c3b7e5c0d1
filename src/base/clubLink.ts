import { type OwnPath, ownPath } from '#contract/ownPath.ts';

/** Where a banner or a promotion leads: a path of the club, or an https address in a tab of its own. */
type ClubLink = { to: OwnPath } | { href: string };

/** What an operator wrote as a link; null for anything but a path of ours or an https address. */
export const clubLink = (link: string): ClubLink | null => {
  const to = ownPath(link);
  if (to !== null) return { to };
  return URL.canParse(link) && new URL(link).protocol === 'https:' ? { href: link } : null;
};
