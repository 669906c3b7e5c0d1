import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from './useAutoplay.ts';

const next = vi.fn();

const Row = ({ places = 3 }: { places?: number }) => {
  const { isOffered, toggle, holding } = useAutoplay(0, places, next);
  return (
    <section aria-label="row" {...holding}>
      <a href="/">{'banner'}</a>
      {isOffered && (
        <button type="button" onClick={toggle}>
          {'stop'}
        </button>
      )}
    </section>
  );
};

const reduceMotion = (isReduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);

beforeEach(() => {
  next.mockClear();
  reduceMotion(false);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const row = () => screen.getByRole('region', { name: 'row' });

describe('[banners] moving by themselves', () => {
  it('they go on every few seconds', () => {
    render(<Row />);
    pass(20);
    expect(next.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['a finger', () => fireEvent.touchStart(row()), () => fireEvent.touchEnd(row())],
    [
      'the mouse',
      () => fireEvent.pointerEnter(row(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(row(), { pointerType: 'mouse' }),
    ],
    [
      'the focus',
      () => fireEvent.focus(screen.getByRole('link')),
      () => fireEvent.blur(screen.getByRole('link'), { relatedTarget: document.body }),
    ],
  ])('%s holds them, and lets them go again', (_, take, release) => {
    render(<Row />);
    act(() => void take());
    pass(30);
    expect(next).not.toHaveBeenCalled();
    act(() => void release());
    pass(10);
    expect(next).toHaveBeenCalled();
  });

  it('the stop button stops them until it is pressed again', () => {
    render(<Row />);
    fireEvent.click(screen.getByRole('button'));
    pass(30);
    expect(next).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    pass(10);
    expect(next).toHaveBeenCalled();
  });

  it.each([
    ['where less motion is wished for', true, 3],
    ['with one banner alone', false, 1],
  ])('%s they never do, and there is nothing to stop', (_, isReduced, places) => {
    reduceMotion(isReduced);
    render(<Row places={places} />);
    pass(60);
    expect(next).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('they wait while something covers the page', () => {
    render(<Row />);
    row().inert = true;
    pass(30);
    expect(next).not.toHaveBeenCalled();
  });
});
