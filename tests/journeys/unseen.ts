/** What a shader or a program of the context below is. */
interface Made {
  kind?: number;
  attributes: { name: string; type: number }[];
}

/**
 * Runs in a page before the app does, for a canvas that nobody looks at: its WebGL takes everything and
 * draws nothing. Where WebGL is software, a game's shaders and textures take a quarter of its load.
 */
export const drawNothing = (): void => {
  const { prototype } = WebGL2RenderingContext;
  const { VERTEX_SHADER, LINK_STATUS, ACTIVE_ATTRIBUTES, MAX_TEXTURE_SIZE } = prototype;
  const { FLOAT, FLOAT_VEC2, FLOAT_VEC3, FLOAT_VEC4, FRAMEBUFFER_COMPLETE } = prototype;
  const types: Record<string, number> = {
    float: FLOAT,
    vec2: FLOAT_VEC2,
    vec3: FLOAT_VEC3,
    vec4: FLOAT_VEC4,
  };
  const lost = new WeakSet<object>();
  const answers: Record<string, (...args: never[]) => unknown> = {
    getContextAttributes: () => ({ stencil: true }),
    getShaderPrecisionFormat: () => ({ precision: 23 }),
    getParameter: (name: number) => (name === MAX_TEXTURE_SIZE ? 4096 : 16),
    getShaderParameter: () => true,
    checkFramebufferStatus: () => FRAMEBUFFER_COMPLETE,
    isContextLost(this: object) {
      return lost.has(this);
    },
    getExtension(this: object, name: string) {
      return name === 'WEBGL_lose_context' ? { loseContext: () => lost.add(this) } : null;
    },
    createShader: (kind: number): Made => ({ kind, attributes: [] }),
    createProgram: (): Made => ({ attributes: [] }),
    shaderSource(shader: Made, text: string) {
      const inputs = text.matchAll(/^\s*(?:in|attribute)\s+(?:\w+\s+)?(\w+)\s+(\w+)\s*;/gm);
      for (const [, type = '', name = ''] of shader.kind === VERTEX_SHADER ? inputs : [])
        shader.attributes.push({ name, type: types[type] ?? FLOAT });
    },
    attachShader: (program: Made, { attributes }: Made) => program.attributes.push(...attributes),
    getProgramParameter: ({ attributes }: Made, name: number) =>
      name === ACTIVE_ATTRIBUTES ? attributes.length : Number(name === LINK_STATUS),
    getActiveAttrib: ({ attributes }: Made, index: number) => attributes[index],
    getAttribLocation: ({ attributes }: Made, sought: string) =>
      attributes.findIndex(({ name }) => name === sought),
  };
  // In their own place, where tools/budget/graphics.ts counts them.
  for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!found.configurable) continue;
    const value = answers[name] ?? (name.startsWith('create') ? () => ({}) : () => null);
    Object.defineProperty(prototype, name, { value, writable: true });
  }
  const getContext = HTMLCanvasElement.prototype.getContext as (kind: string) => unknown;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...options: []) {
      if (!kind.startsWith('webgl')) return getContext.call(this, kind, ...options);
      return Object.create(prototype, {
        canvas: { value: this },
        drawingBufferWidth: { get: () => this.width },
        drawingBufferHeight: { get: () => this.height },
      });
    },
  });
};

/** Runs in a page before the app does: its sounds are not decoded, and none is played. */
export const playNothing = (): void => {
  Object.assign(AudioContext.prototype, {
    // Howler counts its parameters: with one it answers a promise.
    decodeAudioData: async (_file: ArrayBuffer) =>
      new AudioBuffer({ length: 1, sampleRate: 48_000 }),
    resume: async () => {},
  });
};

/**
 * Runs in a page before the app does: what slides or fades is where it goes at once. What is pressed before it
 * starts to move has moved on when the finger leaves it.
 */
export const moveAtOnce = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition-duration: 0s !important; }');
  document.adoptedStyleSheets.push(sheet);
};
