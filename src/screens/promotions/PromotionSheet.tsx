import { useTranslation } from 'react-i18next';
import { uploadUrl } from '#contract/facts.ts';
import type { Promotion } from '#contract/promotions.ts';
import { clubLink } from '#src/base/clubLink.ts';
import { useLanguage } from '#src/base/language.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { ButtonAway, ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { PICTURE_SIZE } from './picture.ts';
import css from './promotions.module.css';
import { usePeriod } from './usePeriod.ts';

/** The way on: a room of the club takes the sheet's place, another site comes in a window of its own. */
const Way = ({ link }: { link: string }) => {
  const { t } = useTranslation('promotions');
  const { t: common } = useTranslation();
  const leads = clubLink(link);
  if (leads === null) return null;
  return 'to' in leads ? (
    <ButtonLink to={leads.to} replace isWide>
      {t('go')}
    </ButtonLink>
  ) : (
    <ButtonAway href={leads.href} target="_blank" rel="noopener noreferrer" icon="away" isWide>
      {t('go')}
      <span className={a11y.visuallyHidden}>{common('newTab')}</span>
    </ButtonAway>
  );
};

interface PromotionSheetProps {
  promotion: Promotion;
  isOpen: boolean;
  onClose: () => void;
}

/** All there is to a promotion, and its button where it has one. */
export const PromotionSheet = ({ promotion, isOpen, onClose }: PromotionSheetProps) => {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { since, until } = usePeriod(promotion);
  const { title, description, img, link } = promotion;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title[language]}
      picture={
        <Picture
          src={uploadUrl(img[language])}
          alt=""
          {...PICTURE_SIZE}
          isFirst
          className={css.poster}
        />
      }
    >
      <p className={css.period}>
        <Icon name="clock" size="s" />
        <span>
          {since}
          <br />
          {until}
        </span>
      </p>
      <p className={css.words}>{description[language]}</p>
      <p className={css.rule}>{t('once')}</p>
      {link !== null && <Way link={link} />}
    </Popup>
  );
};
