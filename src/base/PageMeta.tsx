import { matchPath, useLocation } from 'react-router';
import { addressOf, alternatesOf } from './addresses.ts';
import { BRAND } from './brand.ts';
import { useLanguage } from './language.ts';
import { PUBLIC_PATHS, paths } from './paths.ts';

interface PageMetaProps {
  /** Translated, without the club's name. */
  title: string;
  /** Translated; one sentence. */
  description: string;
  /** A page that search engines must not list. */
  isHidden?: boolean;
}

/** A page of the club, a player's own too: nothing else is there in other languages. */
const isPage = (pathname: string) =>
  Object.values(paths).some(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

/** A page's title, description, canonical and alternate-language links (spec 2, rule 7). */
export const PageMeta = ({ title, description, isHidden = false }: PageMetaProps) => {
  const { pathname } = useLocation();
  const language = useLanguage();
  const isPublic = PUBLIC_PATHS.has(pathname) && !isHidden;
  return (
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isPublic ? (
        <link rel="canonical" href={addressOf(pathname, language)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isPage(pathname) &&
        alternatesOf(pathname).map((alternate) => (
          <link key={alternate.hrefLang} rel="alternate" {...alternate} />
        ))}
    </>
  );
};
