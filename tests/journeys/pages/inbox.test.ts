import type { Page } from 'playwright/test';
import { type InboxAnswer, SENT_KINDS } from '#contract/inbox.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { expectAccessible } from '../axe.ts';
import type { Club } from '../club.ts';
import { backFromPopup, expectNoPopup } from '../popups.ts';
import { enterAs, inLanguage, registered, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';

const POPUP_MS = 2000;

const TITLE = { en: 'Happy Raya', zh: '佳节愉快', ms: 'Selamat Hari Raya' };
const TEXT = { en: 'From all of us', zh: '全体同人敬上', ms: 'Daripada kami semua' };
const TICKETS = { en: 'Two tickets', zh: '两张门票', ms: 'Dua tiket' };
type Words = typeof TITLE;

const said = (name: string, words: Words) =>
  Object.entries(words).flatMap(([language, text]) => [`--${name}-${language}`, text]);
const WORDS = [...said('title', TITLE), ...said('desc', TEXT)];

type Kind = (typeof SENT_KINDS)[number];

/** How each kind is sent, and what its popup says: title, what it brings, its button. */
const KINDS: Record<Kind, { args: string[]; title: Words; amount: Words; button: Words }> = {
  redeem: {
    args: ['--credit', '10'],
    title: { en: 'Congratulations!', zh: '恭喜您！', ms: 'Tahniah!' },
    amount: { en: 'RM10.00free credit', zh: 'RM10.00免费彩金', ms: 'RM10.00kredit percuma' },
    button: { en: 'Wonderful', zh: '太好了', ms: 'Terbaik' },
  },
  spin: {
    args: ['--spin-amount', '2', '--spin-credit', '7.50'],
    title: { en: 'Your prize has been paid', zh: '奖金已派发', ms: 'Hadiah anda sudah dibayar' },
    amount: { en: 'RM15.002 × RM7.50', zh: 'RM15.002 × RM7.50', ms: 'RM15.002 × RM7.50' },
    button: { en: 'Thank you', zh: '谢谢', ms: 'Terima kasih' },
  },
  coin: {
    args: ['--coin', '5', ...WORDS],
    title: TITLE,
    amount: { en: '+5.00coins', zh: '+5.00金币', ms: '+5.00syiling' },
    button: { en: 'Lovely', zh: '收下', ms: 'Terima' },
  },
  credit: {
    args: ['--credit', '8', ...WORDS],
    title: TITLE,
    amount: { en: 'RM8.00credit', zh: 'RM8.00彩金', ms: 'RM8.00kredit' },
    button: { en: 'Great', zh: '太棒了', ms: 'Bagus' },
  },
  others: {
    args: [...said('others', TICKETS), ...WORDS],
    title: TITLE,
    amount: TICKETS,
    button: { en: 'Got it', zh: '知道了', ms: 'Faham' },
  },
};

const send = (club: Club, uid: string, kind: Kind) =>
  club.operator('inbox', 'send', uid, '--kind', kind, ...KINDS[kind].args);
const popup = (page: Page) => page.getByRole('dialog');
const unread = (page: Page) => page.getByText(/^\d+ unread$/);
// By tags: below a popup nothing has a role.
const rows = (page: Page) => page.locator('main li');
const newMark = (page: Page) =>
  rows(page)
    .first()
    .getByText(/^(New|新|Baharu)$/);

/** A player's phone whose clock is ours to push on; the splash was seen before. */
const atClub = async (page: Page, club: Club, path: string) => {
  await page.clock.install();
  await withoutSplash(page);
  const { uid, token } = await registered(club);
  await enterAs(page, token, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { uid, token };
};

test('[inbox-popup] [popup-kinds] each of the five kinds pops up two seconds after it came, and is confirmed, in each language', async ({
  page,
  club,
}) => {
  const { uid } = await atClub(page, club, '/inbox?lang=en');
  let came = 0;
  for (const language of LANGUAGES) {
    await inLanguage(page, '/inbox', language);
    for (const kind of SENT_KINDS) {
      const { title, amount, button } = KINDS[kind];
      await send(club, uid, kind);
      came += 1;
      // The list has it before the popup comes.
      await expect(rows(page)).toHaveCount(came);
      await page.clock.runFor(POPUP_MS);
      await expect(popup(page)).toBeVisible();
      await expect(popup(page).getByRole('heading')).toHaveText(title[language]);
      await expect(popup(page).getByRole('strong')).toHaveText(amount[language]);
      // What is wrong for a machine's eyes is so in every language.
      if (language === 'en') await expectAccessible(page);
      await expect(newMark(page)).toBeAttached();
      await popup(page).getByRole('button', { name: button[language] }).click();
      await expectNoPopup(page);
      await expect(newMark(page)).toHaveCount(0);
    }
    if (language === 'en') await expectAccessible(page);
    await expectNoSideways(page);
  }
});

test('[inbox-popup] it takes no touch while it still comes', async ({ page, club }) => {
  const { uid } = await atClub(page, club, '/inbox?lang=en');
  // It comes for as long as this looks at it.
  await page.addStyleTag({
    content: ':root *, :root ::after { transition-duration: 60s !important; }',
  });
  await send(club, uid, 'credit');
  await expect(rows(page)).toHaveCount(1);
  await page.clock.runFor(POPUP_MS);
  const confirm = popup(page).getByRole('button', { name: KINDS.credit.button.en });
  await expect(confirm).toBeVisible();
  await confirm.tap({ force: true });
  // From here on it is on its way: before, there is nothing to finish.
  await expect(popup(page)).not.toHaveAttribute('data-starting-style');
  const finish = () => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  };
  await page.evaluate(finish);
  await expect(unread(page)).toHaveText('1 unread');
  await confirm.click();
  await expectNoPopup(page);
  await expect(newMark(page)).toHaveCount(0);
});

test('[inbox-popup] closed it stays unread and does not come again; eight come as one, which leads to the inbox', async ({
  page,
  club,
}) => {
  const { uid } = await atClub(page, club, '/inbox?lang=en');
  await send(club, uid, 'credit');
  await expect(unread(page)).toHaveText('1 unread');
  await page.clock.runFor(POPUP_MS);
  await expect(popup(page)).toContainText('RM8.00');
  // What comes meanwhile waits.
  for (let sent = 0; sent < 8; sent += 1) await send(club, uid, 'coin');
  await expect(unread(page)).toHaveText('9 unread');
  await expect(popup(page)).toHaveCount(1);
  await page.clock.runFor(POPUP_MS);
  // A press beside an open popup only closes it.
  await page.touchscreen.tap(195, 40);
  await expect(popup(page)).toContainText('8 new messages');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/inbox/);
  await backFromPopup(page);
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/inbox/);
  await expect(unread(page)).toHaveText('9 unread');
  const isSettled = async () =>
    JSON.parse(await club.operator('inbox', 'list', uid, '--json')).every(
      (message: { shownAt: string | null; readAt: string | null }) =>
        message.shownAt !== null && message.readAt === null,
    );
  await expect.poll(isSettled).toBe(true);
  await page.reload();
  await expect(unread(page)).toHaveText('9 unread');
  await page.clock.runFor(10 * POPUP_MS);
  await expect(popup(page)).toHaveCount(0);
});

