import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What stands in for Pixi's private files was written by this version's. */
const PIXI = '8.22.0';

/** A library's module, and the code that stands in for it. */
type Unreached = readonly (readonly [module: RegExp, instead: string])[];

/** Functions of those names, each of which says so when it is reached after all. */
const refuse = (...names: string[]): string =>
  `const refuse = () => { throw new Error('left out: see tools/unreached.ts'); };
   export { ${names.map((name) => `refuse as ${name}`).join(', ')} };`;

/** Something that registers itself nowhere. */
const nowhere = (kind: 'class' | 'const', name: string, more = ''): string => {
  const extension = `{ type: [], name: '${name}' }`;
  return kind === 'class'
    ? `export class ${name} { static extension = ${extension}; ${more} }`
    : `export const ${name} = { extension: ${extension} };`;
};

const inPixi = (path: string) => new RegExp(`pixi\\.js\\/lib\\/.*${path}\\.mjs$`);

/**
 * Parts of libraries the canvas never reaches, but which their entry modules hold on to: it runs on WebGL
 * alone, with pictures and text, no video, SVG, mask, compressed texture or particle container. (WebGPU
 * and the 2D renderer are as large again, and would be drawn in by Pixi's index.)
 */
const OF_CANVAS: Unreached = [
  [
    /pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/,
    `import { WebGLRenderer } from './gl/WebGLRenderer.mjs';
     export const autoDetectRenderer = async (options) => {
       const renderer = new WebGLRenderer();
       await renderer.init(options);
       return renderer;
     };`,
  ],
  [
    // Touches, keys and screen readers come to real buttons over the canvas (engine/canvas/stage/controls.ts).
    /pixi\.js\/lib\/environment-browser\/browserAll\.mjs$/,
    `import '../spritesheet/init.mjs';
     import '../rendering/init.mjs';
     import '../filters/init.mjs';`,
  ],
  ...[
    'CanvasNineSliceSpritePipe',
    'CanvasGraphicsPipe',
    'CanvasGraphicsContextSystem',
    'CanvasTilingSpritePipe',
    'ParticleBuffer',
    'AlphaMaskPipe',
    'StencilMaskPipe',
  ].map((name) => [inPixi(`\\/${name}`), nowhere('class', name)] as const),
  [inPixi('\\/VideoSource'), nowhere('class', 'VideoSource', 'static test() { return false; }')],
  // Fonts come with the page's style sheets, pictures as bitmaps, and nothing is asked of the browser.
  ...[
    ['loadSVG', 'loadSvg'],
    ['loadTxt', 'loadTxt'],
    ...['Avif', 'Webp', 'Mp4', 'Ogv', 'Webm'].map((kind) => [`detect${kind}`, `detect${kind}`]),
  ].map(([file, name = '']) => [inPixi(`\\/${file}`), nowhere('const', name)] as const),
  [inPixi('\\/loadWebFont'), `${nowhere('const', 'loadWebFont')} ${refuse('getFontFamilyName')}`],
  [
    inPixi('\\/WorkerManager'),
    'export const WorkerManager = { isImageBitmapSupported: async () => false, reset() {} };',
  ],
  [inPixi('\\/BackgroundLoader'), 'export class BackgroundLoader { add() {} }'],
  // Programs of WebGPU: without one a shader is WebGL's alone.
  [inPixi('\\.wgsl'), "export default '';"],
  [inPixi('\\/GpuProgram'), 'export class GpuProgram { static from() {} }'],
  [
    inPixi('\\/compileHighShaderToProgram'),
    `import { GlProgram } from '../renderers/gl/shader/GlProgram.mjs';
     import { compileHighShaderGl } from './compiler/compileHighShader.mjs';
     import { fragmentGlTemplate, vertexGlTemplate } from './defaultProgramTemplate.mjs';
     import { globalUniformsBitGl } from './shader-bits/globalUniformsBit.mjs';
     const template = { vertex: vertexGlTemplate, fragment: fragmentGlTemplate };
     export const compileHighShaderGpuProgram = () => undefined;
     export const compileHighShaderGlProgram = ({ bits, name }) => new GlProgram({
       name,
       ...compileHighShaderGl({ template, bits: [globalUniformsBitGl, ...bits] }),
     });`,
  ],
  // No shader here has a uniform buffer.
  [inPixi('\\/createUboElementsSTD40'), refuse('createUboElementsSTD40', 'WGSL_TO_STD40_SIZE')],
  [inPixi('\\/createUboElementsWGSL'), refuse('createUboElementsWGSL', 'WGSL_ALIGN_SIZE_DATA')],
  [inPixi('\\/createUboSyncSTD40'), refuse('createUboSyncFunctionSTD40')],
  [inPixi('\\/createUboSyncFunctionWGSL'), refuse('createUboSyncFunctionWGSL')],
  [
    inPixi('\\/generateUboSyncPolyfill'),
    refuse('generateUboSyncPolyfillSTD40', 'generateUboSyncPolyfillWGSL'),
  ],
  [inPixi('\\/generateParticleUpdatePolyfill'), refuse('generateParticleUpdatePolyfill')],
  // Made from text with `eval`, which the club's policy forbids: `pixi.js/unsafe-eval` has their work done.
  [inPixi('\\/generateUniformsSync'), refuse('generateUniformsSync')],
  [inPixi('\\/GenerateShaderSyncCode'), refuse('generateShaderSyncCode')],
  // Deprecated names of the garbage collector, which goes on without them.
  [inPixi('\\/TextureGCSystem'), nowhere('class', 'TextureGCSystem')],
  [inPixi('\\/RenderableGCSystem'), nowhere('class', 'RenderableGCSystem')],
  [
    inPixi('\\/glUploadCompressedTextureResource'),
    'export const glUploadCompressedTextureResource = {};',
  ],
  [inPixi('\\/buildArcToSvg'), refuse('buildArcToSvg')],
  [inPixi('\\/getCanvasBoundingBox'), refuse('getCanvasBoundingBox')],
  [inPixi('\\/parseSVGPath'), refuse('parseSVGPath')],
  // Texts are filled with colours and gradients, not with pictures.
  [inPixi('\\/canvasUtils'), 'export const canvasUtils = {};'],
  [
    // Colours are written as numbers; Pixi itself names these two.
    /@pixi\/colord\/plugins\/names\.mjs$/,
    `const names = { black: 0, white: 255 };
     export default (_colord, parsers) => parsers.string.push([
       (text) => text in names ? { r: names[text], g: names[text], b: names[text], a: 1 } : null,
       'name',
     ]);`,
  ],
  // Nothing in the canvas listens to touches (see `browserAll` above).
  [
    /@pixi\/react\/lib\/constants\/EventPropNames\.mjs$/,
    'export const PixiToReactEventPropNames = {}, ReactToPixiEventPropNames = {};',
  ],
  // Of what is drawn aside, and shown at the end, only the end: nothing here blends with what lies below.
  [
    inPixi('\\/GlBackBufferSystem'),
    `export class GlBackBufferSystem {
       static extension = { type: ['webgl-system'], name: 'backBuffer', priority: 1 };
       useBackBuffer = false;
       constructor(renderer) { this.renderer = renderer; }
       renderEnd() { this.renderer.renderTarget.finishRenderPass(); }
       destroy() {}
     }`,
  ],
  [inPixi('\\/logProgramError'), 'export const logProgramError = () => {};'],
  [
    inPixi('\\/logging\\/deprecation'),
    `export const deprecation = () => {};
     export const v8_0_0 = '8.0.0', v8_3_4 = '8.3.4', v8_21_0 = '8.21.0', v8_22_0 = '8.22.0';`,
  ],
  [/@pixi\/react\/lib\/package\.json\.mjs$/, "export default { version: '8' };"],
  [
    /pixi\.js\/lib\/filters\/CanvasFilterSystem\.mjs$/,
    `export class CanvasFilterSystem { static extension = { type: [], name: 'canvasFilter' }; }
     export const isCanvasFilterCapable = () => false;`,
  ],
  [
    /pixi\.js\/lib\/assets\/loader\/parsers\/textures\/loadVideoTextures\.mjs$/,
    `export const loadVideoTextures = { extension: { type: [], name: 'loadVideo' } };
     export const crossOrigin = undefined, determineCrossOrigin = undefined, preloadVideo = undefined;`,
  ],
  [
    /pixi\.js\/lib\/scene\/graphics\/shared\/svg\/SVGParser\.mjs$/,
    `export const SVGParser = () => { throw new Error('left out: see tools/unreached.ts'); };`,
  ],
  // Text is of one style, and bitmap fonts are drawn at run time from the bundled faces.
  [
    /pixi\.js\/lib\/scene\/text\/canvas\/utils\/measureTaggedText\.mjs$/,
    `export const measureTaggedText = () => { throw new Error('left out: see tools/unreached.ts'); };
     export { measureTaggedText as tokenizeTaggedRuns, measureTaggedText as wordWrapTaggedLines };`,
  ],
  [
    /pixi\.js\/lib\/scene\/text-bitmap\/asset\/loadBitmapFont\.mjs$/,
    `export const loadBitmapFont = { extension: { type: [], name: 'loadBitmapFont' } };
     export const bitmapFontCachePlugin = { extension: { type: [], name: 'cacheBitmapFont' } };`,
  ],
  // Howler without its spatial plugin: sounds here have no place in a room.
  [/node_modules\/howler\/dist\/howler\.js$/, "export * from './howler.core.min.js';"],
];

