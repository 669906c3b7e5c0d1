import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameKey } from '#contract/games.ts';
import type { MessageKey } from '#contract/messages.ts';
import { bridge } from '#engine/bridge.ts';
import { useSession } from '#src/session/store.ts';
import { show } from '#src/testing/screen.tsx';
import { openHouse, TestTable, takeSeat } from './testTable.tsx';

afterEach(() => {
  cleanup();
  // Another player: what was last bet is theirs.
  const { player } = useSession.getState();
  useSession.setState({ player: { ...player, uid: `${player.uid}x` } });
});

const sit = async (game: GameKey, options: Parameters<typeof openHouse>[1]) => {
  const house = openHouse(game, options);
  const link = await takeSeat(game, house);
  await show(<TestTable game={game} link={link} />);
  return { house, link };
};
const bet = () => screen.findByLabelText<HTMLInputElement>('Your bet in coins');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a match with a real player', () => {
  const bets = () =>
    within(screen.getByRole('group', { name: 'Your bet in coins' })).getAllByRole('button');
  const sitLive = async (coins: number) => {
    const seat = await sit('rock-scissor-paper', { coins, isLive: true });
    const person = await screen.findByRole('switch');
    if (person.getAttribute('aria-checked') === 'false') fireEvent.click(person);
    return seat;
  };

  it('[rps-live] is bet on with one of the fixed bets: the nearest below what was typed, or another', async () => {
    const { link } = await sit('rock-scissor-paper', { coins: 60_00, isLive: true });
    fireEvent.change(await bet(), { target: { value: '7.77' } });
    fireEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(link.state().bet).toBe(5_00));
    expect(bets().map(({ textContent }) => textContent)).toEqual(['1', '5', '10']);
    expect(screen.queryByLabelText('Your bet in coins', { selector: 'input' })).toBeNull();
    screen.getByText('Fixed bets. The same two players meet at most once in 24 hours.');
    press('10');
    expect(link.state().bet).toBe(10_00);
    expect(bets().map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    fireEvent.click(screen.getByRole('switch'));
    expect((await bet()).value).toBe('10.00');
  });

  it('[rps-live] takes no bet the purse has not', async () => {
    const { link } = await sitLive(7_00);
    await waitFor(() => expect(link.state().bet).toBe(1_00));
    expect(bets().map((each) => (each as HTMLButtonElement).disabled)).toEqual([
      false,
      false,
      true,
    ]);
    fireEvent.click(screen.getByRole('switch'));
  });
});

