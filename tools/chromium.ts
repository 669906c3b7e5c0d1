import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];
/** The headless shell does the same in two thirds of the time; its version is that of Debian's Chromium. */
const NAMES = ['chromium-headless-shell', ...WHOLE];

const firstOnPath = (names: readonly string[]): string | undefined => {
  for (const name of names) {
    const found = onPath(name);
    if (found) return found;
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** A Chromium to drive: CHROMIUM_PATH, the system's, Playwright's own; undefined when there is none. */
export const chromiumPath = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  return firstOnPath(NAMES);
};

/**
 * One with all that a browser is made of, for what the headless shell lacks: it calls any page
 * installable. Undefined when there is none.
 */
export const wholeChromiumPath = (): string | undefined => firstOnPath(WHOLE);

/** Debian's packages, which root installs. The whole one as well: one journey asks it whether the club can be installed. */
const PACKAGES = ['chromium-headless-shell', 'chromium', 'fonts-noto-cjk'];

const INSTALLS = [
  () => {
    if (process.getuid?.() !== 0) return;
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...PACKAGES], { stdio: 'ignore' });
  },
  () => execFileSync('playwright', ['install', 'chromium'], { stdio: 'ignore' }),
];

/** Finds a Chromium or installs one: Debian's packages, else Playwright's download. Undefined where neither comes. */
export const ensureChromium = (): string | undefined => {
  for (const install of INSTALLS) {
    const found = chromiumPath();
    if (found) return found;
    try {
      install();
    } catch {
      // No such command, no network, or a system without these packages: the next one.
    }
  }
  return chromiumPath();
};

/** Nothing that phones home. */
export const QUIET_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** WebGL in software. */
export const CHROMIUM_ARGS = [
  ...QUIET_ARGS,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A camera and a microphone of the browser's own, which every page may use. */
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Of journeys and of recordings that are looked at. Where WebGL is software, pages are painted sooner so. */
export const JOURNEY_ARGS = [...CHROMIUM_ARGS, '--disable-gpu-compositing', ...FAKE_CAMERA];

/** The one of `ensureChromium`, started with those arguments. */
export const launchChromium = (args: string[]): Promise<Browser> => {
  const executablePath = ensureChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args });
};
