import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import picture from '#assets/ui/empty-promotions.svg?url';
import { lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import css from './promotions.module.css';
import { usePromotions } from './promotions.ts';

const PromotionSheet = lazyPart('PromotionSheet', () => import('./PromotionSheet.tsx'));

/** As many as fill a phone while they are on their way. */
const PLACES = ['first', 'second'] as const;

/** What is on; `?id=` opens one of them. */
export const PromotionList = () => {
  const { t } = useTranslation('promotions');
  const { t: common } = useTranslation();
  const { errorText, message } = useMessage();
  const { data, error, isPending, isFetching, refetch } = usePromotions();
  const linked = useSearchParams()[0].get('id');
  const [pressed, press] = useState<string | null>(null);
  const [closed, close] = useState<string | null>(null);
  const asked = pressed ?? (linked === closed ? null : linked);
  const open = data?.find(({ id }) => String(id) === asked);
  // The sheet keeps what it shows while it goes away.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);

  if (isPending) {
    return (
      <div role="status" aria-label={common('loading')} className={css.list}>
        {PLACES.map((place) => (
          <span key={place} className={css.place} />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState text={errorText(error)} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState picture={picture} title={message('msg.noPromotions')} text={t('empty')}>
        <ButtonLink to={paths.games.href()} size="s" look="quiet">
          {t('games')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {asked !== null && !open && (
        <p role="status" className={css.gone}>
          {t('gone')}
        </p>
      )}
      <ul className={css.list}>
        {data.map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              isFirst={index === 0}
              onOpen={() => press(String(promotion.id))}
            />
          </li>
        ))}
      </ul>
      <p className={css.end}>{t('end')}</p>
      <Suspense fallback={null}>
        {shown && (
          <PromotionSheet
            promotion={shown}
            isOpen={open !== undefined}
            onClose={() => {
              press(null);
              close(linked);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
