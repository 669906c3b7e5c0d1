import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/styles/fonts.css';
import type { Language } from '#contract/languages.ts';
import { bridge } from '#engine/bridge.ts';
import { guardDoubleTap } from '#engine/canvas/device/doubleTap.ts';
import { type AdjustableClock, FRAME_MS } from '#engine/core/adjustableClock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { GAMES } from '#games/index.ts';
import { followLanguage } from '#src/app/i18n.ts';
import { StageHost } from '#src/features/stage/StageHost.tsx';
import { SIZES } from '../shots/phase.ts';
import { addressOf, type Choices } from './choices.ts';
import { playInPage } from './inPage.ts';
import { createMixingDesk } from './mixingDesk.ts';
import { Strip } from './Strip.tsx';
import { labelBeats } from './sceneData.ts';
import { Toolbar } from './Toolbar.tsx';
import { createTable } from './table.ts';
import { createTimeline, onTouch } from './timeline.ts';

declare global {
  interface Window {
    club: unknown;
  }
}

/** On the way to a phase time passes so much faster, until somebody chooses; what is shown keeps up with it. */
const WAY_RATE = 4;

const desk = createMixingDesk();
const timeline = createTimeline();

const speak = (language: Language) => {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return followLanguage(address);
};

interface HarnessProps {
  first: Choices;
  clock: AdjustableClock;
  table: Awaited<ReturnType<typeof createTable>>;
}

const Harness = ({ first, clock, table }: HarnessProps) => {
  const [choices, setChoices] = useState(first);
  /** Another number builds the scene anew, in the round as it stands. */
  const [build, setBuild] = useState(0);
  const [isOnWay, setOnWay] = useState(first.phase !== null);
  /** Time is not the toolbar's yet: nobody has touched it on the way. */
  const [isHurrying, setHurrying] = useState(isOnWay);
  const [link, setLink] = useState<AnyRoundLink | null>(null);
  const [status, setStatus] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { phase, lang } = first;
    if (!phase) return;
    const rebuild = () => setBuild((number) => number + 1);
    const reload = () => {
      table.forget();
      rebuild();
    };
    void playInPage({ ...table, reload }, phase.steps).then(async () => {
      // The steps are named in English.
      await speak(lang);
      if (lang !== 'en') rebuild();
      setOnWay(false);
      setHurrying(false);
    });
  }, [first, table]);
  useEffect(
    () => clock.setRate(isHurrying ? WAY_RATE : choices.isPaused ? 0 : choices.rate),
    [clock, isHurrying, choices],
  );
  useEffect(() => (frame.current ? guardDoubleTap(frame.current) : undefined), []);
  useEffect(() => (frame.current ? onTouch(frame.current, timeline.clear) : undefined), []);
  useEffect(() => bridge.setMotionReduced(choices.isCalm), [choices.isCalm]);
  useEffect(() => link?.subscribe((state) => setStatus(state.phase)), [link]);

  const change = async (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    const address = addressOf(next);
    // Another round: from a page that knows of none.
    if ('game' in part || 'phase' in part) return location.assign(address);
    history.replaceState(null, '', address);
    setChoices(next);
    if ('rate' in part || 'isPaused' in part) setHurrying(false);
    if (!part.lang) return;
    await speak(part.lang);
    setBuild(build + 1);
  };
  const size = choices.size === 'window' ? {} : SIZES[choices.size];
  return (
    <>
      <Toolbar
        choices={choices}
        onChange={(part) => void change(part)}
        onStep={() => clock.pass(FRAME_MS)}
        desk={desk}
        status={isOnWay ? `${status}, on the way` : status}
      />
      <div ref={frame} className="stage-frame">
        <div className="stage" style={size}>
          <StageHost
            key={build}
            scene={async () => ({
              scene: timeline.through(desk.through((await GAMES[choices.game].play.scene()).scene)),
            })}
            createLink={() => {
              const seat = table.seat();
              setLink(seat);
              return seat;
            }}
            isPaused={false}
            onLeave={() => {}}
          />
        </div>
      </div>
      <Strip timeline={timeline} />
    </>
  );
};

/** The page's only call: from here on it is the toolbar's. */
export const showHarness = async (choices: Choices, clock: AdjustableClock): Promise<void> => {
  const { game, phase, seed, lang } = choices;
  await speak(phase ? 'en' : lang);
  labelBeats(game);
  const table = await createTable(game, phase, seed);
  window.club = { ...table, bridge };
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(<Harness first={choices} clock={clock} table={table} />);
};
