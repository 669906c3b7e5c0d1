import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { HelpdeskAnswer } from '#contract/helpdesk.ts';
import { PromotionsAnswer } from '#contract/promotions.ts';
import { VipsAnswer } from '#contract/refresh.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, type TestApp } from '../../edges/testApp.ts';
import { ManualClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { createSecurityLog } from '../../platform/security/log.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { uploads } from '../../platform/store/schema/content.ts';
import type { Store } from '../../platform/store/store.ts';
import { oneStore } from '../../platform/store/testStore.ts';

/** Noon in Malaysia, when the test app's clock stands. */
const NOON = Date.UTC(2026, 5, 1, 4);

const picture = async (background: string) => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  return { file: `${background}.png`, base64: (await image.png().toBuffer()).toString('base64') };
};
let red: Awaited<ReturnType<typeof picture>>;
let blue: typeof red;
beforeAll(async () => {
  [red, blue] = [await picture('red'), await picture('blue')];
});

/** Commands on a store; each answers its data, or the sentence it failed with. */
const operatorOf = (store: Store, clock = new ManualClock(NOON)) => {
  const security = createSecurityLog({
    store,
    clock,
    cipher: testCipher,
    log: createLog('silent'),
  });
  const deps = { store, clock, broadcast: () => {}, drop: () => {}, security, cipher: testCipher };
  return (name: string, args: object = {}): Promise<unknown> =>
    runCommand(deps, name, args, 'siti').then(
      ({ data }) => data,
      (error: unknown) => (error instanceof CommandError ? error.message : Promise.reject(error)),
    );
};

const withClub = async (store: Store, run: (club: TestApp) => Promise<void>): Promise<void> => {
  const club = await openTestApp({ store });
  await run(club).finally(() => club.close());
};
const vipsOf = async (club: TestApp) => VipsAnswer.parse((await club.get('vips')).json());

oneStore('options', (store) => {
  test('the five links are set, changed and hidden', () =>
    withClub(store(), async (club) => {
      const run = operatorOf(store());
      expect(await run('option list')).toEqual(
        ['h5', 'whatsapp', 'telegram', 'facebook', 'live_chat'].map((name) => ({
          name: `${name}_link`,
          value: '#',
        })),
      );
      await run('option set', { name: 'h5_link', value: 'https://h5.example' });
      await run('option set', { name: 'h5_link', value: 'https://h5.example/login' });
      await run('option set', { name: 'telegram_link', value: '#' });
      expect((await vipsOf(club)).options).toEqual([
        { name: 'h5_link', value: 'https://h5.example/login' },
        { name: 'telegram_link', value: '#' },
      ]);
    }));

  test.each([
    ['h6_link', 'https://h6.example', 'An option is one of h5_link'],
    ['h5_link', 'http://h5.example', 'A link begins with https://'],
    ['h5_link', 'javascript:alert(1)', 'A link begins with https://'],
    ['h5_link', '', 'A link begins with https://'],
  ])('%s %s is refused', async (name, value, sentence) => {
    expect(await operatorOf(store())('option set', { name, value })).toContain(sentence);
  });
});

