import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/empty-games.svg?url';
import type { QuizEvent } from '#contract/event.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { maySpin } from '#src/features/event/event.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Draw } from './Draw.tsx';
import { EventPage } from './EventPage.tsx';

const LazyDraw = lazyPart('default', async () => {
  const { useDraw } = await import('./useDraw.ts');
  return {
    default: (props: Omit<ComponentProps<typeof Draw>, 'useDraw'>) => (
      <Draw {...props} useDraw={useDraw} />
    ),
  };
});

/** The week whose draw is the player's to spin, else the last one they spun. */
const numberToSpin = ({ weeks }: QuizEvent): number | undefined =>
  (weeks.find(maySpin) ?? weeks.findLast((week) => week.try?.prize))?.number;

const Spin = ({ event }: { event: QuizEvent }) => {
  const { t } = useTranslation('event');
  const { message } = useMessage();
  // As it was first: with the prize of one week the page does not go on to another.
  const [number] = useState(() => numberToSpin(event));
  const week = event.weeks.find((each) => each.number === number);
  if (week)
    return (
      <Suspense fallback={<Skeleton rows={5} />}>
        <LazyDraw event={event} week={week} />
      </Suspense>
    );
  return (
    <Lost picture={picture} title={message('msg.noMoreChances')} text={t('draw.noText')}>
      <ButtonLink to={paths.event.href()} look="quiet">
        {t('terms.back')}
      </ButtonLink>
    </Lost>
  );
};

/** The week's draw: one spin for who qualified. */
export const SpinScreen = () => {
  const { t } = useTranslation('event');
  return (
    <EventPage
      title={t('draw.title')}
      description={t('draw.description')}
      backTo={paths.event.href()}
    >
      {(event) => <Spin event={event} />}
    </EventPage>
  );
};
