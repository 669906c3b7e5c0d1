import { type ComponentType, useState } from 'react';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import type { StageHostProps } from './StageHost.tsx';

let nearStage: ComponentType<StageHostProps<AnyRoundLink>> | null = null;

/** Loads what `GameStage` shows: Pixi comes with it. */
export const loadStage = async () => {
  const stage = await import('./StageHost.tsx');
  nearStage = stage.StageHost;
  return stage;
};

const AnyStage = lazyPart('StageHost', async () => {
  const { StageHost } = await loadStage();
  return { StageHost: StageHost<AnyRoundLink> };
});

/** The stage of a game; one that is loaded is shown at once: what suspends waits for 300 ms. */
export const GameStage = (props: StageHostProps<AnyRoundLink>) => {
  const [Stage] = useState(() => nearStage ?? AnyStage);
  return <Stage {...props} />;
};
