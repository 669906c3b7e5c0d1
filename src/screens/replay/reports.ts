import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GameKey } from '#contract/games.ts';
import { QaReportAnswer, QaReportsAnswer, qaReportPath, qaReportsPath } from '#contract/reports.ts';
import { given } from '#src/base/calls/params.ts';
import { staffCall } from '#src/features/staff/staff.ts';

export interface ReportFilter {
  /** Null: of all games. */
  game: GameKey | null;
  /** The number of what its reports share; null: of any. */
  group: string | null;
  text: string;
  isAll: boolean;
  /** Malaysian days, YYYY-MM-DD, both included; '': no bound. */
  from: string;
  to: string;
}

export const useReports = ({ game, group, text, isAll, from, to }: ReportFilter) =>
  useInfiniteQuery({
    queryKey: ['qa', 'reports', game, group, text, isAll, from, to],
    queryFn: ({ pageParam, signal }) =>
      staffCall(QaReportsAnswer, {
        url: qaReportsPath,
        params: given({
          game: game ?? undefined,
          group: group ?? undefined,
          text: text || undefined,
          from: from || undefined,
          to: to || undefined,
          all: isAll ? '1' : undefined,
          before: pageParam ?? undefined,
        }),
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const useReport = (id: string | null) =>
  useQuery({
    queryKey: ['qa', 'report', id],
    queryFn: ({ signal }) =>
      staffCall(QaReportAnswer, { url: qaReportPath(encodeURIComponent(id ?? '')), signal }),
    enabled: id !== null,
  });
