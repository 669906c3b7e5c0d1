import { randomUUID } from 'node:crypto';
import {
  type EventQuestionAnswer,
  eventAnswersPath,
  eventQuestionPath,
  eventTermsPath,
} from '#contract/event.ts';
import { DEMO_EVENT } from '#server/edges/seed/event.ts';
import quiz from '#server/edges/seed/events/quiz-2024.json' with { type: 'json' };
import type { Club } from './club.ts';
import { call } from './steps.ts';

const [week] = quiz.weeks;
if (!week) throw new Error('The quiz has no week');

/** The questions of the demo's first week, with their right answers. */
export const QUESTIONS = week.questions;

/** Takes somebody through the first week's questions by calls: from then on they may spin. */
export const qualify = async (club: Club, token: string): Promise<void> => {
  const asked = async (path: string, body: unknown): Promise<unknown> => {
    const { status, answer } = await call(club, path, body, token);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  };
  await asked(eventTermsPath(DEMO_EVENT), {});
  for (const { right } of QUESTIONS) {
    const { question } = (await asked(eventQuestionPath(DEMO_EVENT, 1), {})) as EventQuestionAnswer;
    if (!question) throw new Error('no question is open');
    const body = { requestId: randomUUID(), question: question.number, chosen: right };
    await asked(eventAnswersPath(DEMO_EVENT, 1), body);
  }
};
