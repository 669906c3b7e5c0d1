import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { GAME_KEYS } from '#contract/facts.ts';
import type { Language } from '#contract/languages.ts';
import { GAMES } from '#games/index.ts';
import { createQueryClient } from '#src/base/calls/queryClient.ts';
import { GamePage } from '#src/screens/game/GamePage.tsx';
import { GamesScreen } from '#src/screens/games/GamesScreen.tsx';
import { HelpdeskScreen } from '#src/screens/helpdesk/HelpdeskScreen.tsx';
import { HelpScreen } from '#src/screens/responsible-gaming/HelpScreen.tsx';
import { useSession } from '#src/session/store.ts';
import './i18n.ts';
import { paths } from '#src/base/paths.ts';
import { en } from './locales/en.ts';
import { loadLongText } from './locales/long.ts';
import { ms } from './locales/ms.ts';
import { zh } from './locales/zh.ts';

for (const [language, texts] of Object.entries({ en, ms, zh }))
  for (const [namespace, bundle] of Object.entries(texts))
    i18next.addResourceBundle(language, namespace, bundle);

/** The pages many come in by, and how a visitor finds them. */
const SCREENS: ReadonlyMap<string, ReactElement> = new Map<string, ReactElement>([
  [paths.games.path, <GamesScreen key="games" />],
  ...GAME_KEYS.map(
    (key) => [paths.game.href(key), <GamePage key={key} game={GAMES[key]} />] as const,
  ),
  [paths.helpdesk.path, <HelpdeskScreen key="helpdesk" />],
  [paths.responsibleGaming.path, <HelpScreen key="help" />],
]);

/** A picture below the fold is the app's to fetch: until then its place is kept. */
const LATER = /(<img )src="[^"]*"(?=[^>]* loading="lazy")/g;
const NOTHING = '$1src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E"';

/**
 * A screen as it first shows itself to a visitor, as HTML: it stands in the page until the app has
 * started and shows its own. Null for a page that opens otherwise. The build alone calls it.
 */
export const prerender = async (path: string, language: Language): Promise<string | null> => {
  const screen = SCREENS.get(path);
  if (!screen) return null;
  i18next.addResourceBundle(language, 'responsible', await loadLongText('responsible', language));
  await i18next.changeLanguage(language);
  // Where nothing is kept, hooks read the state a store began with.
  useSession.getInitialState().language = language;
  const html = renderToString(
    <html lang={language}>
      {/* React puts the screen's title and links here. */}
      <head />
      <body>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
        </QueryClientProvider>
      </body>
    </html>,
  );
  return /<body>(.*)<\/body>/s.exec(html)?.[1]?.replace(LATER, NOTHING) ?? null;
};
