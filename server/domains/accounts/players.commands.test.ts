import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Password } from '#contract/session.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { findPlayer } from '../../platform/identity/players.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { oneStore } from '../../platform/store/testStore.ts';

oneStore('players', (store) => {
  /** A club, a player in it, and the operator's words about this player. */
  const setUp = async (uid: string, phone: string) => {
    const club = await openTestApp({ store: store() });
    const token = await registerPlayer(club, uid, phone);
    const dropped: number[] = [];
    const drop = (playerId: number) => void dropped.push(playerId);
    const { clock, security } = club.deps;
    const deps = { store: store(), clock, broadcast: () => {}, drop, security, cipher: testCipher };
    const say = (name: string, args: object): Promise<string> =>
      runCommand(deps, name, { uid, ...args }, 'siti').then(
        ({ lines }) => lines.join('\n'),
        (error: unknown) => (error instanceof CommandError ? error.message : Promise.reject(error)),
      );
    return { club, token, dropped, deps, say };
  };
  const login = async ({ post }: TestApp, uid: string, password = 'secret12') => {
    const answer = await post('login', { uid, password });
    return `${answer.statusCode} ${answer.json().message ?? 'in'}`;
  };

  test("[roles] a visitor's refresh is vips, a player's player; another role is 'Invalid role'", async () => {
    const { club, token, dropped, say } = await setUp('Merbau77', '+60123456787');
    expect((await club.get('vips')).statusCode).toBe(200);
    expect((await club.get('player', token)).statusCode).toBe(200);
    expect(await say('player role', { role: 'operator' })).toBe(
      'Merbau77: operator. Open sessions were ended.',
    );
    expect(dropped).toHaveLength(1);
    expect((await club.get('player', token)).json().message).toBe('msg.sessionExpired');
    expect(await login(club, 'Merbau77')).toBe('403 msg.invalidRole');
    expect(await say('player role', { role: 'operator' })).toContain('operator already');
    expect(await say('player role', { role: 'king' })).toBe(
      'A role is one of player, operator, designer, qa.',
    );
    await say('player role', { role: 'player' });
    expect(await login(club, 'Merbau77')).toBe('200 in');
    await club.close();
  });

  test('of the normal platform are sent to support until they are members', async () => {
    const { club, token, dropped, say } = await setUp('Keruing1', '+60123456788');
    await say('player platform', { platform: 'normal' });
    expect((await club.get('player', token)).statusCode).toBe(401);
    expect(dropped).toHaveLength(1);
    expect(await login(club, 'Keruing1')).toBe('409 msg.notVip');
    expect(await say('player show', {})).toMatch(/^platform +normal$/m);
    expect(await say('player platform', { platform: 'vip' })).toBe('Keruing1: in the VIP club.');
    expect(await login(club, 'Keruing1')).toBe('200 in');
    expect(await say('player platform', { platform: 'vip' })).toContain('already');
    expect(await say('player platform', { platform: 'gold' })).toContain('one of vip, normal');
    await club.close();
  });

  test('who lost a password get another, which is nowhere but in the answer', async () => {
    const { club, token, dropped, say } = await setUp('Meranti1', '+60123456785');
    expect(await say('player password', {})).toContain('Give a reason');
    expect(await say('player password', { reason: ' ' })).toContain('Give a reason');
    expect((await club.get('player', token)).statusCode).toBe(200);
    expect(dropped).toEqual([]);
    const said = await say('player password', { reason: 'Forgot it' });
    const [, password = ''] = /the password is (\S+)/.exec(said) ?? [];
    expect(Password.safeParse(password).success).toBe(true);
    expect(password).not.toMatch(/[l1IO0]/);
    expect((await club.get('player', token)).json().message).toBe('msg.sessionExpired');
    expect(dropped).toHaveLength(1);
    expect(await login(club, 'Meranti1')).toBe('400 msg.wrongLogin');
    expect(await login(club, 'Meranti1', password)).toBe('200 in');
    const rows = await store().db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(rows).toMatchObject([
      {
        action: 'player password',
        target: 'Meranti1',
        detail: { args: { uid: 'Meranti1', reason: 'Forgot it' }, outcome: 'done' },
      },
    ]);
    expect(JSON.stringify([rows, club.logged])).not.toContain(password);
    expect(await say('player password', { reason: 'Again' })).not.toContain(password);
    await club.close();
  });

  test('with another phone keep session and PIN; codes to the old one open nothing', async () => {
    const { club, token, dropped, say } = await setUp('Cengal01', '+60123456784');
    const move = (phone: string) => say('player phone', { phone, reason: 'New SIM' });
    const askCode = async () => {
      const answer = await club.post('player/pin/otp', {}, token);
      return { otpId: answer.json().otpId, otp: club.sent.at(-1)?.code, pin: '246813' };
    };
    expect((await club.put('player/pin', await askCode(), token)).statusCode).toBe(200);
    const old = await askCode();
    expect(await move('+60 12-345 6783')).toBe(
      'Cengal01: the phone is ...6783, was ...6784. Codes sent there are void.',
    );
    expect((await findPlayer(store().db, 'Cengal01'))?.phone).toBe('+60123456783');
    const refused = await club.put('player/pin', { ...old, pin: '135724' }, token);
    expect(refused.json().message).toBe('msg.incorrectVerificationCode');
    expect((await club.get('player/pin', token)).json()).toMatchObject({ isSet: true });
    await askCode();
    expect(club.sent.at(-1)?.phone).toBe('+60123456783');
    expect(dropped).toEqual([]);
    expect(await move('+60123456783')).toContain('already. Nothing changed.');
    expect(await move('0123456783')).toContain('with its country code');
    expect(await move('+6012345')).toContain('with its country code');
    expect(await say('player phone', { phone: '+60123456789' })).toContain('Give a reason');
    await club.close();
  });

  test('can not take the phone of another account', async () => {
    const { club, deps, say } = await setUp('Nyatoh01', '+60123456781');
    await registerPlayer(club, 'Nyatoh02', '+60123456782');
    const taken = { uid: 'Nyatoh01', phone: '+60123456782', reason: 'New SIM' };
    expect(await say('player phone', taken)).toBe(
      "Phone Number is already exist: ...6782 is another account's.",
    );
    await expect(runCommand(deps, 'player phone', taken, 'siti')).rejects.toMatchObject({
      said: { key: 'msg.phoneExists' },
    });
    expect((await findPlayer(store().db, 'Nyatoh01'))?.phone).toBe('+60123456781');
    await club.close();
  });
});
