import type { Plugin } from 'vite';

/** Files of tools/chunks.ts and of the games' rooms with what runs in the frames of a game. */
const PLAYED = new Set(['play', 'table', 'stage', 'sound', 'kit', 'rounds', 'scene', 'machine']);
/** https://v8.dev/blog/explicit-compile-hints: it has to be the first thing in a file. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile all of these files as they are loaded, on another thread: what is compiled when it is first called is
 * compiled in the frame of a press. Other browsers read a comment.
 */
export const hintsToCompile = (): Plugin => ({
  name: 'hints-to-compile',
  apply: 'build',
  generateBundle: {
    // After Vite's own, which begins some files with what they preload.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && PLAYED.has(file.name)) file.code = HINT + file.code;
    },
  },
});
