import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningVersion } from '#contract/tunings.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Decide } from './Decide.tsx';
import { Faults } from './Faults.tsx';
import { percent } from './percent.ts';
import { RollBack } from './RollBack.tsx';
import { useToldFaults } from './toldFaults.ts';
import css from './versions.module.css';

interface VersionCardProps {
  game: GameKey;
  version: TuningVersion;
  /** The version in force. */
  inForce: TuningVersion;
  isChosen: boolean;
  onCompare: () => void;
  onLoad: () => void;
}

/** What is told of a version's state. */
const stateOf = ({ version, status, faults }: TuningVersion, inForce: TuningVersion) => {
  if (version === inForce.version) return 'inForce';
  if (status === 'published' && faults.length > 0) return 'refused';
  return status;
};

const Facts = ({ game, version }: { game: GameKey; version: TuningVersion }) => {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const toldFaults = useToldFaults(game, version.values);
  const { origin, author, reason, base, createdAt, approver, approvedAt } = version;
  const when = formatDate(createdAt, language);
  return (
    <>
      {reason && <p className={css.reason}>{reason}</p>}
      <p className={css.soft}>
        {origin === 'code' ? t('fromCode', { when }) : t('byAuthor', { author, base, when })}
        {approver !== null &&
          approvedAt !== null &&
          ` ${t('approvedBy', { approver, when: formatDate(approvedAt, language) })}`}
        {version.return !== null && ` ${t('returns', { share: percent(version.return) })}`}
      </p>
      <Faults texts={toldFaults([...version.faults, ...version.warnings])} />
    </>
  );
};

/** One version: who made it and why, and what can be done with it. */
export const VersionCard = ({
  game,
  version,
  inForce,
  isChosen,
  onCompare,
  onLoad,
}: VersionCardProps) => {
  const { t } = useTranslation('versions');
  const { version: number, status, faults } = version;
  const state = stateOf(version, inForce);
  const title = `versions-${number}`;
  const isOther = number !== inForce.version;
  return (
    <li className={css.version} aria-labelledby={title} aria-current={isChosen || undefined}>
      <h4 id={title}>
        {t('version', { version: number })}{' '}
        <span className={css.state} data-state={state}>
          {t(`state.${state}`)}
        </span>
      </h4>
      <Facts game={game} version={version} />
      <div className={css.ways}>
        {isOther && (
          <Button look="quiet" size="s" aria-describedby={title} onClick={onCompare}>
            {t('compare')}
          </Button>
        )}
        <Button look="quiet" size="s" aria-describedby={title} onClick={onLoad}>
          {t('load')}
        </Button>
        <Decide game={game} version={version} inForce={inForce} />
      </div>
      {status === 'published' && isOther && faults.length === 0 && (
        <RollBack game={game} version={version} inForce={inForce} />
      )}
    </li>
  );
};
