import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { BEARER } from '#contract/api.ts';
import type { GameKey } from '#contract/games.ts';
import { QaReportAnswer, QaReportsAnswer, qaReportPath, qaReportsPath } from '#contract/reports.ts';
import { logoutPath } from '#contract/session.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call, type Reader } from '#src/base/calls/client.ts';
import { given } from '#src/base/calls/params.ts';
import { stored } from '#src/base/stored.ts';

/** A call of the staff's session; one that is over, or has lost its role, is forgotten. */
const staffCall = async <T>(answer: Reader<T>, config: Parameters<typeof call>[1]): Promise<T> => {
  const headers = { Authorization: BEARER + stored.staffToken.get() };
  try {
    return await call(answer, { ...config, headers });
  } catch (error) {
    const isOver = error instanceof CallError && (error.status === 401 || error.status === 403);
    if (isOver) stored.staffToken.set(null);
    throw error;
  }
};

export interface ReportFilter {
  /** Null: of all games. */
  game: GameKey | null;
  text: string;
  isAll: boolean;
}

export const useReports = ({ game, text, isAll }: ReportFilter) =>
  useInfiniteQuery({
    queryKey: ['qa', 'reports', game, text, isAll],
    queryFn: ({ pageParam, signal }) =>
      staffCall(QaReportsAnswer, {
        url: qaReportsPath,
        params: given({
          game: game ?? undefined,
          text: text || undefined,
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

/** Ends the staff's session, here at once. */
export const logoutStaff = async (): Promise<void> => {
  const ended = staffCall(z.unknown(), { method: 'POST', url: logoutPath });
  await ended.catch(() => {});
  stored.staffToken.set(null);
};
