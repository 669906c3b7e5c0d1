import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSteppingClock, type SteppingClock } from '#engine/round/steppingClock.ts';
import { noteSwitch } from '#src/session/switched.ts';
import { show } from '#src/testing/screen.tsx';
import { useScreen } from '#src/ui/popup/turn.ts';
import { isSomethingOpen, noticeForms } from './open.ts';
import { tellTabs, whileAllIdle } from './tabs.ts';
import { UpdateBar } from './UpdateBar.tsx';
import { offerUpdate, takeUpdate, useUpdate } from './update.ts';

/** Locks as the browser's, of one name: shared ones together, another one alone. */
const createLocks = () => {
  let shared = 0;
  const request = async (
    _name: string,
    options: LockOptions,
    action: LockGrantedCallback<unknown>,
  ) => {
    if (options.mode === 'shared') {
      shared += 1;
      await action({ mode: 'shared', name: '' });
      shared -= 1;
      return;
    }
    return action(shared > 0 ? null : { mode: 'exclusive', name: '' });
  };
  return { request } as unknown as LockManager;
};

let clock: SteppingClock;
let hide = (_isVisible: boolean) => {};
let reload = vi.fn();
let activate = vi.fn(async () => {});
let stop = () => {};
const offer = () => {
  stop = offerUpdate({ activate, reload }, clock, {
    isVisible: () => true,
    watch(callback) {
      hide = callback;
      return () => {};
    },
  });
};

beforeEach(() => {
  clock = createSteppingClock();
  reload = vi.fn();
  activate = vi.fn(async () => {});
  vi.stubGlobal('navigator', { userAgent: '', locks: createLocks() });
});
afterEach(() => {
  stop();
  cleanup();
  noteSwitch(null);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('[pwa] a new version is taken', () => {
  it('when the page is hidden, once, and the old one gives way before', async () => {
    offer();
    expect(reload).not.toHaveBeenCalled();
    activate.mockImplementation(async () => expect(reload).not.toHaveBeenCalled());
    hide(false);
    hide(false);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    expect(activate).toHaveBeenCalledOnce();
  });

  it('by the bar’s button', async () => {
    offer();
    await show(<UpdateBar />);
    expect(screen.getByText('A new version is ready')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update' })));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('not before there is one', async () => {
    await takeUpdate();
    expect(reload).not.toHaveBeenCalled();
  });
});

const Covering = () => useScreen(true) && null;
const type = () => {
  const form = document.createElement('form');
  const field = document.createElement('input');
  form.append(field);
  document.body.append(form);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return () => form.remove();
};

describe('[pwa] a new version waits, and is not even offered, while something is open', () => {
  it.each([
    ['/games/fto/play', true],
    ['/games/lucky-egg/play', true],
    ['/replay', true],
    ['/games/fto', false],
    ['/', false],
  ])('at %s: %s', (path, isOpen) => {
    expect(isSomethingOpen(path)).toBe(isOpen);
  });

  it.each([
    ['a form somebody typed into', type],
    [
      'a popup',
      () => {
        const { unmount } = render(<Covering />);
        return unmount;
      },
    ],
    [
      'the way back to the account of before',
      () => {
        noteSwitch({ before: { uid: 'kopi123', token: 't' } });
        return () => noteSwitch(null);
      },
    ],
  ])('%s', async (_, open) => {
    const stopNoticing = noticeForms();
    offer();
    const close = open();
    await clock.advance(1_000);
    expect(useUpdate.getState()).toMatchObject({ isReady: true, isFree: false });
    hide(false);
    await takeUpdate();
    expect(reload).not.toHaveBeenCalled();
    close();
    // At once: this tab's own hold is no other's.
    await takeUpdate();
    expect(reload).toHaveBeenCalledOnce();
    expect(useUpdate.getState()).toMatchObject({ isFree: true, isHeld: false });
    stopNoticing();
  });

  it('in another tab, which is said to who asked for it, and taken when that is over', async () => {
    let close = () => {};
    void navigator.locks.request(
      '',
      { mode: 'shared' },
      () =>
        new Promise<void>((done) => {
          close = done;
        }),
    );
    offer();
    await show(<UpdateBar />);
    await act(() => takeUpdate());
    expect(screen.queryByText(/open in another tab/)).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update' })));
    expect(activate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/open in another tab/)).toBeTruthy();
    await act(async () => close());
    await act(() => clock.advance(1_000));
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('[pwa] a tab lets go as soon as nothing is open in it', async () => {
  const locks = createLocks();
  const isIdle = () => whileAllIdle(async () => {}, locks);
  tellTabs(true, locks);
  tellTabs(true, locks);
  expect(await isIdle()).toBe(false);
  tellTabs(false, locks);
  expect(await isIdle()).toBe(true);
  expect(await whileAllIdle(async () => {}, undefined)).toBe(true);
});
