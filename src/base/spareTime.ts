import { ahead } from './lazyPart.ts';
import { whenIdle } from './settled.ts';

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

/** Does what nobody asked for yet when the page has nothing better to do, unless the device saves data or battery. */
export const inSpareTime = (work: () => Promise<unknown>): void =>
  ahead(async () => {
    await whenIdle();
    if (!(await isSparing())) await work();
  });
