import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  EventAnswer,
  EventAnswerAnswer,
  type EventAnswerRequest,
  EventClaimAnswer,
  type EventClaimRequest,
  EventQuestionAnswer,
  EventSpinAnswer,
  type EventSpinRequest,
  type EventWeek,
  eventAnswersPath,
  eventClaimPath,
  eventDrawPath,
  eventPath,
  eventQuestionPath,
  eventSpinPath,
  eventTermsPath,
  type QuizEvent,
  SavedDraw,
} from '#contract/event.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { useSession } from '#src/session/store.ts';

/** Whether the week's draw is the player's to spin: they qualified, have not spun, and it goes on. */
export const maySpin = (week: EventWeek): boolean =>
  week.try?.state === 'qualified' && week.try.prize === null && week.state !== 'ended';

export const getEvent = (signal: AbortSignal): Promise<EventAnswer> =>
  call(EventAnswer, { url: eventPath, signal });

/** The event that is shown, with the player's own part in it; null where there is none. */
export const useEvent = () =>
  useQuery({
    queryKey: keys.event,
    queryFn: async ({ signal }): Promise<QuizEvent | null> => (await getEvent(signal)).event,
    enabled: useSession((state) => state.isAuth),
  });

/** A call that changes the player's part in the event: it is asked for anew, whatever came of the call. */
const useChange = <Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refetchIn(queries)(keys.event) });
};

export const useReadTerms = (event: string) =>
  useChange(() => call(z.object({}), { method: 'POST', url: eventTermsPath(event), data: {} }));

/** A week of an event. */
export interface OfWeek {
  event: string;
  week: number;
}

/** Asks for the question that is open, which begins the player's one try; null: all are answered. */
export const useAskQuestion = ({ event, week }: OfWeek) =>
  useChange(async () => {
    const url = eventQuestionPath(event, week);
    return (await call(EventQuestionAnswer, { method: 'POST', url, data: {} })).question;
  });

/** Answers it. The same request id never answers twice. */
export const useAnswerQuestion = ({ event, week }: OfWeek) =>
  useChange((data: z.infer<typeof EventAnswerRequest>) =>
    call(EventAnswerAnswer, { method: 'POST', url: eventAnswersPath(event, week), data }),
  );

/** Draws the player's prize: once a week, whatever is sent again. The same request id is the same call. */
export const requestSpin = (
  { event, week }: OfWeek,
  data: z.infer<typeof EventSpinRequest>,
  signal: AbortSignal,
): Promise<EventSpinAnswer> =>
  call(EventSpinAnswer, { method: 'POST', url: eventSpinPath(event, week), data, signal });

/** A week's whole draw, as `npm run verify` reads it. */
export const getDraw = ({ event, week }: OfWeek): Promise<SavedDraw> =>
  call(SavedDraw, { url: eventDrawPath(event, week) });

export const useClaim = (prize: string) =>
  useChange((data: z.infer<typeof EventClaimRequest>) =>
    call(EventClaimAnswer, { method: 'POST', url: eventClaimPath(prize), data }),
  );