test('[route-inbox] [route-inbox-id] a message is opened from the list, its coins are in the purse, the badge follows', async ({
  page,
  club,
}) => {
  const { uid } = await atClub(page, club, '/games?lang=en');
  await send(club, uid, 'coin');
  await send(club, uid, 'credit');
  // The open page hears of both by itself.
  await expect(page.getByRole('button', { name: 'Your club – 2 unread' })).toBeVisible();
  // Wherever one is, the popup leads to the inbox.
  await page.clock.runFor(POPUP_MS);
  await popup(page).getByRole('link', { name: 'Open the inbox' }).click();
  await expectNoPopup(page);
  await expect(page).toHaveURL('/inbox');
  await expect(unread(page)).toHaveText('2 unread');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Happy Raya');
  await expect(page.getByText('RM8.00')).toBeVisible();
  await expect(page).toHaveTitle(/Happy Raya/);
  await expectAccessible(page);
  await page.goBack();
  await expect(unread(page)).toHaveText('1 unread');
  await expect(newMark(page)).toHaveCount(0);
  await page.goto('/transaction');
  await expect(page.getByRole('listitem').filter({ hasText: '+5.00' })).toBeVisible();
});

/** Read messages with these numbers, newest first, as the server answers them. */
const pageOf = (from: number, to: number, next: string | null): InboxAnswer => ({
  messages: Array.from({ length: from - to + 1 }, (_, i) => ({
    id: String(from - i),
    payload: { title: TITLE, desc: TEXT, credit: (from - i) * 100 },
    createdAt: '2026-11-20T04:00:00.000Z',
    isRead: true,
  })),
  next,
  unreadCount: 0,
});

test('[route-inbox] older messages come as one scrolls, until the end', async ({ page, club }) => {
  await page.route(/\/api\/inbox(\?|$)/, (route) =>
    route.fulfill({
      json: route.request().url().includes('before=') ? pageOf(9, 1, null) : pageOf(39, 10, '10'),
    }),
  );
  const { token } = await registered(club);
  await enterAs(page, token, '/inbox?lang=en');
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByText('Those are all your messages')).toHaveCount(0);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(39);
  await expect(rows(page).last()).toContainText('RM1.00');
  await expect(page.getByText('Those are all your messages')).toBeAttached();
});

test('[route-inbox] [route-inbox-id] an empty inbox says so; an unknown message is a page that does not exist', async ({
  page,
  club,
}) => {
  const { uid } = await atClub(page, club, '/inbox?lang=en');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expectAccessible(page);
  await send(club, uid, 'others');
  await expect(rows(page)).toHaveCount(1);
  const href = (await rows(page).first().getByRole('link').getAttribute('href')) ?? '';
  const other = await registered(club);
  await enterAs(page, other.token, '/inbox');
  for (const path of [href, '/inbox/999999', '/inbox/nothing', '/inbox/1/2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path leads nowhere');
  }
});

test('[call-notification] a notification’s link marks it opened, and the address goes on without it', async ({
  page,
  club,
}) => {
  const { uid } = await atClub(page, club, '/transaction?lang=en');
  await send(club, uid, 'credit');
  const list = async () => JSON.parse(await club.operator('inbox', 'list', uid, '--json'));
  const [{ id, readAt }] = await list();
  expect(readAt).toBeNull();
  await page.goto(`/transaction?show=rounds&notifiid=${id}`);
  await expect(page).toHaveURL('/transaction?show=rounds');
  await expect.poll(async () => (await list())[0].readAt).not.toBeNull();
  await page.goto('/inbox');
  await expect(rows(page)).toHaveCount(1);
  await expect(unread(page)).toHaveCount(0);
});
