import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './pin.module.css';
import { PIN_PATH } from './pinPath.ts';

export const PinSeal = () => (
  <span className={css.seal}>
    <Icon name="lock" size="l" />
  </span>
);

/** The way to a new PIN, where there is none to ask for; the link takes the popup's own place. */
export const NeedPin = () => {
  const { t } = useTranslation('redeem');
  return (
    <>
      <ButtonLink to={PIN_PATH} replace isWide>
        {t('pin.set')}
      </ButtonLink>
      <p className={css.kept}>{t('pin.kept')}</p>
    </>
  );
};
