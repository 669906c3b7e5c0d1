import { expect, it, vi } from 'vitest';
import type { DrawLink, DrawPresenter } from '#games/quiz-draw/machine.ts';
import { createSeat } from './drawSeat.ts';

const EVENT = { kind: 'drawn', prize: 'tickets', at: 0 } as const;
const never = new AbortController().signal;

const linkWith = (isCovered: boolean) => {
  const send = vi.fn();
  const link = { send, state: () => ({ isCovered }) } as unknown as DrawLink;
  return { link, send };
};

it('what was drawn is told at once where no scene shows it, and by the scene where one does', async () => {
  const seat = createSeat();
  await seat.presenter.play.drawn(EVENT, never);
  const drawn = vi.fn(async () => {});
  const seated = seat.linkFor(linkWith(false).link);
  seated.attach({ restore() {}, play: { drawn } });
  await seat.presenter.play.drawn(EVENT, never);
  expect(drawn).toHaveBeenCalledOnce();
  seated.leave();
  await seat.presenter.play.drawn(EVENT, never);
  expect(drawn).toHaveBeenCalledOnce();
});

it('a scene that goes in the middle of it spoils nothing; one that fails while it is there does', async () => {
  const seat = createSeat();
  const { link, send } = linkWith(true);
  const failing = (): DrawPresenter => ({
    restore() {},
    play: { drawn: () => Promise.reject(new Error('gone')) },
  });
  const first = seat.linkFor(link);
  first.attach(failing());
  await expect(seat.presenter.play.drawn(EVENT, never)).rejects.toThrow('gone');
  const told = seat.presenter.play.drawn(EVENT, never);
  first.leave();
  await told;
  // Nothing waits for a scene that is not there.
  expect(send).toHaveBeenCalledWith({ type: 'cover', isCovered: false });
});

it('a scene that is built anew takes the place of the one before, which takes nothing with it', async () => {
  const seat = createSeat();
  const drawn = vi.fn(async () => {});
  const [old, next] = [seat.linkFor(linkWith(false).link), seat.linkFor(linkWith(false).link)];
  old.attach({ restore() {}, play: { drawn: async () => {} } });
  next.attach({ restore() {}, play: { drawn } });
  old.leave();
  await seat.presenter.play.drawn(EVENT, never);
  expect(drawn).toHaveBeenCalledOnce();
});
