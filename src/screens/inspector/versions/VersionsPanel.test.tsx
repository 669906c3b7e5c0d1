import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { OTHER_VALUES, type TuningsAnswer, type TuningVersion } from '#contract/tunings.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { followLanguage, loadTexts } from '#src/app/i18n.ts';
import { stored } from '#src/base/stored.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { testVersion } from '../testVersion.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

const BASE = squidTuning.defaults;
const first = testVersion({
  values: BASE,
  version: 1,
  origin: 'code',
  author: 'defaults',
  hash: 'b',
});
const inForce = testVersion({
  values: BASE,
  reason: 'A calmer bridge',
  approver: 'pereka2',
  approvedAt: '2026-03-11T04:00:00Z',
});
const waiting = testVersion({
  version: 3,
  status: 'pending',
  base: 2,
  values: { ...BASE, steps: firstSteps(9) },
});

const TUNINGS = 'GET designer/games/squidgame/tunings';
const PUBLISH = 'POST designer/games/squidgame/tunings';
const listOf = (versions: TuningVersion[], more: Partial<TuningsAnswer> = {}) => ({
  status: 200,
  data: {
    inForce: 2,
    code: { version: 1, values: BASE, hash: 'a' },
    isApprovalNeeded: false,
    versions,
    ...more,
  },
});

const onLoad = vi.fn();
const open = async (
  answers: Parameters<typeof answering>[0],
  draft: unknown = BASE,
  language: 'en' | 'zh' | 'ms' = 'en',
) => {
  const made = answering({
    'GET designer/games/squidgame/figures': {
      status: 200,
      data: { unit: 'coins', at: 0, figures: [] },
    },
    [TUNINGS]: listOf([inForce, first]),
    ...answers,
  });
  await followLanguage(new URL(`https://club.test/?lang=${language}`));
  await loadTexts('versions', 'tuning', 'inspector');
  await show(
    <VersionsPanel game="squidgame" draft={draft} isShown onLoad={onLoad} />,
    '/inspector',
    language,
  );
  return made;
};
const press = (name: string, within_ = within(document.body)) =>
  fireEvent.click(within_.getByRole('button', { name }));
const card = (number: number) =>
  within(screen.getByRole('listitem', { name: new RegExp(`Version ${number}`) }));

beforeEach(() => {
  stored.staffToken.set('T'.repeat(43));
  stored.staffRole.set('designer');
  onLoad.mockClear();
});
afterEach(() => {
  cleanup();
  stored.staffToken.set(null);
  stored.staffRole.set(null);
});

