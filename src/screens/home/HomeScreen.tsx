import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { stored } from '#src/base/stored.ts';
import { useLater } from '#src/base/useLater.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { OfPlayers } from '#src/features/page/OfPlayers.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { GameRail } from './GameRail.tsx';
import { Greeting } from './Greeting.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import rooms from './rooms.module.css';
import { Splash } from './splash/Splash.tsx';
import { Welcome } from './Welcome.tsx';

const loadMore = async () => (await import('./more.ts')).more;

export const HomeScreen = () => {
  const { t } = useTranslation('home');
  const isAuth = useSession((state) => state.isAuth);
  const more = useLater('The rest of home', loadMore);
  const bannerRoom = !stored.isWithoutBanners.isSet() && <div className={rooms.banners} />;
  const membersRoom = <div style={{ minBlockSize: `${stored.membersRoom.get()}px` }} />;
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Page hasNav isOverlaid>
        <Hero
          words={isAuth ? <Greeting /> : <Welcome />}
          card={isAuth && <BalanceCard free={more && <more.FreePlay />} />}
        />
        {more ? <more.Shortcuts /> : <div className={rooms.shortcuts} />}
        {more ? <more.Banners className={rooms.banners} room={bannerRoom} /> : bannerRoom}
        <OfPlayers room={membersRoom}>{more ? <more.MembersPart /> : membersRoom}</OfPlayers>
        <GameRail isFreeApart={isAuth} />
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
