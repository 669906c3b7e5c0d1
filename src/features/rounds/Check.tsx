import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundRecord } from '#contract/fairness.ts';
import { checkRound, type RoundCheck } from '#games/check/check.ts';
import { RotateSeed } from '#src/features/fairness/RotateSeed.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './round.module.css';

interface Drawn {
  n: number;
  drawn: number;
}

/** Recomputes the round here, in the browser, and keeps each number that is drawn on the way. */
const recompute = (record: RoundRecord): { check: RoundCheck; draws: Drawn[][] } => {
  const draws: Drawn[][] = record.steps.map(() => []);
  const check = checkRound(record, (step, n, drawn) => draws[step]?.push({ n, drawn }));
  return { check, draws };
};

const Draws = ({ record, draws }: { record: RoundRecord; draws: Drawn[][] }) => {
  const { t } = useTranslation('fairness');
  const { clientSeed, nonce } = record.round;
  return (
    <details className={css.draws}>
      <summary>{t('draws.title')}</summary>
      <p className={css.soft}>{t('draws.how')}</p>
      <ol start={0}>
        {draws.map((own, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is what it is known by.
          <li key={step}>
            <code>{[clientSeed, nonce, step].join(':')}</code>
            <span>
              {own.length === 0
                ? t('draws.none')
                : own.map(({ n, drawn }) => t('draws.one', { drawn, n })).join(', ')}
            </span>
          </li>
        ))}
      </ol>
      <dl className={css.seeds}>
        <dt>{t('serverSeed')}</dt>
        <dd>{record.serverSeed}</dd>
        <dt>{t('hash')}</dt>
        <dd>{record.round.serverSeedHash}</dd>
        <dt>{t('tuningHash')}</dt>
        <dd>{record.round.tuningHash}</dd>
      </dl>
    </details>
  );
};

const Verdict = ({ isFair, text }: { isFair: boolean; text: string }) => {
  const { t } = useTranslation('fairness');
  return (
    <div className={isFair ? css.fair : css.unfair} role="status">
      <Icon name={isFair ? 'check' : 'warning'} />
      <p>
        <strong>{t(isFair ? 'verdict.fair' : 'verdict.unfair')}</strong> {text}
      </p>
    </div>
  );
};

/** The verdict on a round, recomputed from its seeds with the game's own rules. */
export const Check = ({ record }: { record: RoundRecord }) => {
  const { t } = useTranslation('fairness');
  const { check, draws } = useMemo(() => recompute(record), [record]);
  if (check.kind === 'unknown') return <p role="status">{t('verdict.unknown')}</p>;
  if (check.kind === 'secret')
    return (
      <div className={css.secret} role="status">
        <p>{t('verdict.secret')}</p>
        <RotateSeed />
      </div>
    );
  const { disagreement, isFair } = check;
  const step = disagreement && 'step' in disagreement ? disagreement.step : 0;
  const isDrawn = check.kind === 'drawn';
  const agrees = isDrawn ? t('verdict.agrees', { count: record.steps.length }) : t('verdict.match');
  return (
    <>
      <Verdict
        isFair={isFair}
        text={disagreement ? t(`differs.${disagreement.kind}`, { step: step + 1 }) : agrees}
      />
      {check.isLeft && <p className={css.soft}>{t('verdict.left')}</p>}
      {isFair && <p className={css.soft}>{t('verdict.told')}</p>}
      {isDrawn && <Draws record={record} draws={draws} />}
    </>
  );
};
