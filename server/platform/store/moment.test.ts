import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RoundRecord, SeedsAnswer } from '#contract/fairness.ts';
import { InboxAnswer } from '#contract/inbox.ts';
import { PlayerAnswer } from '#contract/refresh.ts';
import { ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import { GameStateAnswer, RoundAnswer } from '#contract/rounds.ts';
import { markRead } from '../../domains/inbox/opened.ts';
import { sendMessage } from '../../domains/inbox/send.ts';
import { credit } from '../../domains/ledger/ledger.ts';
import { rejectRedemption } from '../../domains/redemptions/decide.ts';
import { redeem } from '../../domains/redemptions/redemptions.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { deposits } from './schema/money.ts';
import { players } from './schema/players.ts';
import { eachStore } from './testStore.ts';

const CHANGES = 24;
const READERS = 4;
const READS = 2;

/** What an answer says twice, as pairs that must be equal. */
type Twice = readonly (readonly [unknown, unknown])[];

eachStore('an answer is of one moment, whatever is written meanwhile', (store) => {
  let club: TestApp;
  let people = 0;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const somebody = async () => {
    people += 1;
    const uid = `Momentary${people}`;
    const token = await registerPlayer(club, uid, `+6012${4_000_000 + people}`);
    const [player] = await store().db.select().from(players).where(eq(players.uid, uid));
    const playerId = player?.id ?? 0;
    const now = club.deps.clock.now();
    const line = { playerId, type: 'ADJUST', amount: 1_000_00, now } as const;
    await store().transaction((tx) => credit(tx, line));
    const get = async (path: string) => (await club.get(path, token)).json<unknown>();
    const play = async (path: string, body: object) => {
      const answer = await club.post(path, { requestId: randomUUID(), ...body }, token);
      return RoundAnswer.parse(answer.json()).round;
    };
    return {
      playerId,
      now,
      get,
      play,
      post: (path: string, body: object) => club.post(path, body, token),
    };
  };

  /** Makes changes one after the other, and reads again and again beside each. */
  const race = async (
    change: (turn: number) => Promise<unknown>,
    read: () => Promise<Twice>,
    changes = CHANGES,
  ) => {
    const reader = async () => {
      for (let again = 0; again < READS; again += 1)
        for (const [one, other] of await read()) expect(one).toEqual(other);
    };
    for (let turn = 0; turn < changes; turn += 1)
      await Promise.all([change(turn), ...Array.from({ length: READERS }, reader)]);
  };

  test('a round and its steps', async () => {
    const { play, get } = await somebody();
    const open = () => play('games/lucky-egg/rounds', { clientSeed: 'mine', bet: 0 });
    let nest = await open();
    const crack = async () => {
      if (nest.status !== 'open') nest = await open();
      const move = { kind: 'crack', egg: nest.step };
      nest = await play(`games/lucky-egg/rounds/${nest.id}/moves`, {
        step: nest.step,
        move,
        bet: 20,
      });
    };
    await race(crack, async () => {
      const { round, steps } = RoundRecord.parse(await get(`rounds/${nest.id}`));
      const sum = (of: 'bet' | 'credited') => steps.reduce((total, step) => total + step[of], 0);
      return [
        [steps.length, round.step + 1],
        [sum('bet'), round.bet],
        [sum('credited'), round.won],
      ];
    });
  });

  test('the seed in force and those that were revealed', async () => {
    const { post, get } = await somebody();
    await race(
      () => post('seeds/rotate', { requestId: randomUUID() }),
      async () => {
        const { commitment, revealed } = SeedsAnswer.parse(await get('seeds'));
        const ids = [commitment, ...revealed].map(({ seedId }) => seedId);
        return [[[...new Set(ids)], ids]];
      },
    );
  });

  test('messages, and how many are unread', async () => {
    const { playerId, now, get } = await somebody();
    const payload = { title: { en: 'Hi', zh: 'Hi', ms: 'Hi' } };
    const send = () => store().transaction((tx) => sendMessage(tx, { playerId, payload, now }));
    let last = '';
    await race(
      async (turn) => {
        if (turn % 2 === 0) last = await send();
        else await markRead(store(), { playerId, id: last, now });
      },
      async () => {
        const { messages, unreadCount } = InboxAnswer.parse(await get('inbox'));
        return [[messages.filter(({ isRead }) => !isRead).length, unreadCount]];
      },
    );
  });

  test('what was staked today and this month', async () => {
    const { play, get } = await somebody();
    const stake = async () => {
      const { id } = await play('games/squidgame/rounds', { clientSeed: 'mine', bet: 50 });
      await play(`games/squidgame/rounds/${id}/moves`, { step: 0, move: { kind: 'quit' } });
    };
    await race(stake, async () => {
      const { stakedToday, months } = ResponsibleGamingAnswer.parse(
        await get('responsible-gaming'),
      );
      return [[stakedToday, months.at(-1)?.staked]];
    });
  });

  /** Somebody who may make 16 spins, and what the wheel says of them. */
  const spinner = async () => {
    const { playerId, now, play, get } = await somebody();
    const at = new Date(now);
    await store().db.update(players).set({ verifiedAt: at }).where(eq(players.id, playerId));
    const paid = { playerId, sen: 16 * 30_00, reference: randomUUID(), recordedBy: 'test', at };
    await store().db.insert(deposits).values(paid);
    return {
      spin: async (turn: number) => {
        if (turn < 16) await play('games/spin-wheel/rounds', { clientSeed: 'mine', bet: 0 });
      },
      read: async (): Promise<Twice> => {
        const { commitment, remain, refusal } = GameStateAnswer.parse(
          await get('games/spin-wheel/round'),
        );
        return [
          [remain, 16 - commitment.nonce],
          [refusal, remain === 0 ? 'msg.noMoreChances' : null],
        ];
      },
    };
  };

  test('spins made and spins left', async () => {
    const { spin, read } = await spinner();
    await race(spin, read);
  });

  test('the first of all, which makes the seed it is played with', async () => {
    for (let someone = 0; someone < 8; someone += 1) {
      const { spin, read } = await spinner();
      const first = (turn: number) => (turn === 0 ? spin(turn) : Promise.resolve());
      await race(first, read, 2);
    }
  });

  test('coins, the last redemption and messages of a player', async () => {
    const { playerId, now, get } = await somebody();
    const wish = { playerId, coins: 50_00, now };
    let id = 0;
    await race(
      async (turn) => {
        if (turn % 2 === 0) {
          const { answer } = await redeem(store(), { ...wish, requestId: randomUUID() });
          id = Number(answer.redemption.id);
        } else await rejectRedemption(store(), id, { operator: 'test', reason: 'no', now });
      },
      async () => {
        const { coin, redeemableBonus } = PlayerAnswer.parse(await get('player'));
        return [[coin.pending, redeemableBonus.status === 'Pending' ? 50_00 : 0]];
      },
    );
  });
});
