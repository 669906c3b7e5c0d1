import { LINK_OPTIONS } from '#contract/facts.ts';
import { FAQ_TOPICS } from '#contract/helpdesk.ts';
import { inEachLanguage, type LineGroup, languageOptions } from '../../platform/operator/line.ts';

const picture = 'a PNG, JPEG, WebP or AVIF file of at most 500 KB';
const link = 'where it leads, a path (/promotions) or an https address';

export const contentLines: LineGroup = {
  title: 'What players see',
  lines: [
    {
      name: 'option list',
      what: 'the five links',
      example: 'option list',
    },
    {
      name: 'option set',
      takes: '<name> <value>',
      what: `set a link to an https address, or to # to hide it: ${Object.values(LINK_OPTIONS).join(', ')}`,
      example: 'option set whatsapp_link https://wa.me/60123456789',
    },
    {
      name: 'banner list',
      what: 'the banners on home, in their order',
      example: 'banner list',
    },
    {
      name: 'banner add',
      what: 'show a banner after the others (1560 by 720 looks best)',
      options: [
        ...languageOptions('img', 'file', picture, { isPicture: true }),
        ...languageOptions('link', 'link', link),
      ],
      example:
        'banner add --img-en raya-en.webp --img-zh raya-zh.webp --img-ms raya-ms.webp --link /promotions',
    },
    {
      name: 'banner move',
      takes: '<id> <place>',
      what: 'show a banner as the first (1), second (2) ...',
      example: 'banner move 3 1',
    },
    {
      name: 'banner remove',
      takes: '<id>',
      what: 'show a banner no more',
      example: 'banner remove 3',
    },
    {
      name: 'promotion list',
      what: 'all promotions: those that run, are over, or are to come',
      example: 'promotion list',
    },
    {
      name: 'promotion add',
      what: 'publish a promotion (pictures of 1200 by 675 look best)',
      options: [
        ...inEachLanguage('title', 'its title'),
        ...inEachLanguage('description', 'what it offers and its terms'),
        ...languageOptions('img', 'file', picture, { isPicture: true }),
        { flags: '--link <link>', what: `${link}; without it there is no button` },
        { flags: '--starts <time>', what: 'a day, or 2026-12-01T10:00:00+08:00; else it runs now' },
        { flags: '--ends <time>', what: 'the last day, or a time; else it runs until ended' },
      ],
      example:
        'promotion add --title-en "Kite week" --title-zh "风筝周" --title-ms "Minggu wau" ' +
        '--description-en "A spin for every RM30." --description-zh "每存 RM30 送一次转盘。" ' +
        '--description-ms "Satu putaran bagi setiap RM30." --img kite.webp ' +
        '--link /games/spin-wheel --starts 2026-12-01 --ends 2026-12-07',
    },
    {
      name: 'promotion end',
      takes: '<id>',
      what: 'end a promotion now',
      example: 'promotion end 2',
    },
    {
      name: 'promotion remove',
      takes: '<id>',
      what: 'remove a promotion as if it had never been',
      example: 'promotion remove 2',
    },
    {
      name: 'faq list',
      what: 'questions and answers of the helpdesk',
      options: [{ flags: '--topic <topic>', what: FAQ_TOPICS.join(', ') }],
      example: 'faq list --topic coins',
    },
    {
      name: 'faq add',
      what: 'add a question after the others of its topic',
      options: [
        { flags: '--topic <topic>', what: FAQ_TOPICS.join(', '), isRequired: true },
        ...inEachLanguage('question', 'the question'),
        ...inEachLanguage('answer', 'the answer'),
      ],
      example:
        'faq add --topic coins --question-en "Do coins expire?" --question-zh "金币会过期吗？" ' +
        '--question-ms "Adakah syiling luput?" --answer-en "After 90 days." ' +
        '--answer-zh "90 天后过期。" --answer-ms "Selepas 90 hari."',
    },
    {
      name: 'faq remove',
      takes: '<id>',
      what: 'remove a question',
      example: 'faq remove 4',
    },
  ],
};
