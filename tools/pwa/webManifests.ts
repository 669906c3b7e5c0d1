import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { type Plugin, runnerImport } from 'vite';
import type texts from '#assets/locales/en/manifest.json';
import { withFigures } from '#contract/figures.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  webManifestPath,
} from '#contract/languages.ts';
import type * as BrandModule from '#src/base/brand.ts';

type Texts = typeof texts;
type Brand = typeof BrandModule.BRAND;

/** Pixels of a side. Android asks for these two; an iPhone has an icon of its own. */
const SIZES = [192, 512] as const;
const APPLE_SIZE = 180;
const SHORTCUT_SIZE = 96;
const ICON = 'assets/ui/app-icon.svg';
/** With room around it: a phone cuts its own shape out of the middle. */
const MASKABLE = 'assets/ui/app-icon-maskable.svg';

const SHORTCUTS = [
  { key: 'wheel', url: '/games/spin-wheel', picture: 'assets/ui/shortcut-wheel.svg' },
  { key: 'redeem', url: '/redeem', picture: 'assets/ui/shortcut-redeem.svg' },
  { key: 'inbox', url: '/inbox', picture: 'assets/ui/popup-others.svg' },
] as const satisfies readonly { key: keyof Texts['shortcuts']; url: string; picture: string }[];

const icon = (name: string, purpose: 'any' | 'maskable') =>
  SIZES.map((size) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

const FORMS = { narrow: 'narrow', wide: 'wide' } as const;
/** `tools/screenshots.ts` takes them: assets/screenshots/<language>/<what>-<form>.webp. */
const screenshotsOf = (language: Language) =>
  globSync(`assets/screenshots/${language}/*.webp`).sort();

const describeScreenshot = async (file: string, language: Language, { screenshots }: Texts) => {
  const [what, form] = basename(file, '.webp').split('-') as [
    keyof Texts['screenshots'],
    keyof typeof FORMS,
  ];
  const { width, height } = await sharp(file).metadata();
  return {
    src: `/screenshots/${language}/${basename(file)}`,
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: FORMS[form],
    label: screenshots[what],
  };
};

const describe = async (language: Language, { name, shortName, colours, protocol }: Brand) => {
  const own: Texts = JSON.parse(readFileSync(`assets/locales/${language}/manifest.json`, 'utf8'));
  return {
    // One app in every language: the browser knows it by its id, and asks nothing when texts change.
    id: '/',
    start_url: '/',
    scope: '/',
    name,
    short_name: shortName,
    description: withFigures(own.description),
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    background_color: colours.ground,
    theme_color: colours.ground,
    categories: ['games', 'entertainment'],
    icons: [...icon('icon', 'any'), ...icon('maskable', 'maskable')],
    screenshots: await Promise.all(
      screenshotsOf(language).map((file) => describeScreenshot(file, language, own)),
    ),
    shortcuts: SHORTCUTS.map(({ key, url }) => ({
      name: own.shortcuts[key],
      url,
      icons: [
        {
          src: `/icons/${key}.png`,
          sizes: `${SHORTCUT_SIZE}x${SHORTCUT_SIZE}`,
          type: 'image/png',
        },
      ],
    })),
    protocol_handlers: [{ protocol, url: '/launch?url=%s' }],
  };
};

const ICONS: readonly (readonly [name: string, drawing: string, size: number])[] = [
  ...SIZES.map((size) => [`icon-${size}`, ICON, size] as const),
  ...SIZES.map((size) => [`maskable-${size}`, MASKABLE, size] as const),
  // An iPhone rounds the corners itself, and shows what is transparent as black.
  ['apple', MASKABLE, APPLE_SIZE],
  ...SHORTCUTS.map(({ key, picture }) => [key, picture, SHORTCUT_SIZE] as const),
];

const drawIcon = (drawing: string, size: number): Promise<Buffer> =>
  sharp(drawing, { density: 144 })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, quality: 90 })
    .toBuffer();

/** Gives the built app a web manifest a language, with its icons and screenshots, and names them in index.html. */
export const webManifests = (): Plugin => {
  let isApp = false;
  return {
    name: 'web-manifests',
    apply: 'build',
    configResolved({ build }) {
      isApp = !build.ssr;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: webManifestPath(DEFAULT_LANGUAGE) } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple.png' } },
    ],
    async generateBundle() {
      if (!isApp) return;
      const emit = (path: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      const { BRAND } = (await runnerImport<typeof BrandModule>('./src/base/brand.ts')).module;
      for (const language of LANGUAGES) {
        emit(webManifestPath(language), JSON.stringify(await describe(language, BRAND)));
        for (const file of screenshotsOf(language))
          emit(`/screenshots/${language}/${basename(file)}`, readFileSync(file));
      }
      for (const [name, drawing, size] of ICONS)
        emit(`/icons/${name}.png`, await drawIcon(drawing, size));
    },
  };
};
