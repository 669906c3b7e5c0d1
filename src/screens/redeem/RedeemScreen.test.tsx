import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { redeemAmount, refusals, wipeStored } from '#src/base/stored.ts';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { failureKind, type Intent, intend, openIntent } from './intent.ts';
import { RedeemScreen } from './RedeemScreen.tsx';

const PAST = { status: 200, data: { redemptions: [], next: null } };
const pinWith = (isSet: boolean, triesLeft = 5) => ({
  status: 200,
  data: { isSet, triesLeft, phone: '+60••••••789' },
});
const refusal = (message: string, rest: object = {}, status = 409) => ({
  status,
  data: { message, typ: 'redeem', ...rest },
});
const BASE = { 'GET redemptions': PAST, 'GET player/pin': pinWith(true) };

const enter = (balance: number) =>
  useSession.setState({
    isAuth: true,
    player: {
      ...NO_PLAYER,
      uid: 'kopi123',
      coin: { ...NO_PLAYER.coin, balance },
    },
  });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Asks to redeem and gives a PIN. */
const givePin = async (ask: RegExp, pin: string) => {
  press(ask);
  const field = await screen.findByLabelText<HTMLInputElement>('Your transaction PIN');
  fireEvent.change(field, { target: { value: pin } });
  press(/Yes, redeem/);
};

beforeEach(async () => {
  await loadTexts('redeem');
  wipeStored();
  redeemAmount.set(null);
});
afterEach(cleanup);

