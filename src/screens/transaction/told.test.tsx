import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoundRecord } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Texts } from '#engine/canvas/stage/scene.ts';
import { changeText, coinText } from '#engine/core/rules/result.ts';
import { recordOf, type Script } from '#games/check/testRecord.ts';
import { EggView } from '#games/lucky-egg/shapes.ts';
import { prizeLine, prizeWords } from '#games/lucky-egg/view/words.ts';
import { RpsEnd } from '#games/rock-scissor-paper/shapes.ts';
import { endOf } from '#games/rock-scissor-paper/view/words.ts';
import { SquidEnd, SquidView } from '#games/squidgame/shapes.ts';
import { endingOf } from '#games/squidgame/view/words.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { TransactionScreen } from './TransactionScreen.tsx';

beforeEach(async () => {
  await loadTexts('transaction');
  URL.createObjectURL = () => 'blob:record';
  URL.revokeObjectURL = () => {};
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

type Staked = 'squidgame' | 'rock-scissor-paper' | 'lucky-egg';

const texts: Texts = (key, values) => {
  const translate = i18next.t as unknown as (key: string, options: object) => string;
  return translate(key, { ...values, ns: 'game' });
};

const last = (record: RoundRecord) => record.steps.at(-1)?.events.at(-1);

/** All that the game's scene says of a round's result, seen and heard. */
const SAID: Record<Staked, (record: RoundRecord) => string[]> = {
  squidgame(record) {
    const { panels, path } = SquidView.parse(record.round.view);
    const end = SquidEnd.parse(last(record));
    const joy = 'small' as const;
    const told = endingOf(texts, { end, bet: record.round.bet, panels, path, joy });
    return [told.won ? changeText(told.won.change) : told.line, told.said];
  },
  'rock-scissor-paper'(record) {
    const { bet } = record.round;
    const { told, said } = endOf(texts, RpsEnd.parse(last(record)), 'Ani', { bet, wins: 2 });
    return [changeText(told.change ?? 0), said];
  },
  'lucky-egg'(record) {
    const [cracked] = EggView.parse(record.round.view).cracked;
    if (!cracked) throw new Error('an egg was cracked');
    const { bet } = record.round;
    return [prizeLine(texts, cracked.prize, bet, 'nothing'), prizeWords(texts, cracked.prize, bet)];
  },
};

const rock = { kind: 'throw', hand: 'rock' };
const PLAYED: Record<Staked, Pick<Script, 'causes' | 'bet'>[]> = {
  squidgame: [
    { bet: 50, causes: [{ kind: 'step', panel: 0 }, { kind: 'take' }] },
    { bet: 50, causes: [{ kind: 'step', panel: 0 }] },
  ],
  'rock-scissor-paper': [{ bet: 5_00, causes: [rock, rock] }],
  'lucky-egg': [{ bet: 50, causes: [{ kind: 'crack', egg: 0 }, { kind: 'quit' }] }],
};

/** The first round of the game that is over and was won, or lost. */
const played = (game: Staked, isWon: boolean): RoundRecord => {
  for (let tried = 0; tried < 500; tried += 1)
    for (const script of PLAYED[game]) {
      const serverSeed = tried.toString(16).padStart(64, '0');
      try {
        const record = recordOf({ game, serverSeed, clientSeed: 'kopi', nonce: 0, ...script });
        const { status, bet, won } = record.round;
        if (status === 'settled' && (isWon ? won > bet : won === 0)) return record;
      } catch {
        // What was over sooner takes no more moves.
      }
    }
  throw new Error('no seed leads there');
};

const summary = ({ round: { id, game, mode, status, bet, won } }: RoundRecord) => ({
  id,
  game,
  mode,
  status,
  bet,
  won,
  prize: null,
  isRevealed: false,
  openedAt: '2026-11-20T04:00:00.000Z',
});
const ofRounds = (record: RoundRecord) =>
  answering({
    'GET rounds': { status: 200, data: { rounds: [summary(record)], next: null } },
    'GET rounds/1': { status: 200, data: record },
  });
const figure = (name: string) =>
  within(screen.getByRole('dialog')).getByText(name, { selector: 'dt' }).nextSibling?.textContent;

describe.each(['squidgame', 'rock-scissor-paper', 'lucky-egg'] as const)('%s', (game) => {
  it.each([true, false])(
    'won (%s): scene, list of rounds and the round itself tell the same change over the bet',
    async (isWon) => {
      const record = played(game, isWon);
      const { bet, won } = record.round;
      const change = changeText(won - bet);
      expect(change).toMatch(isWon ? /^\+/ : /^−/);
      ofRounds(record);
      await show(<TransactionScreen />, '/transaction', 'en', '?show=rounds');
      const line = within(await screen.findByRole('list')).getByRole('button');
      expect(line.textContent).toContain(change);
      for (const said of SAID[game](record)) expect(said).toContain(change);
      fireEvent.click(line);
      await screen.findByText('Result', { selector: 'dt' });
      expect(figure('Result')).toBe(change);
      expect(figure('Paid')).toBe(coinText(won));
      // No step tells a payment as if all of it had been won.
      expect(screen.queryByText(`+${coinText(won)}`)).toBeNull();
    },
  );
});

it.each(LANGUAGES)('what is paid never stands without its word, in %s', async (language) => {
  for (const game of ['squidgame', 'rock-scissor-paper', 'lucky-egg'] as const) {
    const record = played(game, true);
    ofRounds(record);
    await show(<TransactionScreen />, '/transaction', language, '?show=rounds');
    const { bet, won } = record.round;
    const said = SAID[game](record).join('\n');
    expect(said).toContain(changeText(won - bet));
    expect(said).not.toContain(`+${coinText(won)}`);
    expect(said).toMatch(
      new RegExp(`(paid:? |dibayar |派彩 )${coinText(won)}|${coinText(won)} paid`, 'i'),
    );
    cleanup();
  }
});

it('a round that goes on is not told as lost yet', async () => {
  const open = recordOf({
    game: 'squidgame',
    serverSeed: '1d'.repeat(32),
    clientSeed: 'teh-tarik',
    nonce: 1,
    bet: 2_50,
    causes: [],
  });
  ofRounds(open);
  await show(<TransactionScreen />, '/transaction', 'en', '?show=rounds');
  const text = within(await screen.findByRole('list')).getByRole('button').textContent;
  expect(text).toContain('Still open');
  expect(text).toContain('Bet 2.50');
  expect(text).not.toMatch(/[+−]/);
});

it('a spin tells its prize in money, and no coins', async () => {
  const spin = { game: 'spin-wheel' as GameKey, clientSeed: 'kopi', nonce: 0, causes: [] };
  const record = Array.from({ length: 50 }, (_, at) =>
    recordOf({ ...spin, serverSeed: at.toString(16).padStart(64, '0') }),
  ).find(({ steps }) => steps[0]?.multiplier === 2_000);
  if (!record) throw new Error('no seed leads there');
  ofRounds(record);
  await show(<TransactionScreen />, '/transaction', 'en', '?show=rounds');
  fireEvent.click(within(await screen.findByRole('list')).getByRole('button'));
  await screen.findByText('Prize', { selector: 'dt' });
  expect(figure('Prize')).toBe('RM0.20');
  expect(screen.queryByText('Paid', { selector: 'dt' })).toBeNull();
});
