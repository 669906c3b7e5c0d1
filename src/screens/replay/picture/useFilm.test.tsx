import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reel } from '#engine/lab/replay/reel.ts';
import { useFilm } from './useFilm.ts';

it('the film is that of the scene that was asked for last, however late an earlier one comes on', () => {
  const reel = { steps: [], timeOf: () => 0 } as unknown as Reel;
  const { result } = renderHook(() => useFilm(reel, () => {}));
  const early = result.current.createLink;
  act(() => result.current.rebuild());
  act(() => void early());
  expect(result.current.film).toBeNull();
  let link: unknown = null;
  act(() => {
    link = result.current.createLink();
  });
  expect(result.current.film?.link).toBe(link);
  act(() => void early());
  expect(result.current.film?.link).toBe(link);
  act(() => result.current.rebuild());
  expect(result.current.film).toBeNull();
});