oneStore('banners', (store) => {
  test('are shown in their order, each with its pictures and links', () =>
    withClub(store(), async (club) => {
      const run = operatorOf(store());
      const links = { linkEn: '/games', linkZh: '/promotions', link: 'https://news.example' };
      await run('banner add', { img: red, imgMs: blue, ...links });
      await run('banner add', { img: blue, link: '/games/lucky-egg' });
      await run('banner add', { img: red, link: '/redeem' });
      const [first, second, third] = (await vipsOf(club)).banners;
      expect(first).toMatchObject({ link_en: '/games', link_ms: 'https://news.example' });
      expect(first?.img_en).toBe(first?.img_zh);
      expect(first?.img_ms).toBe(second?.img_en);
      const shown = await club.app.inject(`/uploads/${first?.img_ms}`);
      expect(shown.rawPayload.toString('base64')).toBe(blue.base64);
      expect(await store().db.$count(uploads)).toBe(2);
      const order = async () => (await vipsOf(club)).banners.map(({ id }) => id);
      const move = (id: number | undefined, place: string) =>
        run('banner move', { id: String(id), place });
      await move(third?.id, '1');
      expect(await order()).toEqual([third?.id, first?.id, second?.id]);
      await move(third?.id, '99');
      expect(await order()).toEqual([first?.id, second?.id, third?.id]);
      await run('banner remove', { id: String(second?.id) });
      await run('banner add', { img: red, link: '/' });
      await move(first?.id, '2');
      expect((await order()).slice(0, 2)).toEqual([third?.id, first?.id]);
    }));

  test('are refused without a picture or a link for each language, and change nothing', async () => {
    const run = operatorOf(store());
    const before = await run('banner list');
    const refused = [
      [{ img: red }, '--link-en is missing'],
      [{ imgEn: red, imgMs: red, link: '/' }, '--img-zh is missing'],
      [{ img: red, link: 'games' }, 'A link is a path of the club'],
      [{ img: red, link: '//evil.example' }, 'A link is a path of the club'],
      [{ img: red, link: 'http://evil.example' }, 'A link is a path of the club'],
      [
        { img: { file: 'a.png', base64: btoa('GIF89a') }, link: '/' },
        'Format not supported: a.png is no PNG, JPEG, WebP or AVIF picture.',
      ],
    ] as const;
    for (const [args, sentence] of refused)
      expect(await run('banner add', args)).toContain(sentence);
    expect(await run('banner move', { id: '77', place: '1' })).toBe('There is no banner 77.');
    expect(await run('banner remove', { id: '77' })).toBe('There is no banner 77.');
    expect(await run('banner list')).toEqual(before);
  });
});

oneStore('promotions', (store) => {
  const texts = {
    titleEn: 'Kite week',
    titleZh: '风筝周',
    titleMs: 'Minggu wau',
    descriptionEn: 'Spin.',
    descriptionZh: '转吧。',
    descriptionMs: 'Putar.',
  };

  test('are published for their days, and found no more when over', () =>
    withClub(store(), async (club) => {
      const run = operatorOf(store(), club.deps.clock);
      const titles = async () => {
        const answer = await club.get('promotions');
        if (answer.statusCode === 404) return answer.json();
        return PromotionsAnswer.parse(answer.json()).promotions.map(({ title }) => title.zh);
      };
      const none = { message: 'msg.noPromotions', typ: 'promotions' };
      expect(await titles()).toEqual(none);
      const days = { starts: '2026-06-02', ends: '2026-06-03' };
      await run('promotion add', { ...texts, img: red, link: '/games/spin-wheel', ...days });
      const now = { titleEn: 'Now', titleZh: '现在', titleMs: 'Kini', img: blue };
      const ended = (await run('promotion add', { ...texts, ...now })) as { id: number };
      expect(await titles()).toEqual(['现在']);
      expect((await vipsOf(club)).promotions).toMatchObject([{ link: null, endsAt: null }]);
      club.deps.clock.advance(DAY_MS / 2);
      expect(await titles()).toEqual(['风筝周', '现在']);
      expect(await run('promotion end', { id: String(ended.id) })).toEqual({ id: ended.id });
      expect(await titles()).toEqual(['风筝周']);
      expect(await run('promotion end', { id: String(ended.id) })).toContain('is over already');
      club.deps.clock.advance(2 * DAY_MS - 1);
      expect(await titles()).toEqual(['风筝周']);
      club.deps.clock.advance(1);
      expect(await titles()).toEqual(none);
      expect(await run('promotion list')).toMatchObject([
        { title: { en: 'Now' }, state: 'over' },
        { title: { en: 'Kite week' }, state: 'over' },
      ]);
    }));

  test('are removed before they begin, and refused when something is wrong', async () => {
    const run = operatorOf(store());
    const add = (args: object) => run('promotion add', { ...texts, img: red, ...args });
    const later = (await add({ starts: '2026-07-01T10:00:00+08:00' })) as { id: number };
    expect(await run('promotion end', { id: String(later.id) })).toContain('has not begun');
    expect(await run('promotion remove', { id: String(later.id) })).toEqual({ id: later.id });
    expect(await run('promotion remove', { id: String(later.id) })).toContain('There is no');
    expect(await add({ titleZh: undefined })).toContain('--title-zh is missing');
    expect(await add({ descriptionMs: '  ' })).toContain('--description-ms is empty');
    expect(await add({ ends: '2026-05-31' })).toContain('The end must come after');
    expect(await add({ starts: '2026-07-02', ends: '2026-07-01' })).toContain('The end must come');
    expect(await add({ starts: 'soon' })).toContain('A time is written');
    expect(await add({ img: undefined })).toContain('--img-en is missing');
    expect(await run('promotion end', { id: '77' })).toBe('There is no promotion 77.');
  });
});

