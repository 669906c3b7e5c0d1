import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useEditHistory } from './useEditHistory.ts';

const start = () => {
  const { result } = renderHook(() => {
    const [draft, setDraft] = useState<unknown>(0);
    return { draft, setDraft, ...useEditHistory(draft, setDraft) };
  });
  return { now: () => result.current, act: (work: () => void) => act(work) };
};

it('[inspector] no more than a hundred changes are kept', () => {
  const { now, act: run } = start();
  for (let at = 1; at <= 120; at += 1) run(() => now().change(at, null));
  let undone = 0;
  for (; now().undo; undone += 1) run(() => now().undo?.());
  expect([undone, now().draft]).toEqual([100, 20]);
});

it('[inspector] a change after an undo leaves nothing to redo; what somebody else loads is a change', () => {
  const { now, act: run } = start();
  run(() => now().change(1, 'a'));
  run(() => now().change(2, 'a'));
  run(() => now().setDraft(3));
  run(() => now().undo?.());
  expect(now().draft).toBe(2);
  run(() => now().change(4, 'a'));
  expect(now().redo).toBeNull();
  run(() => now().undo?.());
  expect(now().draft).toBe(2);
  run(() => now().undo?.());
  // Both of the first field were one.
  expect(now().draft).toBe(0);
});
