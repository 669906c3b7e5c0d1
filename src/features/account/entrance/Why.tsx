import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router';
import { isGameKey } from '#contract/facts.ts';
import { GAMES } from '#games/index.ts';
import { paths } from '#src/base/paths.ts';
import { sentFrom } from '#src/base/stored.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './why.module.css';

/** The first that fits tells what the visitor wanted. */
const WISHES = [
  ['redeem', paths.redeem.path],
  ['history', paths.transaction.path],
  ['inbox', `${paths.inbox.path}/*`],
  ['play', paths.play.path],
  ['setting', `${paths.setting.path}/*`],
] as const;

/** Why a visitor stands at the entrance: what they wanted is for members. Else nothing. */
export const Why = () => {
  const { t } = useTranslation('login');
  const text = useGameText();
  const [path] = useState(() => sentFrom.get()?.split(/[?#]/)[0] ?? null);
  if (path === null) return null;
  const [wish = 'other'] = WISHES.find(([, pattern]) => matchPath(pattern, path)) ?? [];
  const { game } = matchPath(paths.play.path, path)?.params ?? {};
  return (
    <p className={css.why} role="status">
      <Icon name="lock" size="s" />
      <span>{t(`why.${wish}`, { game: isGameKey(game) ? text(GAMES[game].titleKey) : '' })}</span>
    </p>
  );
};
