import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  limitPath,
  MeasureAnswer,
  measurePath,
  type PAUSE_DAYS,
  pausePath,
} from '#contract/measure.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

export type PauseDays = (typeof PAUSE_DAYS)[number];

/** The player's limit, pause and months. */
export const useMeasure = () =>
  useQuery({
    queryKey: keys.measure,
    queryFn: ({ signal }) => call(MeasureAnswer, { url: measurePath, signal }),
  });

const useKept = () => {
  const queries = useQueryClient();
  return (answer: MeasureAnswer) => queries.setQueryData(keys.measure, answer);
};

/** Hundredths of a coin a day; null for none. */
export const useSetLimit = () =>
  useMutation({
    mutationFn: (dailyLimit: number | null) =>
      call(MeasureAnswer, { method: 'PUT', url: limitPath, data: { dailyLimit } }),
    onSuccess: useKept(),
  });

/** Rejects with `msg.updateFailed` where a pause that runs would end sooner. */
export const usePause = () =>
  useMutation({
    mutationFn: (days: PauseDays) =>
      call(MeasureAnswer, { method: 'POST', url: pausePath, data: { days } }),
    onSuccess: useKept(),
  });
