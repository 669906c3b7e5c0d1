import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { eventClaimPath, eventPath, eventSpinPath, type WonPrize } from '#contract/event.ts';
import { createProgram } from '../../edges/operator/program.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { eventWeeks } from '../../platform/store/schema/events.ts';
import { players } from '../../platform/store/schema/players.ts';
import { almostDone, rightOf, testEvent } from './testEvent.ts';
import { answerQuestion } from './tries.ts';

let club: TestApp;
let token: string;
const told: string[] = [];
beforeAll(async () => {
  club = await openTestApp();
  token = await registerPlayer(club, 'Merbau77', '+60123456787');
});
afterAll(() => club.close());

const deps = () => ({
  ...club.deps,
  broadcast: (playerId: number, { topic }: { topic: string }) =>
    void told.push(`${playerId} ${topic}`),
  drop: () => {},
  cipher: testCipher,
});
/** A command; its lines, or the sentence it failed with. */
const ask = (name: string, args: object): Promise<string> =>
  runCommand(deps(), name, args, 'siti').then(
    ({ lines }) => lines.join('\n'),
    (error: unknown) => (error instanceof CommandError ? error.message : Promise.reject(error)),
  );

/** An event's file as an operator writes it. */
const written = (
  key: string,
  change: (event: Record<string, unknown>) => void = () => {},
): string => {
  const event = testEvent(key, { opens: club.deps.clock.now() - DAY_MS });
  const iso = (at: number) => new Date(at).toISOString();
  const file: Record<string, unknown> = {
    ...event,
    weeks: event.weeks.map(({ opens, closes, spinsUntil, questions }) => ({
      opens: iso(opens),
      closes: iso(closes),
      spinsUntil: iso(spinsUntil),
      questions,
    })),
  };
  change(file);
  return JSON.stringify(file, null, 2);
};
const importing = (text: string) => ask('event import', { file: '/tmp/quiz.json', text });
const hashes = async () =>
  (await club.deps.store.db.select().from(eventWeeks)).map((week) => week.serverSeedHash);

test('what is wrong with a file is told with its line and its field, and nothing is written', async () => {
  const text = written('quiz-wrong', (event) => {
    const { weeks, prizes } = event as never as {
      weeks: Record<string, never>[];
      prizes: Record<string, unknown>[];
    };
    const [first, second] = weeks as never as [
      { questions: { text: Record<string, string>; right: number }[] },
      { opens: string },
    ];
    delete first.questions[2]!.text.ms;
    first.questions[1]!.right = 3;
    second.opens = 'tomorrow';
    prizes[0]!.winners = 'many';
    prizes[1]!.colour = 'red';
    event.key = 'Quiz Wrong';
  });
  const lines = (await importing(text)).split('\n');
  const lineOf = (needle: string) => text.slice(0, text.indexOf(needle)).split('\n').length;
  const named = lines.map((line) => /^quiz\.json:(\d+): (\S+) /.exec(line)?.slice(1, 3));
  expect(named).toContainEqual([String(lineOf('"Quiz Wrong"')), 'key']);
  expect(named).toContainEqual([String(lineOf('"many"')), 'prizes[0].winners']);
  expect(named).toContainEqual([String(lineOf('"tomorrow"')), 'weeks[1].opens']);
  expect(lines.join()).toContain('has no field colour');
  const missing = named.find((each) => each?.[1] === 'weeks[0].questions[2].text.ms');
  expect(text.split('\n')[Number(missing?.[0]) - 1]).toContain('"text"');
  expect(await importing('{\n  "key": }')).toBe('quiz.json:2: this is no JSON.');
  const spoilt = written('quiz-wrong').replace('"weeks":', 'weeks:');
  const where = spoilt.slice(0, spoilt.indexOf('weeks:')).split('\n').length;
  expect(await importing(spoilt)).toBe(`quiz.json:${where}: this is no JSON.`);
  const late = await importing(
    written('quiz-wrong', (event) => {
      const weeks = event.weeks as {
        opens: string;
        closes: string;
        questions: { right: number }[];
      }[];
      [weeks[0]!.opens, weeks[0]!.closes] = [weeks[0]!.closes, weeks[0]!.opens];
      weeks[1]!.questions[0]!.right = 3;
      event.warnDays = 5;
    }),
  );
  expect(late).toMatch(/:\d+: weeks\[0\]\.closes must be after opens/);
  expect(late).toMatch(/:\d+: weeks\[1\]\.questions\[0\]\.right is the place of no option/);
  expect(late).toMatch(/:\d+: warnDays must be below claimDays/);
  expect(await hashes()).toEqual([]);
});