describe('redeeming', () => {
  it('[redeem-rate] goes by fifties, each RM10, no further than what is available', async () => {
    answering(BASE);
    enter(12_000);
    await show(<RedeemScreen />, '/redeem');
    screen.getByText('RM10.00', { selector: '[aria-live]' });
    press(/50 coins more/);
    await screen.findByText('RM20.00', { selector: '[aria-live]' });
    expect(screen.getByRole('button', { name: '50 coins more' })).toHaveProperty('disabled', true);
    screen.getByText('In your H5 account within 24 hours');
  });

  const amountIs = () =>
    screen.getByLabelText<HTMLInputElement>('Coins to redeem', { selector: 'input' });
  const type = (text: string) => fireEvent.change(amountIs(), { target: { value: text } });

  it('takes a typed amount: 9,950 of 9,952 in one go, and by "All"', async () => {
    answering(BASE);
    enter(995_200);
    await show(<RedeemScreen />, '/redeem');
    expect(amountIs().inputMode).toBe('numeric');
    type('9950');
    await screen.findByText('RM1,990.00', { selector: '[aria-live]' });
    fireEvent.blur(amountIs());
    expect(amountIs().value).toBe('9,950');
    press(/^Redeem 9,950 coins/);
    await screen.findByRole('dialog', { name: 'Redeem 9,950 coins?' });
    cleanup();
    // It is kept for another visit of the page.
    await show(<RedeemScreen />, '/redeem');
    expect(amountIs().value).toBe('9,950');
    type('50');
    press(/^All: 9,950$/);
    expect(amountIs().value).toBe('9,950');
  });

  it.each([
    ['9940', 'Coins are redeemed 50 at a time: 9,900 or 9,950'],
    ['9951', 'Of your 9,952.00 coins at most 9,950 can be redeemed'],
    ['999999999', 'Of your 9,952.00 coins at most 9,950 can be redeemed'],
    ['49', '50 coins are the least you can redeem'],
    ['', 'Type the coins as a whole number'],
    ['-50', 'Type the coins as a whole number'],
    ['99.5', 'Type the coins as a whole number'],
  ])('%s is said to be wrong, and nothing is redeemed in its place', async (typed, words) => {
    answering(BASE);
    enter(995_200);
    await show(<RedeemScreen />, '/redeem');
    type(typed);
    screen.getByText(words);
    fireEvent.blur(amountIs());
    expect([amountIs().value, amountIs().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getByRole('button', { name: 'Redeem coins' })).toHaveProperty('disabled', true);
    screen.getByText('RM0.00', { selector: '[aria-live]' });
    // Plus and minus mend it.
    const isBelow = typed === '' || Number(typed) < 9950;
    press(isBelow ? /50 coins more/ : /50 coins less/);
    expect(screen.queryByText(words)).toBeNull();
    screen.getByRole('button', { name: /^Redeem [\d,]+ coins$/ });
  });

  it('an amount that is more than was left meanwhile is told, not made smaller', async () => {
    answering(BASE);
    enter(20_000);
    await show(<RedeemScreen />, '/redeem');
    type('200');
    act(() => enter(12_000));
    screen.getByText('Of your 120.00 coins at most 100 can be redeemed');
    expect(amountIs().value).toBe('200');
  });

  it('says how many coins are missing and where to earn them', async () => {
    answering(BASE);
    enter(1250);
    await show(<RedeemScreen />, '/redeem');
    screen.getByRole('heading', { name: '37.50 coins to go' });
    expect(screen.getByRole('link', { name: 'Earn coins' }).getAttribute('href')).toBe(
      '/games/fto',
    );
  });

  it('a lost answer is asked for again under the same request id', async () => {
    const made = answering({ ...BASE, 'POST redemptions': 'unreachable' });
    enter(6000);
    await show(<RedeemScreen />, '/redeem');
    await givePin(/Redeem 50 coins/, '246802');
    await screen.findByText(/it will not be counted twice/);
    const first = openIntent('kopi123');
    expect(Object.keys(first ?? {}).sort()).toEqual(['coins', 'requestId']);
    await givePin(/Finish my request/, '246802');
    const sent = () => made.filter((name) => name === 'POST redemptions');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(openIntent('kopi123')).toEqual(first);
  });

  it('more than there is: says to choose fewer, and lets one', async () => {
    const tooMany = refusal('msg.insufficientBalance');
    answering({ ...BASE, 'POST redemptions': tooMany });
    enter(20_000);
    await show(<RedeemScreen />, '/redeem');
    await givePin(/Redeem 50 coins/, '246802');
    await screen.findByText('Insufficient Balance. Choose fewer coins and try again.');
    expect(openIntent('kopi123')).toBeNull();
  });

  it('too often: counts down beside the button, which waits too', async () => {
    const often = refusal('msg.tooFrequent', { seconds: 40, params: ['40'] }, 429);
    answering({ ...BASE, 'POST redemptions': often });
    enter(20_000);
    await show(<RedeemScreen />, '/redeem');
    await givePin(/Redeem 50 coins/, '246802');
    await screen.findAllByText(/Request too frequent, try again in (40|39) seconds/);
    expect(refusals.get('redeem', 429)).toBe(40);
    const button = screen.getByRole('button', { name: /Redeem 50 coins/ });
    expect(button).toHaveProperty('disabled', true);
  });
});

describe('the PIN', () => {
  it('is six masked figures that can be shown, and nothing keeps it', async () => {
    answering(BASE);
    enter(6000);
    await show(<RedeemScreen />, '/redeem');
    press(/Redeem 50 coins/);
    const field = await screen.findByLabelText<HTMLInputElement>('Your transaction PIN');
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'off']);
    fireEvent.change(field, { target: { value: '24-68 02' } });
    expect(field.value).toBe('246802');
    expect(screen.queryByText('8')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show PIN' }));
    screen.getByText('8');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('246802');
  });

  it('a wrong one is said beside it with the tries that are left', async () => {
    const wrong = refusal('msg.wrongTransactionPin', { field: 'pin', count: 2 }, 400);
    const made = answering({ ...BASE, 'POST redemptions': wrong });
    enter(6000);
    await show(<RedeemScreen />, '/redeem');
    await givePin(/Redeem 50 coins/, '12');
    await screen.findByText('Please enter the correct Transaction Pin');
    expect(made).not.toContain('POST redemptions');
    const field = screen.getByLabelText<HTMLInputElement>('Your transaction PIN');
    fireEvent.change(field, { target: { value: '111111' } });
    press(/Yes, redeem/);
    await screen.findByText('Tries left before it locks: 2');
    screen.getByText('Please enter the correct Transaction Pin');
    expect([field.value, openIntent('kopi123')]).toEqual(['', null]);
  });

  it.each([
    ['none is set', BASE, pinWith(false), /^Set a transaction PIN first/],
    ['it is locked', BASE, pinWith(true, 0), /is locked after 5 wrong tries/],
    [
      'it locks now',
      { 'POST redemptions': refusal('msg.wrongTransactionPin', { field: 'pin', count: 0 }, 400) },
      pinWith(true, 1),
      /is locked after 5 wrong tries/,
    ],
  ])('%s: leads to a new one, and the amount stays', async (_name, more, pin, title) => {
    answering({ ...BASE, ...more, 'GET player/pin': pin });
    enter(20_000);
    await show(<RedeemScreen />, '/redeem');
    press(/50 coins more/);
    if ('POST redemptions' in more) await givePin(/Redeem 100 coins/, '111111');
    else press(/Redeem 100 coins/);
    const dialog = await screen.findByRole('dialog', { name: title });
    const way = within(dialog).getByRole('link', { name: 'Set a new PIN' });
    expect(way.getAttribute('href')).toBe('/setting/pin?from=redeem');
    cleanup();
    await show(<RedeemScreen />, '/redeem');
    screen.getByRole('button', { name: 'Redeem 100 coins' });
  });
});

