import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { REGISTRY } from '#games/registry.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Legal } from './Legal.tsx';

afterEach(cleanup);

const read = async (name: 'terms' | 'privacy', language: 'en' | 'zh' | 'ms') => {
  answering({});
  await loadTexts('legal');
  await show(<Legal name={name} />, '/', language);
  return screen.getByRole('article').textContent ?? '';
};

it.each(LANGUAGES)(
  '[route-terms] the terms hold the club’s rules and figures, in %s',
  async (language) => {
    const text = await read('terms', language);
    for (const figure of ['RM10', '1:1', '1000', '21/11/2026']) expect(text).toContain(figure);
    for (const number of ['10', '15', '16', '24', '30', '50', '90', '97%', '96%'])
      expect(text.match(new RegExp(`(?<![0-9])${number}(?![0-9])`)), number).not.toBeNull();
    for (const { rtp } of Object.values(REGISTRY).map(({ target }) => target))
      if (rtp !== null) expect(text).toContain(`RTP ${Math.round(rtp * 100)}%`);
  },
);

it('[route-terms] the business rules stand in them', async () => {
  const text = await read('terms', 'en');
  for (const rule of [
    'One account per user',
    'must match the number you use in your messaging app',
    'can be redeemed once only',
    'forfeit their credits and coins',
    'within 24 hours',
    'within 15 minutes',
  ])
    expect(text).toContain(rule);
});

it.each(LANGUAGES)(
  '[route-privacy] the policy names the Act and the rights, in %s',
  async (language) => {
    const text = await read('privacy', language);
    for (const word of ['2010', 'PDPA', 'UID', '21']) expect(text).toContain(word);
  },
);

it('the contents lead to each section, by number and title', async () => {
  await read('terms', 'en');
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const fold = within(contents).getByRole('button', { name: 'Contents' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  const sections = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  const links = within(contents).getAllByRole('link');
  expect(links).toHaveLength(sections.length);
  for (const [index, link] of links.entries()) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const section = document.getElementById(id);
    expect(section?.contains(sections[index] ?? null)).toBe(true);
  }
});
