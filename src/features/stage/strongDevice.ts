/** What not every browser tells of itself, and its maker. */
interface Device extends Pick<Navigator, 'vendor'> {
  connection?: { saveData?: boolean };
  /** Gibibytes, the power of two nearest to them. */
  deviceMemory?: number;
}

/** What three pixels a unit take: some 50 MB of textures in a game, and twice the canvas. Gibibytes. */
const STRONG_FROM = 4;
/** Its browsers never tell of memory. What it ever sold with a screen of three pixels has the room. */
const ROOMY_MAKER = 'Apple Computer, Inc.';

/** Whether the device has room for the finest pictures, and does not save data; not so where it tells nothing. */
export const isStrongDevice = (device: Device = navigator): boolean => {
  const { connection, deviceMemory, vendor } = device;
  if (connection?.saveData) return false;
  return deviceMemory === undefined ? vendor === ROOMY_MAKER : deviceMemory >= STRONG_FROM;
};
