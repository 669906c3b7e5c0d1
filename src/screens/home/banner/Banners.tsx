import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadUrl } from '#contract/facts.ts';
import type { Banner } from '#contract/refresh.ts';
import { clubLink } from '#src/base/clubLink.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { stored } from '#src/base/stored.ts';
import { useClub } from '#src/features/club/refresh.ts';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import css from './banners.module.css';
import { Carousel } from './Carousel.tsx';

/** Side by side on a desktop. */
const SEEN_AT_ONCE = 2;
/** Every banner is drawn at this size, in pixels. */
const SIZE = { width: 780, height: 360 };

const Slide = ({ banner, number }: { banner: Banner; number: number }) => {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const leads = clubLink(banner[`link_${language}`]);
  const alt = leads ? t('banners.open', { number }) : '';
  const picture = (
    <Picture
      src={uploadUrl(banner[`img_${language}`])}
      alt={alt}
      {...SIZE}
      isFirst={number <= SEEN_AT_ONCE}
      className={css.picture}
    />
  );
  if (leads === null) return <span className={css.banner}>{picture}</span>;
  return 'to' in leads ? (
    <Link to={leads.to} className={css.banner}>
      {picture}
    </Link>
  ) : (
    <AwayLink href={leads.href} className={css.banner}>
      {picture}
    </AwayLink>
  );
};

/**
 * The banners of the refresh answer in the player's language, as a carousel; nothing where there are
 * none. Whether there were any is kept, so that the next visit leaves them room, or none.
 */
export const Banners = ({
  className,
  room = null,
}: {
  className?: string | undefined;
  /** Stands where they will be until they are known. */
  room?: ReactNode;
}) => {
  const language = useLanguage();
  const { data, isPending } = useClub();
  const banners = data?.banners;
  const isWithout = banners === undefined ? null : banners.length === 0;
  useEffect(() => {
    if (isWithout !== null) stored.isWithoutBanners.set(isWithout);
  }, [isWithout]);

  if (!banners?.length) return isPending ? room : null;
  return (
    <div className={clsx(className, css.room)}>
      <Carousel
        slides={banners.map((banner, index) => ({
          key: banner.id,
          slide: <Slide banner={banner} number={index + 1} />,
        }))}
        isPressable={banners.every((banner) => clubLink(banner[`link_${language}`]) !== null)}
      />
    </div>
  );
};
