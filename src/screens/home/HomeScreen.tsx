import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { useLater } from '#src/app/useLater.ts';
import { Footer } from '#src/parts/page/Footer.tsx';
import { Page } from '#src/parts/page/Page.tsx';
import { Splash } from '#src/parts/splash/Splash.tsx';
import { useSession } from '#src/session/store.ts';
import { stored } from '#src/session/stored.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { GameRail } from './GameRail.tsx';
import { Greeting } from './Greeting.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import rooms from './rooms.module.css';
import { Welcome } from './Welcome.tsx';

const loadMore = async () => (await import('./more.ts')).more;

export const HomeScreen = () => {
  const { t } = useTranslation('home');
  const isAuth = useSession((state) => state.isAuth);
  const more = useLater('The rest of home', loadMore);
  const bannerRoom = !stored.isWithoutBanners.isSet() && <div className={rooms.banners} />;
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Page hasNav isOverlaid>
        <Hero words={isAuth ? <Greeting /> : <Welcome />} card={isAuth && <BalanceCard />} />
        {more ? <more.Shortcuts /> : <div className={rooms.shortcuts} />}
        {more ? <more.Banners className={rooms.banners} room={bannerRoom} /> : bannerRoom}
        <GameRail />
        {more ? <more.LowerBar /> : <div className={rooms.lower} />}
        {more && <more.Tiles />}
        <HowItWorks />
        <Footer />
        {more && <more.EggBanner />}
      </Page>
      <Splash />
    </>
  );
};
