import { useTranslation } from 'react-i18next';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { formatCount } from '#src/base/format.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import css from './fair.module.css';
import { useSeeds } from './fairness.ts';
import { OwnSeed } from './OwnSeed.tsx';
import { Revealed } from './Revealed.tsx';
import { RotateSeed } from './RotateSeed.tsx';

interface FairPlayProps {
  /** The numbers by which the round that is open, or the next one, is played. */
  tuning: Record<string, unknown> | null;
}

/** How a round's numbers are made, with the player's own figures; what a popup or a page shows. */
export const FairPlay = ({ tuning }: FairPlayProps) => {
  const { t } = useTranslation('fairness');
  const query = useSeeds();
  const { data } = query;
  return (
    <div className={css.fair}>
      <ol className={css.why}>
        <li>{t('why.seeds')}</li>
        <li>{t('why.hash')}</li>
        <li>{t('why.reveal')}</li>
      </ol>
      {!data && <QueryState query={query} rows={3} />}
      {data && (
        <>
          <section className={css.part}>
            <h3>{t('server.title')}</h3>
            <dl className={css.facts}>
              <dt>{t('hash')}</dt>
              <dd className={css.code}>{data.commitment.serverSeedHash}</dd>
              {tuning && (
                <>
                  <dt>{t('tuningHash')}</dt>
                  <dd className={css.code}>{hashTuning(tuning)}</dd>
                </>
              )}
              <dt>{t('server.nonce')}</dt>
              <dd>{formatCount(data.commitment.nonce)}</dd>
            </dl>
            <RotateSeed />
          </section>
          <OwnSeed />
          <Revealed seeds={data.revealed} />
        </>
      )}
    </div>
  );
};
