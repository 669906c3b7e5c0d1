import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPath } from '#contract/ownPath.ts';
import type { Round } from '#contract/rounds.ts';
import { formatCoins } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { whenIdle } from '#src/base/settled.ts';
import { useCoins } from '#src/session/useCoins.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './play.module.css';

interface Otherwise {
  otherwise: ReactNode;
}
// Where it can't be had, without a network or after a new release, the page must not be loaded anew for it.
const ShareWin = lazy(() =>
  // Not in the frame that shows what was won.
  whenIdle()
    .then(() => import('./ShareWin.tsx'))
    .then(
      ({ ShareWin }) => ({ default: ShareWin }),
      () => ({ default: ({ otherwise }: Otherwise) => otherwise }),
    ),
);

interface PlayBarProps {
  /** Where the arrow leads. */
  to?: OwnPath;
  /** The menu and the rules can be opened only over a game that runs. The same functions each time. */
  onPause?: (() => void) | undefined;
  onRules?: (() => void) | undefined;
  /** A round that is over, and that it is shown: a win can be shared, in the rules' place. */
  over?: Round | undefined;
  /** The game is still on its way. */
  isBusy?: boolean;
}

/** The balance to be heard: it is the scene's purse that counts. */
const HeardCoins = () => {
  const { t } = useTranslation('play');
  const coins = useCoins();
  return (
    <p className={a11y.visuallyHidden}>
      <span>{t('coins')}</span> <span>{formatCoins(coins)}</span>
    </p>
  );
};

/** The chrome's corner of a play screen: the way out, the pause, and the balance. */
export const PlayBar = memo((props: PlayBarProps) => {
  const { to = paths.games.href(), onPause, onRules, over, isBusy } = props;
  const { t } = useTranslation('play');
  const rules = onRules && (
    <button type="button" className={css.round} aria-label={t('view.rules')} onClick={onRules}>
      <Icon name="help" />
    </button>
  );
  return (
    <header className={css.bar} aria-busy={isBusy}>
      <Link to={to} className={css.round} aria-label={t('leave')}>
        <Icon name="back" />
      </Link>
      {onPause && (
        <button type="button" className={css.round} aria-label={t('pause')} onClick={onPause}>
          <span className={css.pause} aria-hidden="true" />
        </button>
      )}
      {over ? (
        <Suspense fallback={rules}>
          <ShareWin round={over} otherwise={rules} />
        </Suspense>
      ) : (
        rules
      )}
      <HeardCoins />
    </header>
  );
});