describe('[redeemable-bonus] the bonus', () => {
  it('is not available until there is one', async () => {
    answering(BASE);
    enter(6000);
    await show(<RedeemScreen />, '/redeem');
    const card = within(screen.getByRole('region', { name: 'Your redeemable bonus' }));
    expect(card.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '–',
      'Not Available',
      '–',
      '–',
      '–',
    ]);
  });

  it.each([
    ['Pending', 'RM20.00'],
    ['Success', 'RM20.00'],
    // Of one that came to nothing there is no credit.
    ['Rejected', '–'],
    ['Expired', '–'],
  ])('[redeem-states] shows its fields, and %s', async (status, credit) => {
    answering(BASE);
    enter(6000);
    const bonus = {
      id: '7',
      tx_amount: 2000,
      turnover: 2000,
      status,
      created_date: '2026-11-20T04:00:00.000Z',
    };
    useSession.setState(({ player }) => ({ player: { ...player, redeemableBonus: bonus } }));
    await show(<RedeemScreen />, '/redeem');
    const card = within(screen.getByRole('region', { name: 'Your redeemable bonus' }));
    const facts = card.getAllByRole('definition').map((each) => each.textContent);
    expect(facts.slice(0, 4)).toEqual(['7', status, credit, credit]);
    expect(facts[4]).toMatch(/^20\/11\/2026 \d\d:00 [AP]M$/);
  });
});

describe('the wish to redeem', () => {
  it('is the same request until it is forgotten, and another player’s is not it', () => {
    const intent: Intent = intend('kopi123', 5000);
    expect(intend('kopi123', 10_000)).toEqual(intent);
    expect(openIntent('teh4567')).toBeNull();
  });

  it('ends with a refusal, not with silence or a busy server, nor for a PIN', () => {
    const verdict = (status: number, message: CallError['message'] = 'msg.systemError') =>
      failureKind(new CallError({ message, status }));
    expect([400, 409, 422].map((status) => verdict(status))).toEqual(Array(3).fill('refused'));
    expect([0, 500, 503].map((status) => verdict(status))).toEqual(Array(3).fill('unknown'));
    expect(verdict(429, 'msg.tooFrequent')).toBe('notNow');
    expect(verdict(400, 'msg.wrongTransactionPin')).toBe('notNow');
    expect(verdict(409, 'msg.pinLocked')).toBe('notNow');
  });
});
