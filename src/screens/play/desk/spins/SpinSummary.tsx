import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCredit } from '#src/base/format.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import list from '../../roundList.module.css';
import type { SpinRun } from './spinRun.ts';
import css from './spinSummary.module.css';

const RoundDetail = lazyPart('RoundDetail', () => import('#src/features/rounds/RoundDetail.tsx'));

/** What the spins brought, in sum and each with the way to its check. */
export const SpinSummary = ({ run, onClose }: { run: SpinRun; onClose: () => void }) => {
  const { t } = useTranslation('play');
  const [opened, setOpened] = useState<string | null>(null);
  const sum = run.told.reduce((all, { sen }) => all + sen, 0);
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t('spins.played', { count: run.told.length })}
      description={sum > 0 ? t('spins.sum', { sum: formatCredit(sum) }) : t('spins.nothing')}
    >
      {opened === null ? (
        <ol className={clsx(list.rounds, css.spins)}>
          {run.told.map(({ id, sen }) => (
            <li key={id}>
              <button
                type="button"
                className={clsx(list.round, css.spin)}
                onClick={() => setOpened(id)}
              >
                <strong className={sen > 0 ? list.gain : undefined}>
                  {sen > 0 ? formatCredit(sen) : t('watch.noPrize')}
                </strong>
                <span className={css.check}>{t('column.check')}</span>
                <Icon name="check" />
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <Suspense fallback={<Skeleton rows={4} label={t('opening')} />}>
            <RoundDetail id={opened} />
          </Suspense>
          <Button look="quiet" isWide onClick={() => setOpened(null)}>
            {t('spins.all')}
          </Button>
        </>
      )}
      <Button isWide onClick={onClose}>
        {t('spins.done')}
      </Button>
    </Popup>
  );
};
