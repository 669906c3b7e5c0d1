import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '#src/testing/screen.tsx';
import { Popup } from './Popup.tsx';
import { usePopupTurn } from './turn.ts';

afterEach(cleanup);

/** Opens by itself as soon as it may, and is done when it is closed. */
const News = ({ title }: { title: string }) => {
  const [isDone, setDone] = useState(false);
  const isTurn = usePopupTurn(!isDone);
  return (
    <Popup isOpen={isTurn} onClose={() => setDone(true)} title={title}>
      {title}
    </Popup>
  );
};

/** Opens when it is pressed for. */
const Menu = () => {
  const [isOpen, setOpen] = useState(false);
  const [isOnTop, setOnTop] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Menu'}
      </button>
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title="The menu">
        <button type="button" onClick={() => setOnTop(true)}>
          {'More'}
        </button>
        <Popup isOpen={isOnTop} onClose={() => setOnTop(false)} title="On top">
          {'on top'}
        </Popup>
      </Popup>
    </>
  );
};

const Later = () => {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHere(true)}>
        {'Bring news'}
      </button>
      {isHere && <News title="News" />}
    </>
  );
};

const open = () => screen.queryAllByRole('dialog', { hidden: true }).map((each) => each.id);
const titles = () =>
  screen.queryAllByRole('heading', { level: 2, hidden: true }).map((each) => each.textContent);
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));

it('two that open by themselves come one after the other', async () => {
  await show(
    <>
      <News title="First" />
      <News title="Second" />
    </>,
  );
  expect(await screen.findByRole('dialog', { name: 'First' })).toBeTruthy();
  expect(open()).toHaveLength(1);
  await press('Close');
  expect(await screen.findByRole('dialog', { name: 'Second' })).toBeTruthy();
  expect(open()).toHaveLength(1);
});

it('what opens by itself waits for a popup that is open', async () => {
  await show(
    <>
      <Menu />
      <Later />
    </>,
  );
  await press('Menu');
  await press('Bring news');
  expect(titles()).toEqual(['The menu']);
  await press('Close');
  expect(await screen.findByRole('dialog', { name: 'News' })).toBeTruthy();
});

it('a popup opened from within one stands on top of it, and Escape closes it first', async () => {
  await show(<Menu />);
  await press('Menu');
  await press('More');
  expect(titles()).toEqual(['The menu', 'On top']);
  await act(async () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  );
  await waitFor(() => expect(titles()).toEqual(['The menu']));
});
