/** Where a banner leads: a path of the club, or an https address in a tab of its own. */
export type BannerLink = { to: string } | { href: string };

/** What an operator wrote as a link; null for anything but a path of ours or an https address. */
export const bannerLink = (link: string): BannerLink | null => {
  if (/^\/(?![/\\])/.test(link)) return { to: link };
  return URL.canParse(link) && new URL(link).protocol === 'https:' ? { href: link } : null;
};
