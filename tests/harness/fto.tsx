import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import '#src/styles/fonts.css';
import { availableCoins } from '#contract/coins.ts';
import { isLanguage } from '#contract/languages.ts';
import { bridge } from '#engine/bridge.ts';
import { newClientSeed, newRequestId } from '#engine/chance.ts';
import { wallClock } from '#engine/clock.ts';
import { guardDoubleTap } from '#engine/device/doubleTap.ts';
import { createLink as createFtoLink } from '#games/fto/machine.ts';
import { createTestHouse } from '#games/fto/testHouse.ts';
import { StageHost } from '#src/app/StageHost.tsx';

/**
 * The scene of find-the-odd on the whole page, played against the real rules in memory, for looking
 * at it and for its screenshots. `?lang=zh`, `?taught`, `?calm`; `window.club` sets the weather.
 */
const params = new URLSearchParams(location.search);
const asked = params.get('lang');
const language = isLanguage(asked) ? asked : 'en';
const load = (file: string) => import(`../../assets/locales/${language}/${file}.json`);
const [game, messages] = await Promise.all([load('game'), load('messages')]);
await i18next.init({
  lng: language,
  resources: { [language]: { game: game.default, messages: messages.default } },
  interpolation: { escapeValue: false },
});

const house = createTestHouse(wallClock);
let kept: unknown = null;
bridge.setMotionReduced(params.has('calm'));
bridge.setCoins(1_250_00);
const before = bridge.get().coins;

const faults: unknown[] = [];
const createLink = () =>
  createFtoLink({
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
    newClientSeed,
    applyCoins: (coin) => bridge.setCoins(before + availableCoins(coin)),
    report: (error) => faults.push(error),
  });

let link: ReturnType<typeof createFtoLink> | null = null;
const club = { house, bridge, faults, link: () => link, leaves: 0, taught: 0, isLoaded: false };
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
        scene={() => import('#games/fto/scene.ts')}
        createLink={() => {
          link = createLink();
          return link;
        }}
        isPaused={false}
        isTutorialSeen={params.has('taught')}
        onTutorialSeen={() => {
          club.taught += 1;
        }}
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