describe('a game with a bet', () => {
  it('[squid-rules] is opened with the bet that was typed', async () => {
    const { link } = await sit('squidgame', { coins: 60_00 });
    fireEvent.change(await bet(), { target: { value: '1.25' } });
    press('Play 1.25');
    await waitFor(() => expect(link.state().phase).toBe('deciding'));
    expect(link.state().round?.bet).toBe(125);
    expect(screen.queryByRole('button', { name: /Play/ })).toBeNull();
  });

  it('[bets-safe] keeps its place while its call is under way, looks busy, and sends it once', async () => {
    const { house, link } = await sit('squidgame', { coins: 60_00 });
    await bet();
    house.weather.wayMs = 60_000;
    press(/^Play/);
    await waitFor(() => expect(link.state().phase).toBe('sending'));
    const button = screen.getByRole('button', { name: /^Play/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(link.state().phase).toBe('sending');
    link.leave();
  });

  it('[bets-safe] tells the bounds and takes nothing outside them', async () => {
    const { link } = await sit('squidgame', { coins: 60_00 });
    const field = await bet();
    screen.getByText('0.50 to 20.00');
    for (const [text, told] of [
      ['0.49', 'Choose 0.50 to 20.00 coins'],
      ['20.01', 'Choose 0.50 to 20.00 coins'],
      ['lots', 'Choose 0.50 to 20.00 coins'],
      ['1.37', 'Bets go up in steps of 0.25 coins'],
    ] as const) {
      fireEvent.change(field, { target: { value: text } });
      screen.getByText(told);
      expect(screen.getByRole('button', { name: /^Play/ })).toHaveProperty('disabled', true);
    }
    expect(link.state().bet).toBe(50);
  });

  it('[bets-safe] keeps what can not be staked until it is mended, and opens nothing meanwhile', async () => {
    const { house, link } = await sit('rock-scissor-paper', { coins: 60_00 });
    const field = await bet();
    fireEvent.change(field, { target: { value: '5' } });
    fireEvent.change(field, { target: { value: '5000' } });
    fireEvent.blur(field);
    expect(field.value).toBe('5000');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    press(/^Play/);
    // Nor by any other way than the button.
    link.send({ type: 'open' });
    expect(link.state().phase).toBe('idle');
    expect(house.arrived.some(({ call }) => call === 'open')).toBe(false);
    press('More');
    expect(field.value).toBe('6.00');
    press(/^Play/);
    await waitFor(() => expect(link.state().round?.bet).toBe(6_00));
  });

  it('[bets-safe] stakes no more than the purse holds', async () => {
    const { link } = await sit('squidgame', { coins: 7_30 });
    fireEvent.change(await bet(), { target: { value: '8' } });
    screen.getByText('You have 7.30 coins');
    expect(screen.getByRole('button', { name: '10' })).toHaveProperty('disabled', true);
    press('Max');
    expect(link.state().bet).toBe(725);
  });

  it('steps up and down by key, and says at the ends that they are', async () => {
    const { link } = await sit('rock-scissor-paper', { coins: 60_00 });
    await bet();
    expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-disabled')).toBe('true');
    press('More');
    press('More');
    expect(link.state().bet).toBe(3_00);
    press('Less');
    expect(link.state().bet).toBe(2_00);
  });

  it('the bet of this visit is there again, and lower where the purse is', async () => {
    await sit('squidgame', { coins: 60_00 });
    fireEvent.change(await bet(), { target: { value: '5' } });
    cleanup();
    await sit('squidgame', { coins: 60_00 });
    expect((await bet()).value).toBe('5.00');
    cleanup();
    await sit('squidgame', { coins: 3_00 });
    await waitFor(async () => expect((await bet()).value).toBe('3.00'));
  });

  it('without coins says so, and where they are free', async () => {
    await sit('squidgame', { coins: 20 });
    await screen.findByText('Not enough coins');
    expect(screen.getByRole('link', { name: 'Earn free coins' }).getAttribute('href')).toBe(
      '/games/fto',
    );
  });

  it('whose purse is refused at the door is told the same, and may play once it holds more', async () => {
    const refusal = 'msg.insufficientBalance';
    const { house } = await sit('squidgame', { coins: 20, refusal });
    await screen.findByText(/You have 0.20 coins; the minimum stake is 0.50/);
    expect(screen.getByRole('link', { name: 'Earn free coins' })).toBeTruthy();
    house.weather.refusal = null;
    house.addCoins(10_00);
    bridge.setCoins(10_20);
    await bet();
  });

  it('[bets-safe] looks as if it took no touch for as long as it takes none', async () => {
    await sit('squidgame', { coins: 60_00 });
    const desk = await screen.findByRole('region', { name: 'Your stake' });
    expect(desk.className).toContain('asleep');
    fireEvent.pointerDown(desk);
    expect(desk.className).toMatch(/asleep.*even/);
    fireEvent.pointerDown(desk);
    expect(desk.className).toMatch(/asleep.*odd/);
    await waitFor(() => expect(desk.className).not.toContain('asleep'));
  });

  it('after a round another one is one press away', async () => {
    const { link } = await sit('squidgame', { coins: 60_00 });
    await bet();
    press(/^Play/);
    await waitFor(() => expect(link.state().phase).toBe('deciding'));
    link.send({ type: 'quit' });
    await screen.findByRole('button', { name: 'Play again 0.50' });
    press(/^Play again/);
    await waitFor(() => expect(link.state().phase).toBe('deciding'));
  });
});

it('[squid-resume] asks whether to continue; giving up says what is lost, and asks again', async () => {
  const { house, link } = await sit('squidgame', { coins: 60_00 });
  fireEvent.change(await bet(), { target: { value: '5' } });
  press(/^Play/);
  await waitFor(() => expect(link.state().phase).toBe('deciding'));
  cleanup();

  const other = await takeSeat('squidgame', house);
  await show(<TestTable game="squidgame" link={other} />);
  await screen.findByRole('alertdialog', { name: 'Last round not ended, continue?' });
  screen.getByText(/5\.00 coins are staked in it\. Its clock is still running: 1:/);
  press('Give up');
  screen.getByText('You lose the bet of 5.00 coins, and the round is over.');
  press('Keep playing');
  press('Continue');
  await waitFor(() => expect(other.state().phase).toBe('deciding'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();

  const third = await takeSeat('squidgame', house);
  await show(<TestTable game="squidgame" link={third} />);
  await screen.findByRole('alertdialog');
  vi.spyOn(third, 'millisLeft').mockReturnValue(0);
  await screen.findByText(/Its time is up: see how it ended\./);
  press('Give up');
  press('Give up 5.00 coins');
  await screen.findByRole('button', { name: /^Play again/ });
  expect(house.coins()).toBe(55_00);
});

describe('the nest', () => {
  it('[egg-rules] is opened for nothing, shows the stake of an egg, and is left', async () => {
    const { link } = await sit('lucky-egg', { coins: 60_00 });
    fireEvent.click(await screen.findByRole('button', { name: 'Open the nest' }));
    const stake = await screen.findByLabelText<HTMLInputElement>('Stake for each egg in coins');
    screen.getByText('Press an egg');
    expect(link.state().round?.bet).toBe(0);
    fireEvent.change(stake, { target: { value: '1' } });
    link.send({ type: 'move', move: { kind: 'crack', egg: 0 } });
    await waitFor(() => expect(link.state().round?.bet).toBe(1_00));
    press('Leave the nest');
    await screen.findByRole('button', { name: 'Open a new nest' });
  });

  it('an egg that is on its way takes its stake from the purse at once, and leaves the next stake as it was set', async () => {
    const told = Promise.withResolvers<void>();
    const house = openHouse('lucky-egg', { coins: 6_00 });
    const link = await takeSeat('lucky-egg', house, { cracked: () => told.promise });
    await show(<TestTable game="lucky-egg" link={link} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Open the nest' }));
    const stake = await screen.findByLabelText<HTMLInputElement>('Stake for each egg in coins');
    fireEvent.change(stake, { target: { value: '5' } });
    await waitFor(() => expect(link.state().bet).toBe(5_00));
    link.send({ type: 'move', move: { kind: 'crack', egg: 0 } });
    await waitFor(() => expect(link.state().phase).toBe('presenting'));
    expect([bridge.get().coins, link.state().bet, stake.value]).toEqual([1_00, 5_00, '5']);
    const left = house.coins();
    told.resolve();
    await waitFor(() => expect(bridge.get().coins).toBe(left));
    await waitFor(() => expect(link.state().bet).toBe(Math.min(5_00, left)));
  });

  it('[bets-safe] an egg that is pressed while no stake is typed costs nothing, and the field says why', async () => {
    const { house, link } = await sit('lucky-egg', { coins: 60_00 });
    fireEvent.click(await screen.findByRole('button', { name: 'Open the nest' }));
    const stake = await screen.findByLabelText<HTMLInputElement>('Stake for each egg in coins');
    const crack = (egg: number) => link.send({ type: 'move', move: { kind: 'crack', egg } });
    for (const text of ['50', '', '0.15', 'five']) {
      fireEvent.change(stake, { target: { value: '1' } });
      fireEvent.change(stake, { target: { value: text } });
      fireEvent.blur(stake);
      crack(0);
      expect(link.state().phase).toBe('deciding');
      expect(stake.value).toBe(text);
      screen.getByText(/^(Choose|Bets go up|You have)/);
    }
    expect(house.coins()).toBe(60_00);
    fireEvent.change(stake, { target: { value: '2' } });
    crack(0);
    await waitFor(() => expect(link.state().round?.bet).toBe(2_00));
  });
});

describe('the kite', () => {
  it('[wheel-rules] does not leave the desk empty while it turns: it says so, and has nothing to press', async () => {
    const house = openHouse('spin-wheel', { coins: 0, remain: 3 });
    let stop = () => {};
    const turning = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const link = await takeSeat('spin-wheel', house, { spun: () => turning });
    await show(<TestTable game="spin-wheel" link={link} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Spin' }));
    await screen.findByText(/^The kite is turning\./);
    expect(screen.queryByRole('button')).toBeNull();
    stop();
    await screen.findByRole('button', { name: 'Spin again' });
  });

  it('[wheel-rules] tells the spins left, and spins again straight away', async () => {
    const { house } = await sit('spin-wheel', { coins: 0, remain: 3 });
    await screen.findByText('spins left');
    press('Spin');
    fireEvent.click(await screen.findByRole('button', { name: 'Spin again' }));
    const opened = () => house.arrived.filter(({ call }) => call === 'open');
    await waitFor(() => expect(opened()).toHaveLength(2));
  });

  it.each<[MessageKey, string, string]>([
    ['msg.notVerified', 'Verify my account', '/setting/verification'],
    ['msg.noMoreChances', 'Back to the games', '/games'],
    ['msg.eventNotStarted', 'Back to the games', '/games'],
    ['msg.eventEnded', 'Back to the games', '/games'],
  ])('[wheel-rules] %s has a way forward', async (refusal, name, to) => {
    await sit('spin-wheel', { coins: 0, remain: 1, refusal });
    const way = await screen.findByRole('link', { name });
    expect(way.getAttribute('href')).toBe(to);
    expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
  });

  it('[wheel-rules] says how spins are earned when none is left', async () => {
    await sit('spin-wheel', { coins: 0, remain: 0, refusal: 'msg.noMoreChances' });
    await screen.findByText(/Each deposit of RM30\.00 earns a spin, up to 16 a day\./);
  });
});
