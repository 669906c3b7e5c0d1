import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import en from '#assets/locales/en/inbox.json';
import ms from '#assets/locales/ms/inbox.json';
import zh from '#assets/locales/zh/inbox.json';
import { withFigures } from '#contract/figures.ts';
import {
  type InboxPayload,
  MESSAGE_WAYS,
  type MessageWay,
  POPUP_KINDS,
  type PopupKind,
  WAY_OF,
} from '#contract/inbox.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { MessagePopup } from './MessagePopup.tsx';

afterEach(cleanup);

const TEXTS = { en, zh, ms };
const own = { en: 'For you', zh: '给您的', ms: 'Untuk anda' };
const words = { en: 'Two tickets', zh: '两张门票', ms: 'Dua tiket' };
const text = { title: own, desc: { en: 'It is Raya', zh: '佳节到了', ms: 'Hari Raya tiba' } };
const CARRIES: Record<PopupKind, InboxPayload> = {
  redeem: { redeem_credit: 10_00 },
  returned: { redeem_returned: { coins: 50_00, reason: null } },
  spent: { spent: { coins: 12_50, reason: 'A T-shirt' } },
  spin: { spin_amount: 3, spin_credit: 5_00 },
  coin: { ...text, coin: 12_50 },
  credit: { ...text, credit: 1234_50 },
  others: { ...text, others: words },
};
const AMOUNTS: Record<PopupKind, string | typeof words> = {
  redeem: 'RM10.00',
  returned: '+50.00',
  spent: '−12.50',
  spin: 'RM15.00',
  coin: '+12.50',
  credit: 'RM1,234.50',
  others: words,
};
const pop = async (payload: InboxPayload, language: keyof typeof TEXTS) => {
  const nothing = () => undefined;
  const popup = <MessagePopup payload={payload} onConfirm={nothing} onClose={nothing} />;
  await show(popup, '/', language);
  return screen.findByRole('dialog');
};
const PATHS: Record<MessageWay, string> = {
  history: '/transaction',
  wheel: '/games/spin-wheel',
  games: '/games',
  promotions: '/promotions',
  event: '/event',
  redeem: '/redeem',
  setting: '/setting',
  verification: '/setting/verification',
  helpdesk: '/helpdesk',
  h5: 'https://h5.example/',
};
const picture = (dialog: HTMLElement) => dialog.querySelector('img')?.getAttribute('src');

describe.each(LANGUAGES)('[popup-kinds] in %s', (language) => {
  it.each(POPUP_KINDS)('a popup of the kind %s has its own look and words', async (kind) => {
    const dialog = await pop(CARRIES[kind], language);
    const amount = AMOUNTS[kind];
    screen.getByText(typeof amount === 'string' ? amount : amount[language]);
    const isOwn = kind === 'coin' || kind === 'credit' || kind === 'others';
    const title = isOwn ? own[language] : TEXTS[language][kind].title;
    screen.getByRole('heading', { name: title });
    const filled = withFigures(TEXTS[language][kind].text, { reason: 'A T-shirt' });
    screen.getByText(isOwn ? text.desc[language] : filled);
    screen.getByRole('button', { name: TEXTS[language][kind].confirm });
    expect(picture(dialog)).toContain(`popup-${kind}.svg`);
  });
});

it.each([
  ...POPUP_KINDS.map((kind) => [CARRIES[kind], WAY_OF[kind]] as const),
  ...MESSAGE_WAYS.map((way) => [{ ...CARRIES.others, way }, way] as const),
])('[popup-kinds] %j leads somewhere: %s', async (payload, way) => {
  const options = [{ name: 'h5_link', value: 'https://h5.example/' }];
  answering({ 'GET vips': { status: 200, data: { options, banners: [], promotions: [] } } });
  await pop(payload, 'en');
  const link = await screen.findByRole('link', { name: en.ways[way] });
  expect(link.getAttribute('href')).toBe(PATHS[way]);
});

it('[popup-kinds] each has a look and words of its own', () => {
  for (const language of LANGUAGES)
    for (const what of ['title', 'confirm', 'kind'] as const)
      expect(new Set(POPUP_KINDS.map((kind) => TEXTS[language][kind][what])).size).toBe(
        POPUP_KINDS.length,
      );
});

it.each(LANGUAGES)(
  'a rejection says why, and shows what was written as it is, in %s',
  async (language) => {
    const reason = '<b>No</b> {{redeem.coins}} $t(coin.title)';
    const dialog = await pop({ redeem_returned: { coins: 50_00, reason } }, language);
    screen.getByText((shown) => shown.includes(reason));
    expect(dialog.querySelector('b')).toBeNull();
    expect(dialog.textContent).toContain('+50.00');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/redeem');
  },
);

it('[inbox-popup] its picture, title and description are the sender’s where there are some', async () => {
  const img = { en: 'raya-en.webp', zh: 'raya-zh.webp', ms: 'raya-ms.webp' };
  expect(picture(await pop({ ...text, img }, 'zh'))).toBe('/uploads/raya-zh.webp');
  cleanup();
  expect(picture(await pop({ ...text }, 'en'))).toContain('popup-others.svg');
  cleanup();
  await pop({ redeem_credit: 20_00, ...text }, 'en');
  screen.getByRole('heading', { name: 'For you' });
  screen.getByText('RM20.00');
});
