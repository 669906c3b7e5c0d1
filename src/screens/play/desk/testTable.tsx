import type { GameKey } from '#contract/games.ts';
import type { MessageKey } from '#contract/messages.ts';
import { bridge } from '#engine/bridge.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { houseOf } from '#games/house/house.ts';
import { GAMES } from '#games/index.ts';
import { Desk } from './Desk.tsx';

interface HouseOptions {
  /** Available coins in hundredths. */
  coins: number;
  refusal?: MessageKey;
  remain?: number;
  /** Matches between players are switched on. */
  isLive?: boolean;
  /** In place of the default tuning's values. */
  tuning?: object;
}

/** A server in memory with the game's own rules, and without a way to it. */
export const openHouse = (
  game: GameKey,
  { coins, refusal, remain, isLive = false, tuning = {} }: HouseOptions,
) => {
  const house = houseOf(game, { clock: wallClock, coins, tuning, remain: () => remain ?? null });
  house.weather.wayMs = 0;
  house.weather.refusal = refusal ?? null;
  house.weather.isLive = isLive;
  bridge.setCoins(coins);
  return house;
};

/** A player's link to a house, with a scene that shows everything at once but what `play` shows. */
export const takeSeat = async (
  game: GameKey,
  house: ReturnType<typeof openHouse>,
  play: Record<string, () => Promise<void>> = {},
) => {
  const { createLink } = await GAMES[game].play.machine();
  const link: AnyRoundLink = createLink({
    calls: house.calls,
    pending: { load: () => null, save() {}, clear() {} },
    clock: wallClock,
    newRequestId,
    newClientSeed: () => 'test',
    applyCoins: ({ balance, pending }) => bridge.setCoins(balance - pending),
    showStake: bridge.showStake,
    report: (error) => {
      throw error;
    },
  });
  link.attach({ restore() {}, play } as Parameters<AnyRoundLink['attach']>[0]);
  return link;
};

/** A link whose round stands still in a state. */
export const standingLink = (state: object) =>
  ({
    state: () => state,
    actor: { getSnapshot: () => null, subscribe: () => ({ unsubscribe() {} }) },
  }) as unknown as AnyRoundLink;

/** The desk as the table shows it. */
export const TestTable = (props: { game: GameKey; link: AnyRoundLink }) => (
  <Desk {...props} leaving={null} />
);
