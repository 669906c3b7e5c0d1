import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, answering } from '#src/testing/screen.tsx';
import {
  APPROVE,
  asDesigner,
  first,
  focus,
  inForce,
  listOf,
  openVersions,
  pressIn,
  TUNINGS,
  versionCard,
  WITHDRAW,
  waiting,
} from './testPanel.tsx';

asDesigner();

it('[inspector] one that waits is approved by somebody else, or withdrawn', async () => {
  const done = { status: 200, data: { version: 3, status: 'published' } };
  const made = await openVersions({
    [TUNINGS]: listOf([waiting, inForce]),
    [APPROVE]: done,
  });
  await screen.findByText('Waits for approval');
  pressIn('Approve', versionCard(3));
  const approved = { ...waiting, status: 'published', approver: 'pereka2' } as const;
  await answered(made, APPROVE);
  answering({ [TUNINGS]: listOf([approved, inForce], { inForce: 3 }) });
  await focus();
  expect((await versionCard(3).findByRole('status')).textContent).toBe(
    'You have approved version 3.',
  );
  cleanup();

  const mine = { ...waiting, isMine: true };
  await openVersions({ [TUNINGS]: listOf([mine, inForce]) });
  await screen.findByText('Somebody else has to approve your version.');
  expect(versionCard(3).queryByRole('button', { name: 'Approve' })).toBeNull();
  answering({
    [TUNINGS]: listOf([{ ...mine, status: 'withdrawn' }, inForce]),
    [WITHDRAW]: { status: 200, data: { version: 3, status: 'withdrawn' } },
  });
  pressIn('Withdraw', versionCard(3));
  await versionCard(3).findByText('You have withdrawn version 3.');
  cleanup();

  await openVersions({ [TUNINGS]: listOf([{ ...waiting, base: 1 }, inForce]) });
  await screen.findByText(/Another version has come into force since/);
  expect(versionCard(3).queryByRole('button', { name: 'Approve' })).toBeNull();
});

it.each([
  ['published', /^Too late: pereka2 approved it meanwhile, .*2026/],
  ['withdrawn', /^Too late: somebody withdrew it meanwhile\.$/],
] as const)(
  '[inspector] what was %s by somebody else meanwhile is not decided again, and says so',
  async (status, told) => {
    await openVersions({ [TUNINGS]: listOf([{ ...waiting, isMine: true }, inForce]) });
    await screen.findByText('Waits for approval');
    const by =
      status === 'published' ? { approver: 'pereka2', approvedAt: '2026-03-11T04:00:00Z' } : {};
    answering({
      [TUNINGS]: listOf([{ ...waiting, status, ...by }, inForce]),
      [WITHDRAW]: { status: 409, data: { message: 'msg.updateFailed', typ: 'tuning' } },
    });
    pressIn('Withdraw', versionCard(3));
    await waitFor(() => expect(versionCard(3).getByRole('alert').textContent).toMatch(told));
    expect(versionCard(3).queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
);

it('[inspector] what others publish and decide comes into the list when one is back at the page', async () => {
  await openVersions({});
  await screen.findByText('Published before');
  answering({ [TUNINGS]: listOf([waiting, inForce, first]) });
  await focus();
  await screen.findByText('Waits for approval');
});

it('[inspector] a version that was in force comes back, with a reason', async () => {
  const done = { status: 200, data: { version: 3, status: 'published' } };
  const made = await openVersions({ 'POST designer/games/squidgame/tunings/1/rollback': done });
  await screen.findByText('Published before');
  fireEvent.click(screen.getByText('Roll back to version 1'));
  pressIn('Roll back', versionCard(1));
  versionCard(1).getByText('Say why, for whoever comes after you.');
  fireEvent.change(versionCard(1).getByLabelText('Reason'), { target: { value: 'too many fell' } });
  pressIn('Roll back', versionCard(1));
  await answered(made, 'POST designer/games/squidgame/tunings/1/rollback');
  const back = { ...inForce, version: 3, hash: first.hash };
  answering({ [TUNINGS]: listOf([back, inForce, first], { inForce: 3 }) });
  await focus();
  await screen.findByText('Version 3 is in force, with the numbers of version 1.');
  const button = versionCard(1).getByRole<HTMLButtonElement>('button', { name: 'Roll back' });
  expect(button.disabled).toBe(true);
});
