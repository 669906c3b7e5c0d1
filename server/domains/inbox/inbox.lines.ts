import { MESSAGE_WAYS, SENT_KINDS } from '#contract/inbox.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type LineGroup, type LineOption, languageOptions } from '../../platform/operator/line.ts';

const texts = (name: string, what: string): LineOption[] =>
  LANGUAGES.map((language) => ({
    flags: `--${name}-${language} <text>`,
    what: `${what}, in ${language}`,
  }));

export const inboxLines: LineGroup = {
  title: 'The inbox',
  lines: [
    {
      name: 'inbox send',
      takes: '[uid]',
      what: 'send a message, which pops up; the coins it speaks of are paid with it',
      options: [
        { flags: '--all', what: 'to every player, instead of one; it needs a reference' },
        { flags: '--kind <kind>', what: SENT_KINDS.join(', '), isRequired: true },
        ...texts('title', 'its title (of the kinds redeem and spin: if the usual one does not do)'),
        ...texts('desc', 'what it says (of the kinds redeem and spin: the same)'),
        { flags: '--coin <coins>', what: 'of the kind coin: what the player gets, 5 or 12.50' },
        {
          flags: '--credit <ringgit>',
          what: 'of the kinds credit and redeem: what you give them, 10 or 10.50',
        },
        { flags: '--spin-amount <spins>', what: 'of the kind spin: how many spins won' },
        { flags: '--spin-credit <ringgit>', what: 'of the kind spin: what each of them won' },
        ...texts('others', 'of the kind others: what is given, if anything'),
        ...languageOptions('img', 'file', 'a PNG, JPEG, WebP or AVIF file of at most 500 KB', {
          isPicture: true,
        }),
        {
          flags: '--leads-to <place>',
          what: `where its button leads, if not where its kind does: ${MESSAGE_WAYS.join(', ')}`,
        },
        {
          flags: '--reference <name>',
          what: 'your name for it: under the same name nobody gets it, or is paid, twice',
        },
      ],
      example:
        'inbox send --all --reference raya-2026 --kind coin --coin 5 --title-en "Happy Raya" ' +
        '--title-zh "佳节愉快" --title-ms "Selamat Hari Raya" --desc-en "Five coins from us." ' +
        '--desc-zh "送您 5 个金币。" --desc-ms "Lima syiling daripada kami."',
    },
    {
      name: 'inbox list',
      takes: '<uid>',
      what: "a player's messages, the last ones first",
      example: 'inbox list hornbill1',
    },
  ],
};
