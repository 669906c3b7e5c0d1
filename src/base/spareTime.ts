import { ahead } from './lazyPart.ts';
import { whenIdle } from './settled.ts';

/** What not every browser tells of itself. */
interface Device {
  connection?: { saveData?: boolean };
  /** Gibibytes, the power of two nearest to them. */
  deviceMemory?: number;
  getBattery?(): Promise<{ charging: boolean; level: number }>;
}
const LOW_BATTERY = 0.2;

/** What three pixels a unit take: some 50 MB of textures in a game, and twice the canvas. Gibibytes. */
const STRONG_FROM = 4;
/** Its browsers never tell of memory. What it ever sold with a screen of three pixels has the room. */
const ROOMY_MAKER = 'Apple Computer, Inc.';

/** Whether the device has room for the finest pictures, and does not save data; not so where it tells nothing. */
export const isStrongDevice = (device: Device & Pick<Navigator, 'vendor'> = navigator): boolean => {
  const { connection, deviceMemory, vendor } = device;
  if (connection?.saveData) return false;
  return deviceMemory === undefined ? vendor === ROOMY_MAKER : deviceMemory >= STRONG_FROM;
};

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
