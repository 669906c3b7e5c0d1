import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayEnd, dayStart } from '#contract/day.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { readEvent } from '../../domains/events/file.ts';
import { readEventState } from '../../domains/events/state.ts';
import { askQuestion, readTerms } from '../../domains/events/tries.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { DEMO_EVENT, seedDemoEvent, seedQuiz } from './event.ts';

const FILE = 'server/edges/seed/events/quiz-2024.json';
const NOW = Date.UTC(2026, 5, 1, 4);
const quiz = readEvent(FILE, readFileSync(FILE, 'utf8'));

test('[quiz-rules] the specification’s own quiz has its numbers', () => {
  const spec = readFileSync('docs/spec.md', 'utf8');
  expect(spec).toContain(
    'Quiz event (2 to 14 Oct 2024, GMT+8): 5 questions per week, 1 quiz a week; first 50 perfect players qualify; 15 ticket winners (30 tickets) and 35 bonus winners per week; 30 ticket winners and 70 bonus in total among 100 over two weeks; unclaimed prizes forfeited after 5 days; physical prizes mailed within 14 working days.',
  );
  const [tickets, bonus] = quiz.prizes;
  expect(quiz.weeks).toHaveLength(2);
  expect(quiz.weeks.map(({ questions }) => questions.length)).toEqual([5, 5]);
  expect([quiz.weeks[0]?.opens, quiz.weeks[1]?.spinsUntil]).toEqual([
    dayStart('2024-10-02'),
    dayEnd('2024-10-14'),
  ]);
  expect([quiz.qualifiers, quiz.claimDays, quiz.warnDays, quiz.sendDays]).toEqual([50, 5, 2, 14]);
  expect(tickets).toMatchObject({ kind: 'tickets', winners: 15, tickets: 2 });
  expect(bonus).toMatchObject({ kind: 'bonus', winners: 35 });
});

test('its figures come from its numbers, in all languages', () => {
  for (const text of [quiz.intro, ...quiz.terms])
    for (const language of LANGUAGES)
      expect(text[language].replaceAll(/\{\{[\w.]+\}\}|H5/g, '')).not.toMatch(/\d/);
});

eachStore('the events a club begins with', (store) => {
  test('[quiz-rules] a club has the one that is over, a demo one that is open, each once', async () => {
    const playerId = await testPlayer(store());
    const seeding = { now: NOW, cipher: testCipher };
    await Promise.all([seedQuiz(store(), seeding), seedQuiz(store(), seeding)]);
    const shown = async () => (await readEventState(store(), playerId, NOW)).event;
    expect(await shown()).toMatchObject({ key: 'quiz-2024', state: 'ended' });
    await Promise.all([seedDemoEvent(store(), seeding), seedDemoEvent(store(), seeding)]);
    const event = await shown();
    expect(event).toMatchObject({ key: DEMO_EVENT, state: 'open' });
    expect(event?.weeks.map(({ state }) => state)).toEqual(['open', 'soon']);
    expect(JSON.stringify([event?.intro, event?.terms])).not.toContain('{{');
    const own = { playerId, key: DEMO_EVENT, week: '1', now: NOW };
    await readTerms(store().db, own);
    expect((await askQuestion(store(), own)).question).toMatchObject({ number: 1, of: 5 });
    const over = { ...own, key: 'quiz-2024' };
    await expect(askQuestion(store(), over)).rejects.toThrow('msg.eventEnded');
  });
});
