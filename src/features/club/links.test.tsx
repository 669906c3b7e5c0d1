import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, show } from '#src/testing/screen.tsx';
import { useLinks } from './links.ts';

afterEach(cleanup);

const Links = () => <output>{JSON.stringify(useLinks())}</output>;
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const NONE = { h5: '#', whatsapp: '#', telegram: '#', facebook: '#', liveChat: '#' };
const vips = (options: { name: string; value: string }[]) =>
  answering({ 'GET vips': { status: 200, data: { options, banners: [], promotions: [] } } });

it('[links] are # before the server has said anything, and where it said nothing', async () => {
  const made = vips([{ name: 'whatsapp_link', value: '' }]);
  await show(<Links />);
  expect(shown()).toEqual(NONE);
  await expect.poll(() => made).toEqual(['GET vips']);
  expect(shown()).toEqual(NONE);
});

it('[links] are filled from the option list by their five names, and nothing else is', async () => {
  vips([
    { name: 'h5_link', value: 'https://h5.example' },
    { name: 'whatsapp_link', value: 'https://w.example' },
    { name: 'telegram_link', value: 'https://t.example' },
    { name: 'facebook_link', value: 'https://f.example' },
    { name: 'live_chat_link', value: 'https://c.example' },
    { name: 'other_link', value: 'https://o.example' },
  ]);
  await show(<Links />);
  await expect.poll(shown).toEqual({
    h5: 'https://h5.example',
    whatsapp: 'https://w.example',
    telegram: 'https://t.example',
    facebook: 'https://f.example',
    liveChat: 'https://c.example',
  });
});
