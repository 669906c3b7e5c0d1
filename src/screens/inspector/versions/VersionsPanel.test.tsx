import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { OTHER_VALUES, type TuningVersion } from '#contract/tunings.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { stored } from '#src/base/stored.ts';
import { answered, answering } from '#src/testing/screen.tsx';
import { testVersion } from '../testVersion.ts';
import {
  asDesigner,
  BASE,
  first,
  focus,
  inForce,
  listOf,
  onLoad,
  openVersions,
  PUBLISH,
  pressIn,
  TUNINGS,
  versionCard,
  waiting,
} from './testPanel.tsx';

asDesigner();

describe('versions', () => {
  it('[inspector] each has its author, reason, times, state and return', async () => {
    await openVersions({});
    await screen.findByRole('heading', { level: 4, name: 'Version 2 In force' });
    versionCard(2).getByText('A calmer bridge');
    versionCard(2).getByText(/pereka1, made from version 1.*Approved by pereka2.*Returns 96.00%/);
    versionCard(1).getByText(/The game’s own defaults/);
    pressIn('Load as draft', versionCard(1));
    expect(onLoad).toHaveBeenCalledWith(BASE);
  });

  it('[inspector] the draft, or a version, is compared with the one in force', async () => {
    await openVersions({ [TUNINGS]: listOf([waiting, inForce, first]) }, paying(BASE, 9_550));
    const table = await screen.findByRole('group', { name: /Your draft beside version 2/ });
    within(table).getByRole('row', { name: /^Step 1 · Pays 1\.92× 1\.91×$/ });
    within(table).getByRole('columnheader', { name: 'In the form' });
    pressIn('Compare', versionCard(3));
    within(screen.getByRole('group', { name: /^Version 3 beside version 2/ })).getByRole('row', {
      name: /^Step 10 Panels 2 · Hold 1 · Pays 983\.04× nothing$/,
    });
    pressIn('Back to your draft');
    screen.getByRole('row', { name: /^Step 1 · Pays 1\.92× 1\.91×$/ });
  });

  it('[inspector] a draft is published with a reason, over the version it was compared with', async () => {
    const draft = { ...BASE, steps: firstSteps(9) };
    const done = { status: 200, data: { version: 3, status: 'pending' } };
    const made = await openVersions({ [PUBLISH]: done }, draft);
    await screen.findByText(/^The game’s own/);
    pressIn('Publish the draft');
    screen.getByText('Say why, for whoever comes after you.');
    expect(made).not.toContain(PUBLISH);
    fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
      target: { value: ' shorter ' },
    });
    pressIn('Publish the draft');
    await screen.findByText('Version 3 waits for approval.');
  });

  it('[inspector] the same is published once, however often it is tried, and once more after its withdrawal', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    const ids = () => random.mock.calls.filter(([bytes]) => bytes?.byteLength === 16).length;
    const publish = async (made: readonly string[]) => {
      fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
        target: { value: 'shorter' },
      });
      pressIn('Publish the draft');
      await answered(made, PUBLISH);
      await answered(made, TUNINGS);
    };
    const failing = { [PUBLISH]: { status: 500, data: {} }, [TUNINGS]: listOf([inForce, first]) };
    await openVersions(failing, { ...BASE, steps: firstSteps(9) });
    await screen.findByText(/^The game’s own/);
    await publish(answering(failing));
    await publish(answering(failing));
    const done = { status: 200, data: { version: 3, status: 'pending' } };
    const withIt = (status: TuningVersion['status']) =>
      answering({ [PUBLISH]: done, [TUNINGS]: listOf([{ ...waiting, status }, inForce, first]) });
    await publish(withIt('pending'));
    await screen.findByText('Version 3 waits for approval.');
    expect(ids()).toBe(1);
    const withdrawn = withIt('withdrawn');
    await focus();
    await screen.findByText('Withdrawn');
    await publish(withdrawn);
    expect(ids()).toBe(2);
    // Of one that was withdrawn meanwhile it is not said that it waits.
    await waitFor(() => expect(screen.queryByText('Version 3 waits for approval.')).toBeNull());
    random.mockRestore();
  });

  it('[inspector] a draft without its high prizes waits for who says that they saw it', async () => {
    const done = { status: 200, data: { version: 3, status: 'pending' } };
    const made = await openVersions(
      { [PUBLISH]: done },
      { ...squidTuning.defaults, steps: firstSteps(1) },
    );
    await screen.findByText(/^The game’s own/);
    screen.getByText('It pays 1.92× at most, where the game’s own numbers pay up to 983.04×.');
    fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
      target: { value: 'shorter' },
    });
    pressIn('Publish the draft');
    expect(made).not.toContain(PUBLISH);
    const tick = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^I have seen this/ });
    fireEvent.click(tick());
    pressIn('Publish the draft');
    await answered(made, PUBLISH);
    await waitFor(() => expect(tick().checked).toBe(false));
    // What somebody has seen beside one version they have not seen beside another.
    fireEvent.click(tick());
    const next = { ...inForce, version: 3, values: { ...BASE, clockMs: 60_000 } };
    answering({ [TUNINGS]: listOf([next, inForce], { inForce: 3 }) });
    await focus();
    await waitFor(() => expect(tick().checked).toBe(false));
  });

  it('[inspector] what is refused is told with every fault of the gate', async () => {
    const params = ['steps: at most 20 entries, not 40'];
    const refusal = { status: 400, data: { message: 'msg.tuningRefused', typ: 'tuning', params } };
    await openVersions({ [PUBLISH]: refusal }, { ...BASE, steps: firstSteps(40) });
    await screen.findByText(/^The game’s own/);
    fireEvent.change(screen.getAllByLabelText('Reason')[0] as HTMLElement, {
      target: { value: 'longer' },
    });
    pressIn('Publish the draft');
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
    await openVersions({ [TUNINGS]: list, [PUBLISH]: refusal }, long, 'ms');
    const texts = (await screen.findAllByText(/paling banyak 20 entri, bukan 40/)).length;
    expect(texts).toBe(1);
    screen.getByText('Nilainya bukan yang diterbitkan dahulu');
    screen.getByText('of another day');
    fireEvent.change(screen.getAllByLabelText('Sebab')[0] as HTMLElement, {
      target: { value: 'lebih panjang' },
    });
    pressIn('Terbitkan draf');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /paling banyak 20 entri, bukan 40$/,
    );
  });

  it('[inspector] what is in force already is not published', async () => {
    await openVersions({});
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Publish the draft',
    });
    expect(button.disabled).toBe(true);
  });

  it('[inspector] what waits already, or is in force, is not published once more', async () => {
    const draft = { ...BASE, steps: firstSteps(9) };
    const button = () =>
      screen.findByRole<HTMLButtonElement>('button', { name: 'Publish the draft' });
    await openVersions({ [TUNINGS]: listOf([waiting, inForce, first]) }, draft);
    await screen.findByText('Version 3 has these numbers and waits for approval already.');
    expect((await button()).disabled).toBe(true);
    cleanup();
    // What it waited for is no more: it never comes, and may be published anew.
    await openVersions({ [TUNINGS]: listOf([{ ...waiting, base: 1 }, inForce, first]) }, draft);
    expect((await button()).disabled).toBe(false);
    cleanup();
    await openVersions({ [TUNINGS]: listOf([{ ...waiting, base: 1, hash: 'a' }, inForce, first]) });
    await screen.findByText('Waits for approval');
    versionCard(3).getByText('These numbers are in force already.');
    expect(versionCard(3).queryByText(/Another version has come into force since/)).toBeNull();
  });

  it('[inspector] a version that fails the gate has its faults, and does not come back', async () => {
    const bad = {
      ...first,
      origin: 'published' as const,
      faults: ['clockMs: missing'],
      return: null,
    };
    await openVersions({ [TUNINGS]: listOf([inForce, bad]) });
    await screen.findByText('Not served');
    versionCard(1).getByText('clockMs: missing');
    expect(screen.queryByText('Roll back to version 1')).toBeNull();
  });

  it('[inspector] newer defaults of the code can be loaded', async () => {
    const values = { ...BASE, steps: firstSteps(9) };
    await openVersions({
      [TUNINGS]: listOf([inForce], { code: { version: 4, values, hash: 'c' } }),
    });
    const text = await screen.findByText(/This release has other defaults \(number 4\)/);
    pressIn('Load as draft', within(text.parentElement as HTMLElement));
    expect(onLoad).toHaveBeenCalledWith(values);
  });

  it.each(LANGUAGES)('[inspector] no text is missing in %s', async (language) => {
    await openVersions({ [TUNINGS]: listOf([waiting, inForce, first]) }, BASE, language);
    await screen.findAllByRole('listitem');
    expect(document.body.textContent).not.toMatch(/versions\.|state\.|{{/);
  });

  it('[inspector] a session that is over says so, and can be tried again', async () => {
    await openVersions({
      [TUNINGS]: { status: 401, data: { message: 'msg.sessionExpired', typ: 's' } },
    });
    await screen.findByText('Session Expired');
    expect(stored.staffToken.get()).toBeNull();
  });
});