test('[quiz-rules] an event is a file: a draft until it is opened, then as it is', async () => {
  const file = written('quiz-file');
  expect(await importing(file)).toContain('Event quiz-file: 2 weeks, a draft.');
  expect(await ask('event list', {})).toMatch(/^quiz-file {2}draft /);
  const before = await hashes();
  await importing(file);
  expect(await hashes()).toHaveLength(2);
  expect(await hashes()).not.toEqual(before);
  expect((await club.get(eventPath, token)).json().event).toBeNull();
  expect(await ask('event close', { key: 'quiz-file' })).toBe(
    'Event quiz-file is a draft. Nothing changed.',
  );
  expect(await ask('event open', { key: 'quiz-nobody' })).toBe('There is no event quiz-nobody.');
  await ask('event open', { key: 'quiz-file' });
  expect((await club.get(eventPath, token)).json().event).toMatchObject({
    key: 'quiz-file',
    state: 'open',
  });
  expect(await ask('event open', { key: 'quiz-file' })).toContain('was opened before');
  expect(await importing(file)).toContain('give this one another key');
  const [entry] = await club.deps.store.db.select().from(audit);
  expect(JSON.stringify(entry)).toMatch(/"text":"\d+ characters"/);
});

test('[quiz-rules] winners are listed, as CSV too; who looks at addresses is in the audit', async () => {
  const { store, clock } = club.deps;
  const [player] = await store.db.select().from(players);
  const [week] = await store.db.select().from(eventWeeks);
  const playerId = player?.id ?? 0;
  await almostDone(store, week?.id ?? 0, [playerId], clock.now());
  const own = { playerId, key: 'quiz-file', week: '1', requestId: randomUUID() };
  await answerQuestion(store, { ...own, question: 5, chosen: rightOf(5), now: clock.now() });
  const spun = await club.post(
    eventSpinPath('quiz-file', 1),
    { requestId: randomUUID(), clientSeed: 'a' },
    token,
  );
  const { id, kind } = spun.json<{ prize: WonPrize }>().prize;
  // A name that a spreadsheet would take for a formula.
  const address = {
    name: '=cmd()',
    street: '12, Jalan "A"',
    postcode: '93300',
    city: 'Kuching',
    state: 'Sarawak',
  };
  const claim = { requestId: randomUUID(), ...(kind === 'tickets' && { address }) };
  expect((await club.post(eventClaimPath(id), claim, token)).statusCode).toBe(200);
  expect(await ask('event winners', { key: 'quiz-file' })).toMatch(
    /quiz-file, week 1 {2}Merbau77 {2}place 1 .* claimed/,
  );
  const [head, row] = (
    await ask('event winners', { key: 'quiz-file', csv: true, addresses: true })
  ).split('\n');
  expect(head).toBe(
    'id,event,week,uid,place,prize,kind,tickets,sen,state,wonAt,claimBy,claimedAt,sendBy,sentAt,sentBy,reward,' +
      'address name,address street,address more,address postcode,address city,address state',
  );
  expect(row).toContain('quiz-file,1,Merbau77,1,');
  if (kind === 'tickets')
    expect(row).toContain(`,'=cmd(),"12, Jalan ""A""",,93300,Kuching,Sarawak`);
  const looked = (await store.db.select().from(audit)).filter(
    ({ action }) => action === 'event winners',
  );
  expect(looked).toMatchObject([{ actor: 'siti', target: 'quiz-file' }]);
  expect(await ask('event late', {})).toBe('There are none.');
  clock.advance(30 * DAY_MS);
  expect(await ask('event late', {})).toMatch(
    kind === 'tickets' ? / late {2}send by / : /^There are none\.$/,
  );
  expect(await ask('event sent', { id: '99' })).toBe('There is no prize 99. Nothing changed.');
  if (kind === 'tickets') {
    expect(await ask('event sent', { id })).toBe(`Prize ${id}: sent.`);
    expect(told).toEqual([`${playerId} inbox`]);
  }
});

test('an event that is closed is over, and a field of CSV is one anywhere', async () => {
  // A month has passed.
  token = await registerPlayer(club, 'Keruing1', '+60123456788');
  await importing(
    written('quiz-closed').replaceAll(/"(opens|closes|spinsUntil)": "2026/g, '"$1": "2027'),
  );
  await ask('event open', { key: 'quiz-closed' });
  expect((await club.get(eventPath, token)).json().event).toMatchObject({
    key: 'quiz-closed',
    state: 'soon',
  });
  expect(await ask('event close', { key: 'quiz-closed' })).toContain('is ended');
  expect(await ask('event close', { key: 'quiz-closed' })).toContain('is over');
});

test('the file of an event is read where the command is typed', async () => {
  const sent: unknown[] = [];
  const program = createProgram(async (_name, args) => void sent.push(args));
  await program.parseAsync(['event', 'import', 'server/edges/seed/events/quiz-2024.json'], {
    from: 'user',
  });
  expect(sent).toMatchObject([
    { text: readFileSync('server/edges/seed/events/quiz-2024.json', 'utf8') },
  ]);
});
