import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { fairKeys } from '#src/features/fairness/fairKeys.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import type { DeskProps } from '../desk/deskProps.ts';
import { SheetFigures } from '../rules/SheetFigures.tsx';
import { useSheet } from '../rules/useSheet.ts';
import { tuningOf, useShown } from '../useShown.ts';
import { VisitFigures } from '../VisitFigures.tsx';
import css from './column.module.css';
import { LastRounds } from './LastRounds.tsx';

const RoundDetail = lazyPart('RoundDetail', () => import('#src/features/rounds/RoundDetail.tsx'));

/** A round that is over belongs on the list at once. */
const useListAnew = ({ game, link }: DeskProps) => {
  const queries = useQueryClient();
  const settled = useShown(link, ({ phase, round }) =>
    phase === 'settled' ? round?.id : undefined,
  );
  useEffect(() => {
    if (settled !== undefined) void refetchIn(queries)(fairKeys.game(game));
  }, [queries, game, settled]);
};

/** What a wide screen has room for beside a table: this visit, the last rounds with their checks, the odds. */
export const TableColumn = (props: DeskProps) => {
  const { game, link } = props;
  const { t } = useTranslation('play');
  const [opened, setOpened] = useState<string | null>(null);
  useListAnew(props);
  const { figures } = useSheet(game, useShown(link, tuningOf));
  return (
    <section data-column className={css.column} aria-label={t('column.label')}>
      <VisitFigures />
      <LastRounds game={game} onOpen={setOpened} />
      <section className={css.part} aria-label={t('column.odds')}>
        <h3 className={css.title}>{t('column.odds')}</h3>
        <SheetFigures figures={figures} />
      </section>
      {opened !== null && (
        <Popup isOpen onClose={() => setOpened(null)} title={t('column.round')}>
          <Suspense fallback={<Skeleton rows={4} label={t('opening')} />}>
            <RoundDetail id={opened} />
          </Suspense>
        </Popup>
      )}
    </section>
  );
};
