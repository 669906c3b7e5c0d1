import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { followLanguage, loadTexts } from '#src/app/i18n.ts';
import { stored } from '#src/base/stored.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { testVersion } from '../testVersion.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

export const BASE = squidTuning.defaults;
export const first = testVersion({
  values: BASE,
  version: 1,
  origin: 'code',
  author: 'defaults',
  hash: 'b',
});
export const inForce = testVersion({
  values: BASE,
  reason: 'A calmer bridge',
  approver: 'pereka2',
  approvedAt: '2026-03-11T04:00:00Z',
});
export const waiting = testVersion({
  version: 3,
  hash: 'c',
  status: 'pending',
  base: 2,
  values: { ...BASE, steps: firstSteps(9) },
});

export const TUNINGS = 'GET designer/games/squidgame/tunings';
export const PUBLISH = 'POST designer/games/squidgame/tunings';
export const listOf = (versions: TuningVersion[], more: Partial<TuningsAnswer> = {}) => ({
  status: 200,
  data: {
    inForce: 2,
    code: { version: 1, values: BASE, hash: 'a' },
    isApprovalNeeded: false,
    versions,
    ...more,
  },
});

export const APPROVE = `${PUBLISH}/3/approval`;
export const WITHDRAW = `${PUBLISH}/3/withdrawal`;

/** Somebody comes back to the page. */
export const focus = () =>
  act(async () => void window.dispatchEvent(new Event('visibilitychange')));

export const onLoad = vi.fn();
export const openVersions = async (
  answers: Parameters<typeof answering>[0],
  draft: unknown = BASE,
  language: 'en' | 'zh' | 'ms' = 'en',
) => {
  const made = answering({
    'GET designer/games/squidgame/figures': {
      status: 200,
      data: { unit: 'coins', at: 0, figures: [] },
    },
    [TUNINGS]: listOf([inForce, first]),
    ...answers,
  });
  await followLanguage(new URL(`https://club.test/?lang=${language}`));
  await loadTexts('versions', 'tuning', 'inspector');
  await show(
    <VersionsPanel game="squidgame" draft={draft} isShown onLoad={onLoad} />,
    '/inspector',
    language,
  );
  return made;
};
export const pressIn = (name: string, part = within(document.body)) =>
  fireEvent.click(part.getByRole('button', { name }));
export const versionCard = (number: number) =>
  within(screen.getByRole('listitem', { name: new RegExp(`Version ${number}`) }));

/** In each test of the file a designer is logged in. */
export const asDesigner = (): void => {
  beforeEach(() => {
    stored.staffToken.set('T'.repeat(43));
    stored.staffRole.set('designer');
  });
  afterEach(() => {
    cleanup();
    stored.staffToken.set(null);
    stored.staffRole.set(null);
    onLoad.mockClear();
  });
};
