import { useTranslation } from 'react-i18next';
import { formatCredit } from '#src/base/format.ts';
import { DisplayFigures } from '#src/features/club/coins/Coins.tsx';
import { useCount } from '#src/features/club/coins/useCount.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import css from './redeem.module.css';

/** What the chosen coins give, counted up or down to it; `sen`: hundredths of a ringgit of credit. */
export const Gives = ({ sen }: { sen: number }) => {
  const { t } = useTranslation('redeem');
  const shownSen = useCount(sen);
  return (
    <p className={css.gives}>
      <span>{t('gives')}</span>
      <strong className={css.credit}>
        <span aria-hidden="true">
          <DisplayFigures text={formatCredit(shownSen)} />
        </span>
        <span className={a11y.visuallyHidden} aria-live="polite">
          {formatCredit(sen)}
        </span>
      </strong>
      <span>{`${t('credit')} · ${t('rate')}`}</span>
      <span className={css.promise}>{t('promise')}</span>
    </p>
  );
};
