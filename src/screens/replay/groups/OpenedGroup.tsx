import { useTranslation } from 'react-i18next';
import { GAMES } from '#games/index.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { FoundReports } from '../FoundReports.tsx';
import shared from '../replay.module.css';
import { showBelow } from '../showBelow.ts';
import { GroupForm } from './GroupForm.tsx';
import css from './groups.module.css';
import { useChangeGroup, useGroup } from './groups.ts';

/** Reports that share what went wrong: what that is, who looks after it, and each of them. */
export const OpenedGroup = ({ id }: { id: string }) => {
  const { t } = useTranslation('replay');
  const gameText = useGameText();
  const language = useLanguage();
  const { group, ...query } = useGroup(id);
  // Here: the form is another one after each change.
  const change = useChangeGroup(id);
  if (query.error || group === undefined)
    return <QueryState query={query} rows={8} label={t('finding')} />;
  if (group === null) return <p>{t('none')}</p>;
  const { game, state, reports, players, firstAt, lastAt, builds, devices } = group;
  const [first, last] = [formatDate(firstAt, language), formatDate(lastAt, language)];
  const facts: readonly [string, string][] = [
    [t('groups.state'), state],
    [t('groups.error'), group.error || t('groups.noError')],
    [t('groups.stands'), t(group.isClosed ? 'isClosed' : 'isOpen')],
    [t('groups.from'), t('groups.players', { count: players })],
    [t('groups.when'), first === last ? first : `${first} – ${last}`],
    [t('groups.builds'), builds.join(', ')],
    [t('groups.devices'), devices.join('; ')],
  ];
  return (
    <>
      <section ref={showBelow} className={css.group}>
        <h2>
          {gameText(GAMES[game].titleKey)}: {t('groups.count', { count: reports })}
        </h2>
        {group.isBack && <p>{t('groups.isBack')}</p>}
        <dl className={css.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt className={shared.soft}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {/* Another's change is read into it. */}
        <GroupForm key={`${id} ${group.version}`} group={group} change={change} />
      </section>
      <section>
        <h3>{t('groups.reports')}</h3>
        <FoundReports
          filter={{ game: null, group: id, text: '', isAll: true, from: '', to: '' }}
          chosen={null}
        />
      </section>
    </>
  );
};
