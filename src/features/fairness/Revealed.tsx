import { useTranslation } from 'react-i18next';
import type { RevealedSeed } from '#contract/fairness.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import css from './fair.module.css';

/** Server seeds out of use, newest first: each opens to the seed itself. */
export const Revealed = ({ seeds }: { seeds: readonly RevealedSeed[] }) => {
  const { t } = useTranslation('fairness');
  const language = useLanguage();
  return (
    <section className={css.part}>
      <h3>{t('revealed.title')}</h3>
      {seeds.length === 0 && <p className={css.soft}>{t('revealed.none')}</p>}
      {seeds.map((seed) => (
        <details key={seed.seedId} className={css.seed}>
          <summary>
            <span>{formatDate(seed.revealedAt, language)}</span>
            <span className={css.soft}>{t('revealed.rounds', { count: seed.rounds })}</span>
          </summary>
          <dl className={css.facts}>
            <dt>{t('serverSeed')}</dt>
            <dd className={css.code}>{seed.serverSeed}</dd>
            <dt>{t('hash')}</dt>
            <dd className={css.code}>{seed.serverSeedHash}</dd>
          </dl>
        </details>
      ))}
    </section>
  );
};
