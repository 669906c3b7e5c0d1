import { describe, expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/facts.ts';
import { createBridge } from '#engine/bridge.ts';
import { stakesOf } from '#engine/core/rules/plan.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { houseOf } from '../house/house.ts';
import { GAMES } from '../index.ts';
import { gameOf } from '../registry.ts';

const COINS = 10_00;
const BET = 1_00;
const REFUSED = { kind: 'refused', message: 'msg.invalidRequest', params: [] } as const;
/** The move that costs, in games that are staked move by move. */
const CRACK = { type: 'move', move: { kind: 'crack', egg: 0 } } as const;

const staked = GAME_KEYS.map((key) => [key, stakesOf(gameOf(key).plan)] as const).filter(
  ([, stakes]) => stakes !== 'never',
);

describe.each(staked)('%s', (game, stakes) => {
  /** A table just before the press that stakes `BET`, and the balance its player sees. */
  const setUp = async () => {
    const make = (await GAMES[game].play.machine()).createLink as AnyMake;
    const clock = createSteppingClock(1_700_000_000_000);
    const house = houseOf(game, { clock, coins: COINS });
    const bridge = createBridge({ coins: COINS });
    const { services } = createTestServices(clock, house.calls);
    const link = make(
      {
        ...services,
        applyCoins: ({ balance, pending }) => bridge.setCoins(balance - pending),
        showStake: bridge.showStake,
      },
      {},
    );
    link.attach({ restore() {}, play: {} });
    await clock.advance(1_000);
    link.send({ type: 'bet', bet: BET });
    if (stakes === 'move') link.send({ type: 'open' });
    await clock.advance(1_000);
    const press = () => link.send(stakes === 'move' ? CRACK : { type: 'open' });
    return { clock, house, bridge, link, press };
  };

  it('the stake leaves the balance at the press, before any answer', async () => {
    const { bridge, press, clock, house } = await setUp();
    expect(bridge.get().coins).toBe(COINS);
    press();
    expect(bridge.get().coins).toBe(COINS - BET);
    await clock.advance(1_000);
    const { bet = 0, won = 0 } = house.round() ?? {};
    expect(bridge.get().coins).toBe(COINS - bet + won);
  });

  it('one that was not taken is there again', async () => {
    const { bridge, press, clock, house } = await setUp();
    house.weather.failure = REFUSED;
    press();
    expect(bridge.get().coins).toBe(COINS - BET);
    await clock.advance(1_000);
    expect(bridge.get().coins).toBe(COINS);
  });

  it('who leaves meanwhile sees the balance as it was last told', async () => {
    const { bridge, press, link } = await setUp();
    press();
    link.leave();
    expect(bridge.get().coins).toBe(COINS);
  });

  it('while it is not known, it stays away', async () => {
    const { bridge, press, clock, house } = await setUp();
    house.weather.network = 'offline';
    press();
    await clock.advance(20_000);
    expect(bridge.get().coins).toBe(COINS - BET);
    house.weather.network = 'up';
    await clock.advance(20_000);
    const { bet = 0, won = 0 } = house.round() ?? {};
    expect(bridge.get().coins).toBe(COINS - bet + won);
  });
});
