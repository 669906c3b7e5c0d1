import type { Container, Texture } from 'pixi.js';
import type { Bridge } from '../../bridge.ts';
import type { Clock } from '../../core/clock.ts';
import type { AudioMixer } from '../audio/mixer.ts';
import type { Haptics } from '../device/haptics.ts';
import type { Orientation } from '../device/orientation.ts';
import type { Art } from './assets.ts';
import type { Controls } from './controls.ts';
import type { FrameClock } from './frames.ts';
import type { Layout } from './layout.ts';
import type { Lettering } from './lettering.ts';
import type { TweenGroup } from './tweens.ts';

/** What a scene needs before it can be shown; names of the asset manifest. */
interface SceneBundles {
  /** Atlases and pictures, by their file name in assets/art. */
  art: readonly string[];
  /** Bundles of effects: fetched with the art while a game's page is read, else once the scene is shown. */
  sounds: readonly string[];
  /** Pieces of music, fetched while the scene is already shown. */
  music: readonly string[];
}

/** Puts a key such as `fto.start`, of assets/locales/<language>/games/, into the player's language. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What the chrome does for a scene. */
export interface SceneHost {
  /** The player wants back to the games. */
  leave(): void;
}

/** All a scene may touch of the world; nothing else is to be imported for effects. */
export interface SceneContext {
  /** Wall time and timers; deadlines are read against it, moved by the server's offset. */
  clock: Clock;
  /** The frame clock: stops while hidden or paused, and never jumps. */
  frames: FrameClock;
  /** A new group of tweens on the frame clock; all are cancelled with the scene. */
  tweens(): TweenGroup;
  /** The size of the screen in the scene's units; `resize` tells when it changed. */
  layout(): Layout;
  /** Textures of the loaded bundles. */
  art: Art;
  /** Effects, what tells a result, and music. */
  audio: AudioMixer;
  /** What the hand feels; presses are felt without the scene. */
  haptics: Haptics;
  bridge: Bridge;
  /** Named DOM controls over the display objects, and the live region. */
  controls: Controls;
  texts: Texts;
  host: SceneHost;
  /** Draws words before they are shown, one text a frame. */
  lettering: Pick<Lettering, 'want' | 'renew'>;
  /**
   * Draws a container to a texture the scene owns and destroys; for effects too dear each frame. `name` says
   * what is drawn (displayTree.ts).
   */
  bake(container: Container, name: string): Texture;
}

/** One game's picture. Built once by `prepare`, then shown, paused and resized any number of times. */
export interface Scene {
  /** The root of its display objects, in design units; the stage puts it on the canvas. */
  readonly view: Container;
  /** Builds the display objects; the bundles are loaded. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Comes on stage, laid out: entrance, music, and from now on it follows its round. */
  show(signal: AbortSignal): Promise<void>;
  /**
   * The page is hidden or something lies over it, also before it has come on: frames and sound have stopped,
   * deadlines go on, and its round moves nothing on by itself.
   */
  pause(): void;
  /** Back again: shows what is true now. */
  resume(): void;
  /** The screen has another size, shape or safe area. */
  resize(layout: Layout): void;
  /** Leaves the stage, at most 400 ms. */
  hide(signal: AbortSignal): Promise<void>;
  /** Frees every display object, texture, timer and listener of its own; it is not shown again. */
  destroy(): void;
}

/** What joins a scene to its round; the stage lets it go when the scene comes off. */
export interface SceneLink {
  leave(): void;
}

/** What a game's `scene.ts` exports as `scene`; `Link` joins it to the game's round. */
export interface SceneModule<Link extends SceneLink> {
  bundles: SceneBundles;
  /** How it wants to be held on a phone in full screen; it works both ways in any case. */
  orientation: Orientation;
  create(context: SceneContext, link: Link): Scene;
}
