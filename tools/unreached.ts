import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A library's module, and the code that stands in for it. */
type Unreached = readonly (readonly [module: RegExp, instead: string])[];

interface Library {
  /** What stands in for its private files was written by this one's. */
  version: string;
  parts: Unreached;
}

/** Parts that the club never reaches, but which entry modules hold on to: docs/dependencies.md says what each spares. */
const LIBRARIES: Readonly<Record<string, Library>> = {
  'pixi.js': {
    version: '8.22.0',
    parts: [
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
    ],
  },
  axios: {
    version: '1.21.1',
    parts: [
      // Every browser has XMLHttpRequest, which is the first it asks for.
      [/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null;'],
    ],
  },
};
const PARTS = Object.values(LIBRARIES).flatMap(({ parts }) => parts);

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
      for (const [name, library] of Object.entries(LIBRARIES)) {
        const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
        if (version !== library.version)
          this.error(
            `${name} is ${version}: what tools/unreached.ts leaves out of it was written for ${library.version}. Read it anew.`,
          );
      }
    },
    load(id) {
      const found = PARTS.find(([module]) => module.test(id));
      if (found) met.add(found[0]);
      return found?.[1];
    },
    generateBundle() {
      // Pages are written ahead of time by the server's own copies (tools/opening.ts).
      if (this.environment.name !== 'client') return;
      const modules = [...this.getModuleIds()];
      for (const [name, { parts }] of Object.entries(LIBRARIES)) {
        // The harness has no page of the club.
        if (!modules.some((id) => id.includes(`/node_modules/${name}/`))) continue;
        const gone = parts.filter(([module]) => !met.has(module)).map(([{ source }]) => source);
        if (gone.length > 0)
          this.error(
            `No module is left out any more by ${gone.join(', ')}: see tools/unreached.ts`,
          );
      }
    },
  };
};
