import { lettering, letteringWidth } from './brand.ts';
import { box, g, gold, hibiscus, linear, n, p } from './draw.ts';
import type { Language } from './title.ts';

/** A banner's frame in the units it is drawn in; its picture is twice as large. */
export const BANNER = { w: 780, h: 360 } as const;

interface Words {
  lines: readonly [string, string];
  below: string;
}

/** No figure of the club is among them: a picture is not drawn anew when one changes. */
const words: readonly Record<Language, Words>[] = [
  {
    en: { lines: ['The night', 'market is open'], below: 'Coins become free credit' },
    zh: { lines: ['夜市', '开张了'], below: '金币换免费彩金' },
    ms: { lines: ['Pasar malam', 'sudah dibuka'], below: 'Syiling jadi kredit percuma' },
  },
  {
    en: { lines: ['Spin the wau,', 'catch a prize'], below: 'Deposits earn you spins' },
    zh: { lines: ['转动风筝', '风送奖金来'], below: '存款可换转盘机会' },
    ms: { lines: ['Putar wau,', 'raih hadiahnya'], below: 'Deposit memberi putaran' },
  },
  {
    en: { lines: ['A golden egg', 'is waiting'], below: 'Three taps and it opens' },
    zh: { lines: ['金蛋', '等你来敲'], below: '轻敲三下就开' },
    ms: { lines: ['Telur emas', 'menanti anda'], below: 'Tiga ketukan, ia terbuka' },
  },
];

const LEFT = 36;
const ROOM = 330;

/** The words of a banner in a language, in gold on the calm left of its picture. */
export const bannerWords = (banner: number, language: Language): string => {
  const said = words[banner]?.[language];
  if (!said) return '';
  const isChinese = language === 'zh';
  const size = Math.min(
    isChinese ? 68 : 60,
    ...said.lines.map((text) => (ROOM / letteringWidth(text, 100)) * 100),
  );
  const lead = size * (isChinese ? 1.16 : 0.98);
  const below = Math.min(27, (ROOM / letteringWidth(said.below, 100)) * 100);
  const top = 180 - (lead + 34 + below) / 2 + size * (isChinese ? 0.72 : 0.56);
  const under = top + lead + size * 0.26 + 10;
  const line = (text: string, y: number): string =>
    lettering(
      text,
      LEFT,
      y,
      Math.round(size),
      'url(#words)',
      `stroke="#120C24" stroke-width="${n(5200 / size)}" paint-order="stroke"`,
    );
  return (
    `<defs>${linear(
      'words',
      [0, -400, 0, 60],
      [
        [0, '#FFF8DC'],
        [0.5, '#F9D576'],
        [1, '#DE9833'],
      ],
    )}</defs>` +
    line(said.lines[0], top) +
    line(said.lines[1], top + lead) +
    g(
      '',
      box([LEFT + 1, under - 1.2, 76, 2.4], 0, gold) +
        p(
          `M${LEFT + 92} ${n(under - 7)}l7 7l-7 7l-7-7z`,
          hibiscus,
          `stroke="${gold}" stroke-width="1.800"`,
        ) +
        box([LEFT + 107, under - 1.2, 76, 2.4], 0, gold),
    ) +
    lettering(
      said.below,
      LEFT,
      under + 16 + below * 0.78,
      below,
      '#F7ECD6',
      'stroke="#120C24" stroke-width="120" paint-order="stroke" stroke-opacity=".55"',
    )
  );
};
