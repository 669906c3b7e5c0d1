import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { Footer } from '#src/parts/page/Footer.tsx';
import { Page } from '#src/parts/page/Page.tsx';
import { Splash } from '#src/parts/splash/Splash.tsx';
import { useSession } from '#src/session/store.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { GameRail } from './GameRail.tsx';
import { Greeting } from './Greeting.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Welcome } from './Welcome.tsx';

export const HomeScreen = () => {
  const { t } = useTranslation('home');
  const isAuth = useSession((state) => state.isAuth);
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Page hasNav isOverlaid>
        <Hero words={isAuth ? <Greeting /> : <Welcome />} card={isAuth && <BalanceCard />} />
        <GameRail />
        <HowItWorks />
        <Footer />
      </Page>
      <Splash />
    </>
  );
};
