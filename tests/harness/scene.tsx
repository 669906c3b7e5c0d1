import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import '#src/styles/fonts.css';
import { availableCoins } from '#contract/coins.ts';
import { isGameKey } from '#contract/facts.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { bridge } from '#engine/bridge.ts';
import { newClientSeed, newRequestId } from '#engine/chance.ts';
import { wallClock } from '#engine/clock.ts';
import { guardDoubleTap } from '#engine/device/doubleTap.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import { GAMES } from '#games/index.ts';
import { houseOf } from '#games/testHouse.ts';
import { en } from '#src/app/locales/en.ts';
import { ms } from '#src/app/locales/ms.ts';
import { zh } from '#src/app/locales/zh.ts';
import { StageHost } from '#src/screens/play/StageHost.tsx';

/**
 * A game's scene on the whole page, played against the real rules in memory, for looking at it and
 * for its screenshots: `?game=squidgame&lang=zh&calm&seed=07`. `window.club` has the house
 * with its weather, and the link: `club.link().send({ type: 'open' })` opens a round, as the chrome
 * would; the rest is pressed on the canvas. `seed`, two hexadecimal digits, gives other outcomes.
 */
const params = new URLSearchParams(location.search);
const asked = params.get('game');
const key = isGameKey(asked) ? asked : 'fto';
const lang = params.get('lang');
const language: Language = isLanguage(lang) ? lang : 'en';
const { game, messages } = { en, zh, ms }[language];
await i18next.init({
  lng: language,
  resources: { [language]: { game, messages } },
  interpolation: { escapeValue: false },
});

const house = houseOf(key, {
  clock: wallClock,
  coins: 1_250_00,
  remain: () => (key === 'spin-wheel' ? 5 : key === 'fto' ? 10 : null),
  serverSeed: (params.get('seed') ?? '3b').repeat(32),
});
let kept: unknown = null;
bridge.setMotionReduced(params.has('calm'));
bridge.setCoins(1_250_00);

const faults: unknown[] = [];
const services: RoundServices = {
  calls: house.calls,
  pending: {
    load: () => kept,
    save: (call) => {
      kept = call;
    },
    clear: () => {
      kept = null;
    },
  },
  clock: wallClock,
  newRequestId,
  newClientSeed: () => (params.has('seed') ? 'harness' : newClientSeed()),
  applyCoins: (coin) => bridge.setCoins(availableCoins(coin)),
  report: (error) => faults.push(error),
};
const { play } = GAMES[key];
const { createLink } = await play.machine();

let link: ReturnType<typeof createLink> | null = null;
const club = { house, bridge, faults, link: () => link, leaves: 0, isLoaded: false };
declare global {
  interface Window {
    club: unknown;
  }
}
window.club = club;

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
document.body.style.cssText = 'margin:0;background:#120c24';
root.style.cssText = 'position:fixed;inset:0';
guardDoubleTap(root, wallClock);

const react = createRoot(root);
const show = (isShown: boolean) =>
  react.render(
    isShown ? (
      <StageHost
        scene={play.scene as never}
        createLink={() => {
          link = createLink(services);
          return link;
        }}
        isPaused={false}
        onLeave={() => {
          club.leaves += 1;
        }}
        onProgress={(share) => {
          club.isLoaded = share === 1;
        }}
      />
    ) : null,
  );
Object.assign(club, { show });
show(true);
