/** Stands for howler: notes what is asked of it, and loads and plays when a test says so. */
export class Howl {
  static all: Howl[] = [];
  options: {
    src: string[];
    volume?: number;
    onload: () => void;
    onloaderror: (id: number, error: unknown) => void;
  };
  isLoaded = false;
  isUnloaded = false;
  /** By id: the sprite, and how it is heard. */
  played: string[] = [];
  volumes = new Map<number | 'all', number>();
  fades: { id: number; to: number; ms: number }[] = [];
  places = new Map<number, number>();
  rates = new Map<number, number>();
  private begun: (() => void)[] = [];

  constructor(options: Howl['options']) {
    this.options = options;
    Howl.all.push(this);
  }
  arrive() {
    this.isLoaded = true;
    this.options.onload();
  }
  fail(error: unknown) {
    this.options.onloaderror(0, error);
  }
  /** The browser lets it be heard. */
  begin() {
    for (const callback of this.begun.splice(0)) callback();
  }
  state() {
    return this.isLoaded ? 'loaded' : 'loading';
  }
  play(sprite: string) {
    const id = this.played.push(sprite);
    this.volumes.set(id, this.options.volume ?? 1);
    return id;
  }
  volume(...[level, id]: [number?, number?]) {
    if (id !== undefined) this.volumes.set(id, level ?? 0);
    else if (level !== undefined && Number.isInteger(level) && this.volumes.has(level))
      return this.volumes.get(level);
    else this.volumes.set('all', level ?? 0);
    return this;
  }
  fade(_from: number, to: number, ms: number, id: number) {
    this.fades.push({ id, to, ms });
    this.volumes.set(id, to);
  }
  stereo(place: number, id: number) {
    this.places.set(id, place);
  }
  rate(rate: number, id: number) {
    this.rates.set(id, rate);
  }
  once(_event: 'play', callback: () => void) {
    this.begun.push(callback);
  }
  unload() {
    this.isUnloaded = true;
  }
}

const ctx = {
  state: 'suspended',
  async resume() {
    ctx.state = 'running';
  },
  async suspend() {
    ctx.state = 'suspended';
  },
};
export const Howler = { ctx, autoSuspend: true };
