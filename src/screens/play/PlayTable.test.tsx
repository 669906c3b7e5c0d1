import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { GAMES } from '#games/index.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { PlayPopup } from './PlayPopup.tsx';
import { PlayTable } from './PlayTable.tsx';

vi.mock('#src/features/stage/StageHost.tsx', () => ({
  StageHost: ({ isPaused, notes }: { isPaused: boolean; notes: StageNotes }) => {
    losePicture = (isContextLost) => notes.around({ isContextLost });
    return isPaused ? 'covered' : 'seen';
  },
}));
let losePicture = (_isLost: boolean) => {};

afterEach(cleanup);

let setOpen = (_isOpen: boolean) => {};
/** A popup that is none of the table's own: a message, a login elsewhere. */
const Other = () => {
  const [isOpen, set] = useState(false);
  setOpen = set;
  return (
    <Popup isOpen={isOpen} onClose={() => set(false)} title="Other">
      {null}
    </Popup>
  );
};

const nothing = () => {};
const popupOver = (link: AnyRoundLink, view: 'pause' | 'report') => (
  <PlayPopup
    game={GAMES.fto}
    link={link}
    view={view}
    tuning={null}
    giveUp={null}
    onView={nothing}
    onClose={nothing}
    fullscreen={{ isOffered: false, isOn: false, toggle: nothing }}
  />
);

it('the stage is covered by whatever has the screen, and by nothing after it', async () => {
  answering({});
  const machine = await GAMES.fto.play.machine();
  await show(
    <>
      <PlayTable game={GAMES.fto} machine={machine} share={1} onProgress={nothing} />
      <Other />
    </>,
  );
  await screen.findByText('seen', { exact: false });
  await act(async () => setOpen(true));
  await screen.findByText('covered', { exact: false });
  await act(async () => setOpen(false));
  await screen.findByText('seen', { exact: false });
});

it('a picture that is lost says so, offers a reload when it stays away, and is forgotten when it is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answering({});
  const machine = await GAMES.squidgame.play.machine();
  await show(<PlayTable game={GAMES.squidgame} machine={machine} share={1} onProgress={nothing} />);
  await vi.waitFor(() => screen.getByText('seen', { exact: false }));
  await act(async () => losePicture(true));
  expect(screen.getByRole('alert').textContent).toContain('The picture is gone for a moment');
  screen.getByText('covered', { exact: false });
  expect(screen.queryByRole('button', { name: 'Load the game anew' })).toBeNull();
  await act(async () => void vi.advanceTimersByTime(5_000));
  screen.getByRole('button', { name: 'Load the game anew' });
  await act(async () => losePicture(false));
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('seen', { exact: false });
});

it('a round whose time ran out under a popup is said to be over until the popup is gone', async () => {
  let left: number | null = 0;
  const link = { millisLeft: () => left } as AnyRoundLink;
  await show(popupOver(link, 'pause'));
  await screen.findByText('The round’s time is up. Continue to see how it ended.', {
    exact: false,
  });
  left = null;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  screen.getByText('The round’s time is up. Continue to see how it ended.', { exact: false });
});

it.each([
  ['en', 'The round’s clock can’t be paused, it runs at the club: 0:12 left.'],
  ['zh', '本局的计时由俱乐部掌握，无法暂停：还剩 0:12。'],
  ['ms', 'Masa pusingan dikira oleh kelab dan tidak boleh dijeda: tinggal 0:12.'],
] as const)(
  'whatever is opened over a running clock says what is left of it: %s',
  async (language, text) => {
    for (const view of ['pause', 'report'] as const) {
      let left: number | null = 11_500;
      const link = { millisLeft: () => left } as AnyRoundLink;
      await show(popupOver(link, view), '/', language);
      await screen.findByText(text, { exact: false });
      left = null;
      await vi.waitFor(() => expect(screen.queryByText(text, { exact: false })).toBeNull());
      cleanup();
    }
  },
);
