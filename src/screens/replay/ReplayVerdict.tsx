import { useTranslation } from 'react-i18next';
import type { TapeStep } from '#engine/lab/replay/tape.ts';
import { differencesIn, unfairText, valueText } from '#games/replay/replayText.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { claimOf, failsOf } from './assertions/words.ts';
import shared from './replay.module.css';
import type { Replayed } from './useReplayed.ts';
import css from './verdict.module.css';

interface ReplayVerdictProps {
  report: Replayed['verdict'];
  /** Where it departs (`departureOf`). */
  at: number | null;
  onGo: (at: number) => void;
}

/** Where in the steps the replay departs from the recording; null: nowhere. */
export const departureOf = (
  { replay: { divergence } }: Replayed['verdict'],
  steps: readonly TapeStep[],
): number | null => {
  if (!divergence) return null;
  // What was done beyond the last entry is found at that one.
  const at = steps.findLastIndex(
    ({ segment, index }) => segment === divergence.segment && index <= divergence.index,
  );
  return at < 0 ? null : at;
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** What fails of what is asserted; whether the recording came out as it was; where not, what was expected and came. */
export const ReplayVerdict = ({ report, at, onGo }: ReplayVerdictProps) => {
  const { t } = useTranslation('replay');
  const { replay, unfair, changes, isSame, isPassed } = report;
  const { divergence } = replay;
  const differences = divergence ? differencesIn(divergence) : [];
  const all = report.judged.length;
  const failing = report.judged.flatMap(({ assertion, before, fails }) =>
    fails ? [`${claimOf(assertion, before, t)}. ${failsOf(fails, before, t)}`] : [],
  );
  const judged = () => {
    if (divergence)
      return t('departs', { number: (at ?? -1) + 1, driver: t(`driver.${divergence.driver}`) });
    if (replay.entries === 0) return t('empty');
    const { events, entries } = replay;
    return t(unfair.length > 0 ? 'sameButUnfair' : 'same', { events, entries });
  };
  return (
    <section className={css.verdict} data-same={isPassed} role="status">
      <p className={css.verdictText}>
        <Icon name={isPassed ? 'check' : 'warning'} />
        {failing.length > 0 ? t('assert.broken', { count: failing.length, all }) : judged()}
      </p>
      {failing.length > 0 && (
        <>
          <ul>
            {failing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>{judged()}</p>
        </>
      )}
      {isPassed && !isSame && <p>{t('assert.passes')}</p>}
      {!isPassed && all > 0 && failing.length === 0 && <p>{t('assert.allHold', { all })}</p>}
      {divergence && (
        <>
          {divergence.state !== null && (
            <p>
              {t('stood', { state: valueText(divergence.state), event: divergence.event ?? '–' })}
            </p>
          )}
          <div className={css.sides}>
            {(['recorded', 'replayed'] as const).map((side) => {
              const entry = side === 'recorded' ? divergence.expected : divergence.actual;
              return (
                <figure key={side}>
                  <figcaption>{t(side)}</figcaption>
                  <pre>{entry ? json(entry) : t('nothing')}</pre>
                </figure>
              );
            })}
          </div>
          {differences.length > 0 && (
            <ul aria-label={t('differs')}>
              {differences.map(({ path, recorded, replayed }) => (
                <li key={path}>
                  <code>{path}</code> <del>{recorded}</del> <ins>{replayed}</ins>
                </li>
              ))}
            </ul>
          )}
          {at !== null && (
            <Button look="quiet" size="s" onClick={() => onGo(at)}>
              {t('goThere')}
            </Button>
          )}
        </>
      )}
      {unfair.map(({ roundId, check }) => (
        <p key={roundId}>
          {t('unfair', { id: roundId })} <code>{unfairText(check)}</code>
        </p>
      ))}
      {changes.map(({ what, recorded, now }) => (
        <p key={`${what} ${recorded}`} className={shared.soft}>
          {t(`change.${what}`, { recorded, now })}
        </p>
      ))}
    </section>
  );
};
