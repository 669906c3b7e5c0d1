import '#engine/canvas/stage/pixi.ts';
import { Application } from '@pixi/react';
import i18next from 'i18next';
import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bridge } from '#engine/bridge.ts';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import type { Showing } from '#engine/canvas/stage/onStage.ts';
import type { SceneLink, SceneModule, Texts } from '#engine/canvas/stage/scene.ts';
import { resolutionFor } from '#engine/canvas/stage/sharpness.ts';
import { createStage, type Stage } from '#engine/canvas/stage/stage.ts';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { showWithEdits } from './edits.ts';
import styles from './stage.module.css';
import { isStrongDevice } from './strongDevice.ts';

/** Words of the canvas: keys of the namespace `game`, and the server's messages by their own keys. */
const texts: Texts = (key, values) => {
  const translate = i18next.t as unknown as (key: string, options: object) => string;
  return key.startsWith('msg.')
    ? translate(key.slice('msg.'.length), { ...values, ns: 'messages' })
    : translate(key, { ...values, ns: 'game' });
};

interface Mount {
  element: HTMLDivElement;
  stage: Promise<Stage>;
  /** Null until it is there. */
  ready: Stage | null;
}

let mount: Mount | null = null;

/** Of what is shown: the stage outlives it, and lives in everybody's time without it. */
let shownClock: Clock = wallClock;
const stageClock: Clock = {
  now: () => shownClock.now(),
  later: (ms, callback) => shownClock.later(ms, callback),
  every: (ms, callback) => shownClock.every(ms, callback),
  frame: (callback) => shownClock.frame(callback),
  get hasExactFrames() {
    return shownClock.hasExactFrames ?? false;
  },
};

/**
 * The one Pixi application of a visit. It lives in a React root of its own beside the router: its
 * canvas is taken out of the page and put back, since a second application would be a second WebGL
 * context, and unmounting this one breaks it.
 */
const theMount = (): Mount => {
  if (mount) return mount;
  const element = document.createElement('div');
  element.className = styles.mount ?? '';
  element.ariaBusy = 'true';
  const isStrong = isStrongDevice();
  const app = new Promise<PixiApplication>((resolve) => {
    createRoot(element).render(
      <Application
        onInit={resolve}
        preference="webgl"
        background="#120c24"
        antialias={false}
        autoDensity
        resolution={resolutionFor(window.devicePixelRatio || 1, isStrong)}
        autoStart={false}
        sharedTicker={false}
        // Touches come to the controls in the DOM.
        eventFeatures={{ move: false, globalMove: false, click: false, wheel: false }}
      />,
    );
  });
  const stage = app.then((ready) =>
    createStage({
      app: ready,
      element,
      isStrong,
      clock: stageClock,
      bridge,
      texts,
      log: logFailure,
    }),
  );
  const made: Mount = { element, stage, ready: null };
  void stage.then((ready) => {
    made.ready = ready;
  });
  mount = made;
  return made;
};

/** The visit's stage; null: there is none yet. */
export const visitStage = async (): Promise<Stage | null> => (mount ? mount.stage : null);

/** Preloads what a game's scene needs (`Stage.preload`), with the canvas it is drawn on. */
export const preload = async (load: StageHostProps<SceneLink>['scene']): Promise<() => void> =>
  (await theMount().stage).preload(load);

/** Whether frames of the visit's stage are drawn (`Stage.setDrawn`). Resolves when it is so. */
export const setStageDrawn = async (isDrawn: boolean): Promise<void> =>
  (await mount?.stage)?.setDrawn(isDrawn);

/** Has the visit's stage take its size at once (`Stage.measure`), where it is there. */
export const measureStage = (): void => mount?.ready?.measure();

export interface StageHostProps<Link extends SceneLink> {
  /** The game's lazy scene: `() => import('#games/<key>/scene.ts')`. Read when it mounts. */
  scene: () => Promise<{ scene: SceneModule<Link> }>;
  /** A new link to the game's round; called again when the scene has to be built anew. */
  createLink: () => Link;
  /** A popup of the chrome lies over the game: frames and sound stop. */
  isPaused: boolean;
  /** What lies over it, for a recording. */
  pausedBy?: string | undefined;
  /** Is told what happens around the scene. Read when it mounts. */
  notes?: StageNotes;
  /** The player wants back to the games. */
  onLeave: () => void;
  /** The share 0..1 that is loaded; 1: the scene is on. */
  onProgress?: (share: number) => void;
  /** A stored round is shown: nothing in it can be pressed. Read when it mounts. */
  isWatched?: boolean;
  /** The time it is shown in, which may be slowed or stopped; everybody's without it. Read when it mounts. */
  clock?: Clock;
}

/**
 * Shows a game's scene in its parent, which has a size and a position. A scene that can't be loaded
 * or shown throws to the nearest error boundary. For another game, give it another `key`.
 */
export const StageHost = <Link extends SceneLink>(props: StageHostProps<Link>) => {
  const { isPaused, pausedBy } = props;
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  // The scene outlives renders and calls back at any time: it always reaches the latest props.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { element, stage } = theMount();
    let isHere = true;
    place.current?.append(element);
    let latestShown: Showing<Link> | null = null;
    const show = (showing: Showing<Link>) => {
      latestShown = showing;
      stage
        .then((ready) => (isHere ? ready.show(showing) : undefined))
        .catch((error: unknown) => {
          // What another one came for is aborted, and did not fail.
          if (isHere && latestShown === showing) setFailure({ error });
        });
    };
    const showing: Showing<Link> = {
      load: () => latest.current.scene(),
      createLink: () => latest.current.createLink(),
      onCleared: () => {
        shownClock = latest.current.clock ?? wallClock;
      },
      onProgress: (share) => latest.current.onProgress?.(share),
      isWatched: latest.current.isWatched ?? false,
      ...(latest.current.notes && { notes: latest.current.notes }),
      host: {
        leave: () => latest.current.onLeave(),
      },
    };
    let stopEdits = () => {};
    if (import.meta.hot) stopEdits = showWithEdits(import.meta.hot, showing, show);
    else show(showing);
    return () => {
      isHere = false;
      stopEdits();
      // Even where its time stands, it leaves in everybody's.
      shownClock = wallClock;
      void stage.then((ready) => ready.hide()).catch(() => {});
      element.remove();
    };
  }, []);

  useEffect(() => {
    void theMount().stage.then((stage) => stage.setPaused(isPaused, pausedBy));
  }, [isPaused, pausedBy]);

  if (failure) throw failure.error;
  return <div ref={place} className={styles.place} />;
};
