import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answering, show } from '#src/testing/screen.tsx';
import { Contact } from './Contact.tsx';

afterEach(cleanup);

const CHAT = { name: 'live_chat_link', value: 'https://chat.example' };
const WHATSAPP = { name: 'whatsapp_link', value: 'https://w.example' };
const TELEGRAM = { name: 'telegram_link', value: 'https://t.example' };

const showWith = async (options: { name: string; value: string }[], at = '/') => {
  const made = answering({
    'GET vips': { status: 200, data: { options, banners: [], promotions: [] } },
  });
  await show(
    <>
      <p>{'page'}</p>
      <Contact />
    </>,
    at,
  );
  await expect.poll(() => made).toEqual(['GET vips']);
};
const button = () => screen.findByRole('button', { name: 'Talk to us' });
const ways = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const unfold = async () => fireEvent.click(await button());

describe('[contact-button] [links] the ways to a person', () => {
  it('unfold in their order, each leading where the club said', async () => {
    await showWith([TELEGRAM, CHAT, WHATSAPP]);
    await unfold();
    expect(ways()).toEqual(['https://chat.example', 'https://w.example', 'https://t.example']);
    expect(screen.getByRole('link', { name: /^Live chat \(opens in a new tab\)/ })).toBeTruthy();
  });

  it('leave out a link that is missing or #', async () => {
    await showWith([{ ...CHAT, value: '#' }, WHATSAPP]);
    await unfold();
    expect(ways()).toEqual(['https://w.example']);
  });

  it('are no button where there is none', async () => {
    await showWith([{ name: 'facebook_link', value: 'https://f.example' }]);
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not offered over a game that is played', async () => {
    await showWith([CHAT], '/games/fto/play');
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('[contact-button] folds again', () => {
  it('by Escape, which gives the focus back to the button', async () => {
    await showWith([CHAT]);
    await unfold();
    const link = screen.getByRole('link');
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(ways()).toEqual([]);
    expect(document.activeElement).toBe(await button());
  });

  it('by a press beside it, which reaches nothing else', async () => {
    await showWith([CHAT]);
    await unfold();
    const shield = screen.getByRole('complementary').firstElementChild;
    if (shield === null) throw new Error('nothing lies over the page');
    fireEvent.click(shield);
    expect(ways()).toEqual([]);
  });

  it('when the focus leaves it', async () => {
    await showWith([CHAT]);
    await unfold();
    fireEvent.blur(screen.getByRole('link'), { relatedTarget: screen.getByText('page') });
    expect(ways()).toEqual([]);
  });
});
