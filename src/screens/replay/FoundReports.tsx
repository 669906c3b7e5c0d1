import { useTranslation } from 'react-i18next';
import { atPath } from '#contract/ownPath.ts';
import type { QaReport } from '#contract/reports.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Listed } from './Listed.tsx';
import shared from './replay.module.css';
import css from './reportList.module.css';
import { type ReportFilter, useReports } from './reports.ts';
import { Whose } from './Whose.tsx';

const Line = ({ report, isChosen }: { report: QaReport; isChosen: boolean }) => {
  const { t } = useTranslation('replay');
  const { id, uid, game, note, createdAt, isClosed } = report;
  return (
    <li>
      <Link
        to={atPath(paths.replay.href(), `?report=${id}`)}
        className={css.report}
        aria-current={isChosen ? 'page' : undefined}
      >
        <strong>{t('report', { id })}</strong>
        <span className={shared.soft}>
          <Whose game={game} uid={uid} at={createdAt} />
          {isClosed && ` · ${t('isClosed')}`}
        </span>
        {note && <span className={css.note}>{note}</span>}
      </Link>
    </li>
  );
};

/** Reports that are asked for, newest first. */
export const FoundReports = ({
  filter,
  chosen,
}: {
  filter: ReportFilter;
  chosen: string | null;
}) => {
  const { t } = useTranslation('replay');
  const found = useReports(filter);
  const reports = found.data?.pages.flatMap((page) => page.reports);
  return (
    <>
      <Listed
        query={found}
        lines={reports?.map((report) => (
          <Line key={report.id} report={report} isChosen={report.id === chosen} />
        ))}
      />
      {found.hasNextPage && (
        <Button
          look="quiet"
          size="s"
          isBusy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
};
