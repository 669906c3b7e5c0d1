import { readFileSync } from 'node:fs';
import { hrtime } from 'node:process';
import { openStore } from '../../platform/store/open.ts';
import { print } from '../../platform/terminal.ts';
import { rightOf } from './testEvent.ts';
import { answerQuestion } from './tries.ts';

// The tests' victim: has players give their last answer, some at a time, and says of each when it was sent, when it
// was answered, and which place it reached, until it is killed or done. Which players stands on standard input.
interface Task {
  databaseUrl: string;
  key: string;
  now: number;
  atOnce: number;
  players: readonly { playerId: number; requestId: string }[];
}

const onFatal = (error: Error) => {
  throw error;
};
const task: Task = JSON.parse(readFileSync(0, 'utf8'));
const { databaseUrl, key, now, atOnce } = task;
const store = await openStore({ databaseUrl, dataDir: '', onFatal });
const left = [...task.players];

const work = async (): Promise<void> => {
  for (let next = left.shift(); next; next = left.shift()) {
    const sent = hrtime.bigint();
    const given = { ...next, key, week: '1', question: 5, chosen: rightOf(5), now };
    const { answer } = await answerQuestion(store, given);
    print(`${next.playerId} ${sent} ${hrtime.bigint()} ${answer.place ?? 'full'}`);
  }
};
print('ready');
await Promise.all(Array.from({ length: atOnce }, work));
await store.close();
