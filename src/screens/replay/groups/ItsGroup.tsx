import { useTranslation } from 'react-i18next';
import { atPath } from '#contract/ownPath.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { useGroup } from './groups.ts';

/** The way from a report to its group, and how that stands. */
export const ItsGroup = ({ id }: { id: string }) => {
  const { t } = useTranslation('replay');
  const { group } = useGroup(id);
  const facts = group && [
    t('groups.count', { count: group.reports }),
    t(group.isClosed ? 'isClosed' : 'isOpen'),
    group.assignee,
  ];
  return (
    <>
      {' · '}
      <Link to={atPath(paths.replay.href(), `?group=${id}`)}>{t('groups.its')}</Link>
      {facts && `: ${facts.filter(Boolean).join(' · ')}`}
    </>
  );
};
