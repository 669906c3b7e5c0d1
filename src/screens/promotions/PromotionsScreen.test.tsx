import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { Promotion } from '#contract/promotions.ts';
import { wallClock } from '#engine/core/clock.ts';
import { formatDate } from '#src/base/format.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { PromotionsScreen } from './PromotionsScreen.tsx';

const in_ = (days: number) => new Date(wallClock.now() + days * DAY_MS).toISOString();
const local = (text: string) => ({ en: text, zh: `${text}中`, ms: `${text} BM` });
const promotion = (id: number, more: Partial<Promotion> = {}): Promotion => ({
  id,
  title: local(`Promotion ${id}`),
  description: local(`All about ${id}`),
  img: local(`picture-${id}.webp`),
  link: null,
  startsAt: in_(-1),
  endsAt: null,
  ...more,
});
const answer = (...promotions: Promotion[]) => ({
  'GET promotions': { status: 200, data: { promotions } },
});

afterEach(cleanup);

const sheet = (name: string) => screen.findByRole('dialog', { name });

it('[route-promotions] lists what is on: picture of the language, title, and until when', async () => {
  const ends = in_(30);
  answering(answer(promotion(2, { endsAt: ends }), promotion(1)));
  await show(<PromotionsScreen />, '/promotions', 'zh');
  const first = await screen.findByRole('button', { name: /Promotion 2中/ });
  // Some languages part date and time with a space of another width.
  within(first).getByText(`至 ${formatDate(ends, 'zh').replace(/\s/g, ' ')} 截止`);
  expect(first.querySelector('img')?.getAttribute('src')).toBe('/uploads/picture-2.webp中');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('[route-promotions] says which is in its last days', async () => {
  answering(answer(promotion(2, { endsAt: in_(2) }), promotion(1, { endsAt: in_(9) })));
  await show(<PromotionsScreen />, '/promotions');
  within(await screen.findByRole('button', { name: /Promotion 2/ })).getByText('Last days');
  expect(screen.getAllByText('Last days')).toHaveLength(1);
});

it('[route-promotions] a press opens all there is to it, and its way on', async () => {
  answering(answer(promotion(2), promotion(1, { link: '/games/lucky-egg' })));
  await show(<PromotionsScreen />, '/promotions');
  fireEvent.click(await screen.findByRole('button', { name: /Promotion 1/ }));
  const open = within(await sheet('Promotion 1'));
  open.getByText('All about 1');
  expect(open.getByRole('link', { name: 'Take me there' }).getAttribute('href')).toBe(
    '/games/lucky-egg',
  );
  fireEvent.click(open.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[route-promotions] a link to one of them opens it, once', async () => {
  answering(answer(promotion(2, { link: 'https://elsewhere.example/a' }), promotion(1)));
  await show(<PromotionsScreen />, '/promotions', 'en', '?id=2');
  const open = within(await sheet('Promotion 2'));
  const way = open.getByRole('link', { name: /Take me there/ });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([
    'https://elsewhere.example/a',
    '_blank',
  ]);
  fireEvent.click(open.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[route-promotions] a link to one that is over says so, and shows what is on', async () => {
  answering(answer(promotion(1)));
  await show(<PromotionsScreen />, '/promotions', 'en', '?id=99');
  await screen.findByText(/The promotion you were looking for is over/);
  screen.getByRole('button', { name: /Promotion 1/ });
});

it.each(['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example', '/\\elsewhere'])(
  'a link like %s gives no button',
  async (link) => {
    answering(answer(promotion(1, { link })));
    await show(<PromotionsScreen />, '/promotions', 'en', '?id=1');
    expect(within(await sheet('Promotion 1')).queryByRole('link')).toBeNull();
  },
);

it('[route-promotions] nothing on is an empty state in the catalogue’s words', async () => {
  answering({
    'GET promotions': { status: 404, data: { message: 'msg.noPromotions', typ: 'promotions' } },
  });
  await show(<PromotionsScreen />, '/promotions');
  await screen.findByText('No promotions found for the current season');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('[route-promotions] a list that does not come is said, and asked again at a tap', async () => {
  const made = answering({ 'GET promotions': { status: 500, data: null } });
  await show(<PromotionsScreen />, '/promotions');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(made).toHaveLength(2));
});
