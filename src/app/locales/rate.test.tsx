import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Terms from '#contract/terms.ts';

// Another rate than the club's: 60 coins are RM12.
vi.mock('#contract/terms.ts', async (original) => ({
  ...(await original<typeof Terms>()),
  REDEEM_COINS: 60_00,
  REDEEM_CREDIT_SEN: 12_00,
}));

const { FIGURES, withFigures } = await import('#contract/figures.ts');
const { LANGUAGES } = await import('#contract/languages.ts');
const { answering, show } = await import('#src/testing/screen.tsx');
const { HomeScreen } = await import('#src/screens/home/HomeScreen.tsx');
const { RedeemScreen } = await import('#src/screens/redeem/RedeemScreen.tsx');
const { TooFewToRedeem: TooFew } = await import('#src/screens/redeem/TooFewToRedeem.tsx');
const { useSession } = await import('#src/session/store.ts');
const { TermsScreen } = await import('#src/screens/terms/TermsScreen.tsx');
const { PUBLIC_PAGES } = await import('../publicPages.ts');
const { loadTexts } = await import('../i18n.ts');
const { loadLongText } = await import('./long.ts');
const { en } = await import('./en.ts');
const { zh } = await import('./zh.ts');
const { ms } = await import('./ms.ts');

afterEach(cleanup);

/** The old rate, beside figures that happen to hold the same digits: RM50 and 50 times of the wheel, a video's 50 MB. */
const OLD =
  /(?<![\d.,M×])50(?![\d.,×x]| 倍| MB)|RM10(?!\d|,)|RM20(?!\d|,)|(?<![\d.,])100 (give|金币换|memberi)/;
const allTexts = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(allTexts);

describe.each(LANGUAGES)('60 coins for RM12, in %s', (language) => {
  it.each([
    ['home', HomeScreen],
    ['redeem', RedeemScreen],
    ['redeem for who has too few', () => <TooFew available={12_00} />],
    ['terms', TermsScreen],
  ])('%s tells it, and never the old rate', async (_name, Screen) => {
    answering({ 'GET redemptions': { status: 200, data: { redemptions: [], next: null } } });
    const { player } = useSession.getState();
    useSession.setState({ player: { ...player, coin: { ...player.coin, balance: 130_00 } } });
    await show(<Screen />, '/', language);
    await loadTexts('legal', 'redeem');
    await i18next.changeLanguage(language);
    await vi.waitFor(() => expect(document.body.textContent).toContain('RM12'));
    const { textContent } = document.body;
    expect(textContent).toMatch(/(?<!\d)60(?!\d)/);
    expect(textContent).not.toMatch(OLD);
    expect(textContent).not.toMatch(/\{\{/);
  });

  it('no text of the app, no answer and no page’s head has the old one', async () => {
    const [legal, ambassador, responsible] = await Promise.all([
      loadLongText('legal', language),
      loadLongText('ambassador', language),
      loadLongText('responsible', language),
    ]);
    const texts = { ...{ en, zh, ms }[language], legal, ambassador, responsible };
    const faqs: unknown = JSON.parse(
      readFileSync(`server/edges/seed/faq/${language}.json`, 'utf8'),
    );
    const heads = [...PUBLIC_PAGES.values()].map((headOf) => headOf(texts as never));
    const told = [texts, faqs, heads].flatMap(allTexts).map((text) => withFigures(text));
    expect(told.filter((text) => OLD.test(text))).toEqual([]);
    expect(FIGURES['redeem.credit']).toBe('RM12');
  });
});
