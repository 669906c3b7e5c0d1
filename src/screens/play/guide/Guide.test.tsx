import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { mergeLike } from '#src/session/merge.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { show } from '#src/testing/screen.tsx';
import { standingLink } from '../desk/testTable.tsx';
import { PauseMenu } from '../PauseMenu.tsx';
import { Guide } from './Guide.tsx';
import { useGuide } from './useGuide.ts';

afterEach(() => {
  cleanup();
  useSession.setState(loggedOut('en'), true);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('[tutorial] the guide of a game', () => {
  it.each(GAME_KEYS)('%s: three steps, heard one by one, then it is done', async (game) => {
    const done = vi.fn();
    await show(<Guide game={game} onDone={done} />);
    for (const step of [1, 2, 3]) {
      const words = screen.getByText(new RegExp(`^Step ${step} of 3\\.`)).closest('p');
      expect(words?.getAttribute('aria-live')).toBe('polite');
      expect(done).not.toHaveBeenCalled();
      press(step === 3 ? 'I’m ready' : 'Next');
    }
    expect(done).toHaveBeenCalledOnce();
  });

  it('can be skipped at any step', async () => {
    const done = vi.fn();
    await show(<Guide game="squidgame" onDone={done} />);
    press('Next');
    press('Skip');
    expect(done).toHaveBeenCalledOnce();
  });

  it('is there again from the pause menu', async () => {
    const view = vi.fn();
    const fullscreen = { isOffered: false, isOn: false, toggle() {} };
    await show(
      <PauseMenu onClose={() => {}} onView={view} fullscreen={fullscreen} giveUp={null} />,
    );
    press('How to play');
    expect(view).toHaveBeenCalledWith('guide');
  });
});

describe('[tutorial] the guide is shown', () => {
  const at = (phase: string, refusal: string | null = null) => standingLink({ phase, refusal });
  const visit = (game: (typeof GAME_KEYS)[number]) => {
    const hook = renderHook((link: AnyRoundLink) => useGuide(game, link), {
      initialProps: at('loading'),
    });
    return {
      isDue: () => hook.result.current.isDue,
      done: () => act(() => hook.result.current.done()),
      come: hook.rerender,
    };
  };

  it.each(GAME_KEYS)(
    '%s: before the first round, once a player, whatever other games do',
    (game) => {
      for (const other of GAME_KEYS.filter((each) => each !== game)) visit(other).done();
      const first = visit(game);
      expect(first.isDue()).toBe(false);
      first.come(at('idle'));
      expect(first.isDue()).toBe(true);
      first.done();
      expect(first.isDue()).toBe(false);
      // As it is kept and read again at the next start.
      const kept = JSON.parse(JSON.stringify(useSession.getState()));
      useSession.setState(mergeLike(loggedOut('en'), kept), true);
      const next = visit(game);
      next.come(at('idle'));
      expect(next.isDue()).toBe(false);
    },
  );

  it('neither where nothing can be played nor after a round that was found open', () => {
    const refused = visit('spin-wheel');
    refused.come(at('idle', 'msg.notVerified'));
    expect(refused.isDue()).toBe(false);
    const resumed = visit('squidgame');
    for (const phase of ['resumable', 'restoring', 'deciding', 'settled', 'idle']) {
      resumed.come(at(phase));
      expect(resumed.isDue()).toBe(false);
    }
  });
});
