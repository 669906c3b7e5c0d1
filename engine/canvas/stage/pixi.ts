/**
 * A renderer draws only what was registered before it was made, and scenes come later: whatever any
 * scene may draw with is named here, and the host imports this first.
 */
// The page's security policy knows no eval: shaders are set up without it.
import 'pixi.js/unsafe-eval';
import 'pixi.js/app';
import 'pixi.js/filters';
import 'pixi.js/graphics';
import 'pixi.js/mesh';
import 'pixi.js/sprite-nine-slice';
import 'pixi.js/text';
import 'pixi.js/text-bitmap';
import './lineBreaks.ts';
