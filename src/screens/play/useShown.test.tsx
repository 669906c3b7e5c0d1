import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHouse, takeSeat } from './desk/testTable.tsx';
import { useShown } from './useShown.ts';

it('a part is rendered when what it shows of a round changes, and not at each step of the machine', async () => {
  const link = await takeSeat('squidgame', openHouse('squidgame', { coins: 60_00 }));
  await waitFor(() => expect(link.state().phase).toBe('idle'));
  let steps = 0;
  link.subscribe(() => {
    steps += 1;
  });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useShown(link, ({ round }) => ({ isOpen: round?.status === 'open' }));
  });
  act(() => link.send({ type: 'open' }));
  await waitFor(() => expect(link.state().phase).toBe('deciding'));
  expect(result.current).toEqual({ isOpen: true });
  expect(steps).toBeGreaterThan(3);
  expect(renders).toBe(2);
});