/**
 * Loads what stands in for the parts never reached, in builds or in unit tests ('serve'); development runs
 * the whole libraries. A build fails if a part is no longer there: its library has changed, and what was
 * left out may have moved into another module.
 */
export const leaveOutUnreached = (apply: 'build' | 'serve'): Plugin => {
  const met = new Set<RegExp>();
  return {
    name: 'leave-out-unreached',
    apply,
    enforce: 'pre',
    buildStart() {
      const { version } = JSON.parse(readFileSync('node_modules/pixi.js/package.json', 'utf8'));
      if (version !== PIXI)
        this.error(
          `pixi.js is ${version}: what tools/unreached.ts leaves out of it was written for ${PIXI}. Read it anew.`,
        );
    },
    load(id) {
      const found = OF_CANVAS.find(([module]) => module.test(id));
      if (found) met.add(found[0]);
      return found?.[1];
    },
    generateBundle() {
      // Pages are written ahead of time without the canvas (tools/opening.ts).
      if (this.environment.name !== 'client') return;
      const gone = OF_CANVAS.filter(([module]) => !met.has(module)).map(
        ([module]) => module.source,
      );
      if (gone.length > 0)
        this.error(`No module is left out any more by ${gone.join(', ')}: see tools/unreached.ts`);
    },
  };
};