oneStore('questions and answers', (store) => {
  test('are added to their topic, listed for anyone, removed', () =>
    withClub(store(), async (club) => {
      const run = operatorOf(store());
      const none = await club.get('helpdesk');
      expect([none.statusCode, none.json()]).toEqual([
        404,
        { message: 'msg.noHelpdeskFound', typ: 'helpdesk' },
      ]);
      const add = (topic: string, en: string) =>
        run('faq add', {
          topic,
          questionEn: en,
          questionZh: '问',
          questionMs: 'Soalan',
          answerEn: 'Yes.',
          answerZh: '是。',
          answerMs: 'Ya.',
        });
      await add('safety', 'Is it safe?');
      await add('account', 'Who am I?');
      await add('account', 'Who are you?');
      const { faqs } = HelpdeskAnswer.parse((await club.get('helpdesk')).json());
      expect(faqs.map(({ question }) => question.en)).toEqual([
        'Who am I?',
        'Who are you?',
        'Is it safe?',
      ]);
      await run('faq remove', { id: String(faqs[0]?.id) });
      expect(await run('faq list', { topic: 'account' })).toMatchObject([
        { question: { en: 'Who are you?', zh: '问' } },
      ]);
      expect(await run('faq remove', { id: '77' })).toBe('There is no question 77.');
      expect(await add('weather', 'Rain?')).toContain('--topic must be one of account');
    }));
});

oneStore('the audit', (store) => {
  test('has every change with who, when, what and how it went; never a picture', async () => {
    const clock = new ManualClock(NOON);
    const run = operatorOf(store(), clock);
    await run('banner add', { img: red, link: '/' });
    await run('banner list');
    clock.advance(DAY_MS);
    await run('banner remove', { id: '77' });
    await run('option set', { name: 'h5_link', value: '#' });
    const list = (args: object) => run('audit list', args) as Promise<{ action: string }[]>;
    expect(await list({})).toMatchObject([
      { action: 'option set', target: 'h5_link', outcome: 'done', args: { value: '#' } },
      { action: 'banner remove', target: '77', outcome: 'There is no banner 77.' },
      { actor: 'siti', action: 'banner add', at: new Date(NOON).toISOString() },
    ]);
    const [{ detail } = { detail: null }] = await store().db.select().from(audit);
    expect(detail).toMatchObject({ args: { img: expect.stringMatching(/^[0-9a-f]{24}\.png$/) } });
    expect(await list({ limit: '1' })).toHaveLength(1);
    expect(await list({ since: '2026-06-02' })).toHaveLength(2);
    expect(await list({ actor: 'nobody' })).toEqual([]);
    expect(await list({ limit: '0' })).toContain('--limit is a number');
  });
});
