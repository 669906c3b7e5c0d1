import { useTranslation } from 'react-i18next';
import portrait from '#assets/ui/ambassador.svg?url';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import css from './ambassador.module.css';
import { Glance } from './Glance.tsx';
import { Invite } from './Invite.tsx';
import { Stands } from './Stands.tsx';

const PARAGRAPHS = ['p1', 'p2', 'p3'] as const;

/** The club's hostess: who she is, what she stands for, and a player's own link for a friend. */
export const AmbassadorScreen = () => {
  const { t } = useTranslation('ambassador');
  const isAuth = useSession((state) => state.isAuth);
  return (
    <Page backTo={paths.home.href()} isOverlaid>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className={css.room}>
        <div className={css.frame}>
          <Picture
            src={portrait}
            alt={t('portrait')}
            width={780}
            height={880}
            isFirst
            className={css.portrait}
          />
        </div>
        <div className={css.words}>
          <header className={css.head}>
            <p className={css.eyebrow}>{t('eyebrow')}</p>
            <h1 className={css.title}>{t('title')}</h1>
            <p className={css.lead}>{t('lead')}</p>
          </header>
          {isAuth && <Invite />}
          <section className={css.story} aria-labelledby="story">
            <h2 id="story" className={css.heading}>
              {t('story.title')}
            </h2>
            {PARAGRAPHS.map((paragraph) => (
              <p key={paragraph}>{t(`story.${paragraph}`)}</p>
            ))}
          </section>
          <blockquote className={css.quote}>
            <p>{t('quote')}</p>
          </blockquote>
          <Stands />
          <Glance />
          <section className={css.come} aria-labelledby="come">
            <h2 id="come" className={css.comeTitle}>
              {t('come.title')}
            </h2>
            <ButtonLink to={isAuth ? paths.games.href() : paths.register.href()}>
              {isAuth ? t('come.play') : t('come.join')}
            </ButtonLink>
          </section>
        </div>
      </div>
      <Footer />
    </Page>
  );
};
