import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { refusals } from '#src/base/stored.ts';
import { PROVING, prove } from '#src/features/account/stepUp/testStepUp.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { DataScreen } from './DataScreen.tsx';

/** Files that were handed to the browser: name and text. */
let saved: { name: string; text: Promise<string> }[] = [];
let made: Blob | null = null;

beforeEach(async () => {
  await loadTexts('account');
  saved = [];
  URL.createObjectURL = (content) => {
    made = content as Blob;
    return 'blob:data';
  };
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, text: made?.text() ?? Promise.resolve('') });
  };
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123' },
  });
});
afterEach(cleanup);

const DATA = { madeAt: '2026-11-20T10:00:00.000Z', cut: [], account: [{ uid: 'kopi123' }] };
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));

it('is saved as one file, after a proof, and said', async () => {
  const calls = answering({ ...PROVING, 'POST player/data': { status: 200, data: DATA } });
  await show(<DataScreen />, '/setting/data');
  press();
  expect(calls).not.toContain('POST player/data');
  await prove();
  await screen.findByText('The file is in your downloads.');
  expect(saved.map(({ name }) => name)).toEqual(['hornbill-club-2026-11-20.json']);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(DATA);
});

it('taken too often says how long to wait', async () => {
  const often = { message: 'msg.tooFrequent', typ: 'ownData', seconds: 90, params: ['90'] };
  answering({ ...PROVING, 'POST player/data': { status: 429, data: often } });
  await show(<DataScreen />, '/setting/data');
  press();
  await prove();
  await screen.findAllByText(/try again in \d+ seconds/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Download my data' })).toHaveProperty(
      'disabled',
      true,
    ),
  );
  expect(saved).toEqual([]);
  refusals.forgetWait('ownData');
});

it('a server that does not answer is said with what to do', async () => {
  answering({ ...PROVING, 'POST player/data': 'unreachable' });
  await show(<DataScreen />, '/setting/data');
  press();
  await prove();
  await screen.findByText(/The server did not answer/);
});
