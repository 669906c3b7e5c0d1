import { useTranslation } from 'react-i18next';
import { uploadUrl } from '#contract/facts.ts';
import type { Promotion } from '#contract/promotions.ts';
import { wallClock } from '#engine/core/clock.ts';
import { useLanguage } from '#src/base/language.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import { PICTURE_SIZE } from './picture.ts';
import css from './promotions.module.css';
import { usePeriod } from './usePeriod.ts';

const LAST_DAYS_MS = 3 * 86_400_000;

interface PromotionCardProps {
  promotion: Promotion;
  isFirst: boolean;
  onOpen: () => void;
}

/** A promotion as one large thing to press: its picture, its name and how long it is on. */
export const PromotionCard = ({ promotion, isFirst, onOpen }: PromotionCardProps) => {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { until } = usePeriod(promotion);
  const { title, img, endsAt } = promotion;
  const isEnding = endsAt !== null && Date.parse(endsAt) - wallClock.now() < LAST_DAYS_MS;
  return (
    <button type="button" className={css.card} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.frame}>
        <Picture
          src={uploadUrl(img[language])}
          alt=""
          {...PICTURE_SIZE}
          isFirst={isFirst}
          className={css.picture}
        />
        {isEnding && <span className={css.tag}>{t('lastDays')}</span>}
      </span>
      <span className={css.caption}>
        <strong className={css.name}>{title[language]}</strong>
        <span className={css.when}>
          <Icon name="clock" size="s" />
          {until}
        </span>
      </span>
    </button>
  );
};
