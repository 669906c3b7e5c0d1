import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What stands in for Pixi's private files was written by this version's. */
const PIXI = '8.22.0';

/** A library's module, and the code that stands in for it. */
type Unreached = readonly (readonly [module: RegExp, instead: string])[];

/**
 * Parts of Pixi the canvas never reaches, but which its entry modules hold on to: 30 KB gzipped of a game's
 * script. What spares less than 3 KB by itself stays in (docs/dependencies.md).
 */
const OF_CANVAS: Unreached = [
  [
    // It runs on WebGL alone; the other renderers are as large again.
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
