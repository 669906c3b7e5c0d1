import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCredit } from '#src/base/format.ts';
import { DisplayFigures } from '#src/features/club/coins/Coins.tsx';
import { useCount } from '#src/features/club/coins/useCount.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import css from './redeem.module.css';

/** What the chosen coins give, counted up or down to it; `sen`: hundredths of a ringgit of credit. */
export const Gives = ({ sen }: { sen: number }) => {
  const { t } = useTranslation('redeem');
  const told = formatCredit(sen);
  const shown = formatCredit(useCount(sen));
  // Of the longer one, so that it stays one size while it counts.
  const figures = Math.max(told.length, shown.length);
  return (
    <p className={css.gives}>
      <span>{t('gives')}</span>
      <strong className={css.credit} style={{ '--figures': figures } as CSSProperties}>
        <span aria-hidden="true">
          <DisplayFigures text={shown} />
        </span>
        <span className={a11y.visuallyHidden} aria-live="polite">
          {told}
        </span>
      </strong>
      <span>{`${t('credit')} · ${t('rate')}`}</span>
      <span className={css.promise}>{t('promise')}</span>
    </p>
  );
};
