import type { Page, Worker } from 'playwright/test';
import { FCM_HEADER } from '#contract/api.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { PushNews } from '#contract/pushNews.ts';
import { expectAccessible } from '../axe.ts';
import { expectNoPopup } from '../popups.ts';
import { enterAs, inLanguage, registered, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';

test.use({ serviceWorkers: 'allow' });

const TITLE = { en: 'Allow notifications', zh: '允许通知', ms: 'Benarkan pemberitahuan' };
const ROW = { en: /^On this device/, zh: /^在此设备上/, ms: /^Pada peranti ini/ };

/** Has the page be the worker's; answers how something is pushed to it, as the browser does it. */
const withWorker = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.at(0)?.registrationId;
      if (id !== undefined) resolve(id);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    push: (news: PushNews) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(news),
      }),
  };
};

interface Seen {
  shown: { title: string; body?: string; tag?: string; lang?: string; data?: unknown }[];
  unread?: number;
}

/** Headless Chromium shows no notifications, and has no icon: what the worker asks for is kept instead. */
const watched = async (worker: Worker) => {
  await worker.evaluate(() => {
    const here = globalThis as unknown as Seen & { registration: ServiceWorkerRegistration };
    here.shown = [];
    here.registration.showNotification = async (title, options) => {
      here.shown.push({ title, ...options });
    };
    navigator.setAppBadge = async (unread = 0) => {
      here.unread = unread;
    };
  });
  return {
    seen: () =>
      worker.evaluate(() => {
        const { shown, unread } = globalThis as unknown as Seen;
        return { shown, unread };
      }),
    /** Touches the last notification. */
    click: () =>
      worker.evaluate(() => {
        const { shown } = globalThis as unknown as Seen;
        const Happening = Reflect.get(globalThis, 'ExtendableEvent');
        const notification = { ...shown.at(-1), close: () => {} };
        dispatchEvent(Object.assign(new Happening('notificationclick'), { notification }));
      }),
  };
};

test('[call-push] [call-notification] what is pushed is shown by the worker, and a click opens its message, which is read then', async ({
  page,
  club,
  context,
}) => {
  await withoutSplash(page);
  const { uid, token } = await registered(club);
  const words = ['title', 'desc'].flatMap((name) =>
    LANGUAGES.flatMap((language) => [`--${name}-${language}`, 'Raya']),
  );
  await club.operator('inbox', 'send', uid, '--kind', 'credit', '--credit', '8', ...words);
  const list = async () => JSON.parse(await club.operator('inbox', 'list', uid, '--json'));
  const [{ id }] = await list();
  await enterAs(page, token, `/transaction?lang=en`);
  const { push } = await withWorker(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const { seen, click } = await watched(worker);
  const news = {
    title: 'Selamat Hari Raya',
    body: 'Daripada kami semua',
    language: 'ms',
    path: `/inbox/${id}?notifiid=${id}`,
    tag: `message-${id}`,
    unread: 1,
  };
  await push(news);
  const { title, body, tag } = news;
  await expect
    .poll(seen)
    .toMatchObject({ shown: [{ title, body, tag, lang: 'ms', silent: true }], unread: 1 });
  await click();
  await expect(page).toHaveURL(`/inbox/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raya');
  await expect.poll(async () => (await list())[0].readAt).not.toBeNull();
});

/** Headless Chromium can't be asked, and has no push service: what it would say comes from here. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const asked = { answer: sessionStorage.getItem('permission') ?? 'default' };
    Object.defineProperty(Notification, 'permission', { get: () => asked.answer });
    Notification.requestPermission = async () => {
      asked.answer = 'granted';
      sessionStorage.setItem('permission', 'granted');
      return 'granted';
    };
    let current: object | null = null;
    const endpoint = `https://fcm.googleapis.com/${crypto.randomUUID()}`;
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscription;
        return current;
      },
    });
  });

test('[notification-permission] the settings say why before the browser asks, in each language; the push token goes with every call, and with the logout', async ({
  page,
  club,
  context,
}) => {
  await withPushService(page);
  await withoutSplash(page);
  const { token } = await registered(club);
  const devices = async () =>
    JSON.parse(await club.operator('push', 'status', '--json')).devices as number;
  const before = await devices();
  await enterAs(page, token, '/setting?lang=en');
  await withWorker(page);
  for (const language of LANGUAGES) {
    await inLanguage(page, '/setting', language);
    await page.getByRole('button', { name: ROW[language] }).click();
    const allow = page.getByRole('dialog').getByRole('button', { name: TITLE[language] });
    await expect(allow).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await expectNoPopup(page);
  }
  const pushToken = async () =>
    (await context.cookies()).find(({ name }) => name === 'fcmToken')?.value;
  expect(await pushToken()).toBeUndefined();
  await page.getByRole('button', { name: ROW.ms }).click();
  await page.getByRole('dialog').getByRole('button', { name: TITLE.ms }).click();
  await expectNoPopup(page);
  await expect(page.getByRole('button', { name: ROW.ms })).toHaveCount(0);
  await expectAccessible(page);
  const kept = await pushToken();
  expect(kept).toMatch(/^[0-9a-f-]{36}$/);
  expect(await devices()).toBe(before + 1);
  const call = page.waitForRequest((request) => request.url().endsWith('/api/player'));
  await page.reload();
  expect((await (await call).allHeaders())[FCM_HEADER.toLowerCase()]).toBe(kept);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await pushToken()).toBeUndefined();
  await expect.poll(devices).toBe(before);
});
