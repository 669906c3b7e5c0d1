import { type ComponentType, useState } from 'react';
import type { AnyRoundLink, Game } from '#games/catalogue.ts';
import { ahead, lazyPart } from '#src/base/lazyPart.ts';
import { whenIdle } from '#src/base/settled.ts';
import type { StageHostProps } from './StageHost.tsx';

/** What not every browser tells of itself. */
interface Device {
  connection?: { saveData?: boolean };
  getBattery?(): Promise<{ charging: boolean; level: number }>;
}
const LOW_BATTERY = 0.2;

/** Whether nothing is to be fetched or worked out that nobody asked for yet. */
const isSparing = async (): Promise<boolean> => {
  const { connection, getBattery } = navigator as Device;
  if (connection?.saveData) return true;
  const battery = await getBattery?.call(navigator).catch(() => null);
  return battery ? !battery.charging && battery.level < LOW_BATTERY : false;
};

const loadStage = async () => await import('./StageHost.tsx');

const AnyStage = lazyPart('StageHost', async () => {
  const { StageHost } = await loadStage();
  return { StageHost: StageHost<AnyRoundLink> };
});
let nearStage: ComponentType<StageHostProps<AnyRoundLink>> | null = null;

/** The stage of a game, with which Pixi comes. What is near is shown at once: what suspends waits for 300 ms. */
export const GameStage = (props: StageHostProps<AnyRoundLink>) => {
  const [Stage] = useState(() => nearStage ?? AnyStage);
  return <Stage {...props} />;
};

/**
 * Has a game's table near while its page is read: its code, machine, pictures and sounds, where the device does not
 * spare data or battery. The answer lets it go.
 */
export const bringTableNear = ({ play }: Game): (() => void) => {
  let isLeft = false;
  let letGo = () => {};
  ahead(async () => {
    await whenIdle();
    if (isLeft || (await isSparing())) return;
    const [{ bringNear, StageHost }] = await Promise.all([loadStage(), play.machine()]);
    nearStage = StageHost;
    await whenIdle();
    if (isLeft) return;
    letGo = await bringNear(play.scene);
    if (isLeft) letGo();
  });
  return () => {
    isLeft = true;
    letGo();
  };
};
