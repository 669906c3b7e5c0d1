import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingPath } from '#contract/closing.ts';
import { DAY_MS } from '#contract/day.ts';
import { InboxAnswer } from '#contract/inbox.ts';
import { type PushState, pushPath } from '#contract/push.ts';
import { gameStatePath } from '#contract/rounds.ts';
import { VIDEO } from '#contract/terms.ts';
import { VIDEO_REASONS } from '#contract/verification.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { pushMessages } from '../../platform/store/schema/push.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { steppedUp } from '../accounts/testStepUp.ts';
import { forgetVideos } from './forget.ts';
import { openVideoClub, said, type VideoClub } from './testClub.ts';

oneStore('a decision on a video', (store) => {
  let club: VideoClub;
  beforeAll(async () => {
    club = await openVideoClub(store());
  });
  afterAll(() => club.close());

  test('[video-verification] [operator] accepted: the wheel opens, the inbox, a push and open pages say so', async () => {
    const me = await club.join();
    const { publicKey } = (await club.get(pushPath, me.token)).json<PushState>();
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await club.put(
      pushPath,
      { endpoint: 'https://fcm.googleapis.com/a', keys, publicKey },
      me.token,
    );
    await me.send(club.video);
    const id = String((await club.rowOf(me.uid)).id);
    expect((await club.operator('verification list', {})).lines.join('\n')).toContain(me.uid);
    const spin = () => club.get(gameStatePath('spin-wheel'), me.token);
    expect(JSON.stringify((await spin()).json())).toContain('msg.notVerified');
    const told = await club.operator('verification approve', { id });
    expect(told.lines[0]).toMatch(/^Video \d+: success\. The player is verified\./);
    expect(club.broadcasts.at(-1)).toMatchObject({ topic: 'account' });
    expect(await me.state()).toMatchObject({ status: 'success' });
    expect(JSON.stringify((await spin()).json())).not.toContain('msg.notVerified');
    const [message] = InboxAnswer.parse((await club.get('inbox', me.token)).json()).messages;
    expect(message?.payload).toMatchObject({
      way: 'wheel',
      title: {
        en: 'Your account is verified',
        zh: '您的账号已通过验证',
        ms: 'Akaun anda telah disahkan',
      },
    });
    const pushes = await store().db.select().from(pushMessages);
    expect(pushes.map(({ ref }) => ref)).toContain(message?.id);
    await expect(club.operator('verification approve', { id })).rejects.toThrow('Nothing changed');
    expect(said(await me.begin(1000))).toBe('409 msg.videoNotNow');
    const lines = await store()
      .db.select()
      .from(audit)
      .where(eq(audit.action, 'verification approve'));
    expect(lines.find(({ target }) => target === id)).toMatchObject({ actor: 'siti' });
    expect((await club.operator('verification list', {})).lines.join('\n')).not.toContain(me.uid);
    expect((await club.operator('verification list', { all: true })).lines.join('\n')).toContain(
      'accepted by siti',
    );
  });

  test('[video-verification] [operator] rejected: resubmit, with the reason in the player’s language', async () => {
    const me = await club.join();
    await club.fail(me);
    expect(await me.state()).toMatchObject({
      status: 'failed',
      next: 'resubmit',
      reason: 'wordNotShown',
    });
    const [message] = InboxAnswer.parse((await club.get('inbox', me.token)).json()).messages;
    expect(message?.payload.way).toBe('verification');
    expect(message?.payload.desc?.en).toContain('could not be read');
    expect(message?.payload.desc?.zh).toContain('字迹看不清');
    expect(message?.payload.desc?.ms).toContain('tidak dapat dibaca');
    expect(said(await me.send(club.video))).toBe('200');
  });

  test('[video-verification] [operator] rejected: support, until an operator says otherwise', async () => {
    const me = await club.join();
    await club.fail(me, { reason: 'notThePlayer', next: 'support' });
    expect(await me.state()).toMatchObject({ status: 'failed', next: 'support' });
    expect(said(await me.begin(1000))).toBe('409 msg.videoNotNow');
    const id = String((await club.rowOf(me.uid)).id);
    await club.operator('verification reject', { id, reason: 'tooDark' });
    expect(await me.state()).toMatchObject({ next: 'resubmit', reason: 'tooDark' });
    await expect(club.operator('verification reject', { id, reason: 'ugly' })).rejects.toThrow(
      `--reason is one of ${VIDEO_REASONS.join(', ')}.`,
    );
  });

  test('[video-verification] three failed tries a week, and then a wait', async () => {
    const me = await club.join();
    const { clock } = club.deps;
    for (let nth = 0; nth < VIDEO.tries; nth += 1) {
      expect((await me.state()).retryAt).toBeNull();
      await club.fail(me);
      clock.advance(DAY_MS);
    }
    const first = clock.now() - VIDEO.tries * DAY_MS;
    const retryAt = first + VIDEO.tryDays * DAY_MS;
    expect((await me.state()).retryAt).toBe(new Date(retryAt).toISOString());
    const answer = await me.begin(1000);
    expect(said(answer)).toBe('429 msg.tooFrequent');
    expect(answer.json().seconds).toBe((retryAt - clock.now()) / 1000);
    clock.advance(retryAt - clock.now());
    expect(said(await me.send(club.video))).toBe('200');
  });

  test('[video-verification] is deleted 30 days after the decision; what nobody went on with after a day', async () => {
    const [me, idle] = [await club.join(), await club.join()];
    const { clock, videos: files } = club.deps;
    await club.fail(me);
    const left = idle.idOf(await idle.begin(1000));
    const { file } = await club.rowOf(me.uid);
    const look = async () => {
      await forgetVideos(store(), files, clock.now());
      const here = await club.files();
      return [here.includes(file), here.includes(left)];
    };
    expect(await look()).toEqual([true, true]);
    clock.advance(DAY_MS + 1);
    expect(await look()).toEqual([true, false]);
    expect((await idle.state()).status).toBe('none');
    clock.advance(28 * DAY_MS);
    expect(await look()).toEqual([true, false]);
    clock.advance(DAY_MS);
    expect(await look()).toEqual([false, false]);
    const { id } = await club.rowOf(me.uid);
    await expect(club.operator('verification open', { id: String(id) })).rejects.toThrow(
      'was deleted',
    );
  });

  test('[video-verification] goes at once when the player closes the account', async () => {
    const me = await club.join();
    await club.fail(me);
    const failed = await club.rowOf(me.uid);
    await me.send(club.video);
    const before = await club.files();
    const closed = await club.post(closingPath, {}, me.token, await steppedUp(club, me.token));
    expect(closed.statusCode).toBe(200);
    expect(await club.files()).toHaveLength(before.length - 2);
    const rows = await store().db.select().from(videos).where(eq(videos.playerId, failed.playerId));
    expect(rows).toMatchObject([{ id: failed.id, goneAt: expect.any(Date) }]);
  });

  test('[video-verification] [operator] open: a link of this machine, once, for five minutes, in the audit', async () => {
    const me = await club.join();
    await me.send(club.video);
    const id = String((await club.rowOf(me.uid)).id);
    const { clock } = club.deps;
    const open = async () =>
      (await club.operator('verification open', { id })).data as { id: string; url: string };
    const { url } = await open();
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const { origin } = new URL(url);
    const get = (to: string, headers: Record<string, string> = {}) =>
      fetch(to, { headers, redirect: 'manual' });
    expect((await get(`${origin}/video`)).status).toBe(410);
    expect((await get(`${origin}/${'A'.repeat(43)}`)).status).toBe(410);
    // As many characters, and more bytes.
    expect((await get(`${origin}/${'%C3%A9'.repeat(43)}`)).status).toBe(410);
    const first = await get(url);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
    const set = first.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/HttpOnly; SameSite=Strict$/);
    const cookie = set.split(';')[0] ?? '';
    expect((await get(url)).status).toBe(410);
    expect((await get(url, { cookie })).status).toBe(410);
    const page = await get(`${origin}/`, { cookie });
    expect(await page.text()).toContain(me.uid);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const film = await get(`${origin}/video`, { cookie });
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(film.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await film.arrayBuffer()).equals(club.video)).toBe(true);
    const part = await get(`${origin}/video`, { cookie, range: 'bytes=10-19' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await get(`${origin}/../package.json`, { cookie })).status).toBe(410);
    const actions = await store().db.select().from(audit).where(eq(audit.target, id));
    expect(actions.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
      'siti: verification open',
      'siti: verification look',
    ]);
    clock.advance(5 * 60_000);
    await expect.poll(() => get(`${origin}/`, { cookie }).catch(() => 'gone')).toBe('gone');
    await expect(club.operator('verification open', { id }, { isServing: false })).rejects.toThrow(
      'No server runs here',
    );
  });
});