describe('versions', () => {
  it('[inspector] each has its author, reason, times, state and return', async () => {
    await open({});
    await screen.findByRole('heading', { level: 4, name: 'Version 2 In force' });
    card(2).getByText('A calmer bridge');
    card(2).getByText(/pereka1, made from version 1.*Approved by pereka2.*Returns 96.00%/);
    card(1).getByText(/The game’s own defaults/);
    press('Load as draft', card(1));
    expect(onLoad).toHaveBeenCalledWith(BASE);
  });

  it('[inspector] the draft, or a version, is compared with the one in force', async () => {
    await open({ [TUNINGS]: listOf([waiting, inForce, first]) }, paying(BASE, 9_550));
    const table = await screen.findByRole('group', { name: /Your draft beside version 2/ });
    within(table).getByRole('row', { name: /^Step 1 · Pays 1\.92× 1\.91×$/ });
    press('Compare', card(3));
    within(screen.getByRole('group', { name: /^Version 3 beside version 2/ })).getByRole('row', {
      name: /^Step 10 Panels 2 · Hold 1 · Pays 983\.04× nothing$/,
    });
    press('Back to your draft');
    screen.getByRole('row', { name: /^Step 1 · Pays 1\.92× 1\.91×$/ });
  });

  it('[inspector] a draft is published with a reason, over the version it was compared with', async () => {
    const draft = { ...BASE, steps: firstSteps(9) };
    const done = { status: 200, data: { version: 3, status: 'pending' } };
    const made = await open({ [PUBLISH]: done }, draft);
    await screen.findByText(/^The game’s own/);
    press('Publish the draft');
    screen.getByText('Say why, for whoever comes after you.');
    expect(made).not.toContain(PUBLISH);
    fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
      target: { value: ' shorter ' },
    });
    press('Publish the draft');
    await screen.findByText('Version 3 waits for approval.');
  });

  it('[inspector] the same is published once, however often it is tried, and once more after its withdrawal', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    const ids = () => random.mock.calls.filter(([bytes]) => bytes?.byteLength === 16).length;
    const publish = async (made: readonly string[]) => {
      fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
        target: { value: 'shorter' },
      });
      press('Publish the draft');
      await answered(made, PUBLISH);
      await answered(made, TUNINGS);
    };
    const failing = { [PUBLISH]: { status: 500, data: {} }, [TUNINGS]: listOf([inForce, first]) };
    await open(failing, { ...BASE, steps: firstSteps(9) });
    await screen.findByText(/^The game’s own/);
    await publish(answering(failing));
    await publish(answering(failing));
    const done = { status: 200, data: { version: 3, status: 'pending' } };
    const withIt = (status: TuningVersion['status']) =>
      answering({ [PUBLISH]: done, [TUNINGS]: listOf([{ ...waiting, status }, inForce, first]) });
    await publish(withIt('pending'));
    await screen.findByText('Version 3 waits for approval.');
    expect(ids()).toBe(1);
    await publish(withIt('withdrawn'));
    expect(ids()).toBe(2);
    // Of one that was withdrawn meanwhile it is not said that it waits.
    await waitFor(() => expect(screen.queryByText('Version 3 waits for approval.')).toBeNull());
    random.mockRestore();
  });

  it('[inspector] a draft without its high prizes waits for who says that they saw it', async () => {
    const done = { status: 200, data: { version: 3, status: 'pending' } };
    const made = await open({ [PUBLISH]: done }, { ...squidTuning.defaults, steps: firstSteps(1) });
    await screen.findByText(/^The game’s own/);
    screen.getByText('It pays 1.92× at most, where the game’s own numbers pay up to 983.04×.');
    fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
      target: { value: 'shorter' },
    });
    press('Publish the draft');
    expect(made).not.toContain(PUBLISH);
    fireEvent.click(screen.getByRole('checkbox', { name: /^I have seen this/ }));
    press('Publish the draft');
    await answered(made, PUBLISH);
  });

  it('[inspector] what is refused is told with every fault of the gate', async () => {
    const params = ['steps: at most 20 entries, not 40'];
    const refusal = { status: 400, data: { message: 'msg.tuningRefused', typ: 'tuning', params } };
    await open({ [PUBLISH]: refusal }, { ...BASE, steps: firstSteps(40) });
    await screen.findByText(/^The game’s own/);
    fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
      target: { value: 'longer' },
    });
    press('Publish the draft');
    const alert = await screen.findByRole('alert');
    within(alert).getByText("This can't be published: Step: at most 20 entries, not 40");
    expect(stored.staffToken.get()).not.toBeNull();
  });

  it('[inspector] why a version may not be served is told in the language shown', async () => {
    const long = { ...squidTuning.defaults, steps: firstSteps(40) };
    const judged = judgeTuning(gameOf('squidgame'), long);
    const told = judged.isServed ? [] : judged.faults.map(faultText);
    const refusal = { status: 400, data: { message: 'msg.tuningRefused', typ: 't', params: told } };
    const changed = testVersion({
      values: BASE,
      version: 1,
      faults: [OTHER_VALUES, 'of another day'],
    });
    const refused = testVersion({ version: 4, values: long, faults: told });
    const list = listOf([refused, inForce, changed]);
    await open({ [TUNINGS]: list, [PUBLISH]: refusal }, long, 'ms');
    const texts = (await screen.findAllByText(/paling banyak 20 entri, bukan 40/)).length;
    expect(texts).toBe(1);
    screen.getByText('Nilainya bukan yang diterbitkan dahulu');
    screen.getByText('of another day');
    fireEvent.change(screen.getAllByLabelText('Sebab')[0] as HTMLElement, {
      target: { value: 'lebih panjang' },
    });
    press('Terbitkan draf');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /paling banyak 20 entri, bukan 40$/,
    );
  });

  it('[inspector] what is in force already is not published', async () => {
    await open({});
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Publish the draft',
    });
    expect(button.disabled).toBe(true);
  });

  it('[inspector] one that waits is approved by somebody else, or withdrawn', async () => {
    const done = { status: 200, data: { version: 3, status: 'published' } };
    const made = await open({
      [TUNINGS]: listOf([waiting, inForce]),
      'POST designer/games/squidgame/tunings/3/approval': done,
    });
    await screen.findByText('Waits for approval');
    press('Approve', card(3));
    await waitFor(() => expect(made.filter((name) => name === TUNINGS)).toHaveLength(2));
    cleanup();

    const mine = { ...waiting, isMine: true };
    const gone = { status: 409, data: { message: 'msg.updateFailed', typ: 'tuning' } };
    await open({
      [TUNINGS]: listOf([mine, inForce]),
      'POST designer/games/squidgame/tunings/3/withdrawal': gone,
    });
    await screen.findByText('Somebody else has to approve your version.');
    expect(card(3).queryByRole('button', { name: 'Approve' })).toBeNull();
    press('Withdraw', card(3));
    await screen.findByText('Update Failed');
    cleanup();

    await open({ [TUNINGS]: listOf([{ ...waiting, base: 1 }, inForce]) });
    await screen.findByText(/Another version has come into force since/);
    expect(card(3).queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('[inspector] a version that was in force comes back, with a reason', async () => {
    const done = { status: 200, data: { version: 3, status: 'published' } };
    const made = await open({ 'POST designer/games/squidgame/tunings/1/rollback': done });
    await screen.findByText('Published before');
    fireEvent.click(screen.getByText('Roll back to version 1'));
    press('Roll back', card(1));
    card(1).getByText('Say why, for whoever comes after you.');
    fireEvent.change(card(1).getByLabelText('Reason'), { target: { value: 'too many fell' } });
    press('Roll back', card(1));
    await waitFor(() => expect(made).toContain('POST designer/games/squidgame/tunings/1/rollback'));
  });

  it('[inspector] a version that fails the gate has its faults, and does not come back', async () => {
    const bad = {
      ...first,
      origin: 'published' as const,
      faults: ['clockMs: missing'],
      return: null,
    };
    await open({ [TUNINGS]: listOf([inForce, bad]) });
    await screen.findByText('Not served');
    card(1).getByText('clockMs: missing');
    expect(screen.queryByText('Roll back to version 1')).toBeNull();
  });

  it('[inspector] newer defaults of the code can be loaded', async () => {
    const values = { ...BASE, steps: firstSteps(9) };
    await open({ [TUNINGS]: listOf([inForce], { code: { version: 4, values, hash: 'c' } }) });
    const text = await screen.findByText(/This release has other defaults \(number 4\)/);
    press('Load as draft', within(text.parentElement as HTMLElement));
    expect(onLoad).toHaveBeenCalledWith(values);
  });

  it.each(LANGUAGES)('[inspector] no text is missing in %s', async (language) => {
    await open({ [TUNINGS]: listOf([waiting, inForce, first]) }, BASE, language);
    await screen.findAllByRole('listitem');
    expect(document.body.textContent).not.toMatch(/versions\.|state\.|{{/);
  });

  it('[inspector] a session that is over says so, and can be tried again', async () => {
    await open({ [TUNINGS]: { status: 401, data: { message: 'msg.sessionExpired', typ: 's' } } });
    await screen.findByText('Session Expired');
    expect(stored.staffToken.get()).toBeNull();
  });
});
