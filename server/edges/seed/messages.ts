import type { InboxPayload } from '#contract/inbox.ts';

interface DemoMessage {
  /** How long ago it came. */
  hours: number;
  payload: InboxPayload;
}

/** What the club wrote to the demo player, beside what its deeds write; figures of the club are filled in. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    hours: 359,
    payload: {
      title: {
        en: 'Welcome to Hornbill Club',
        zh: '欢迎加入 Hornbill Club',
        ms: 'Selamat datang ke Hornbill Club',
      },
      desc: {
        en: 'Your table is ready. Find the Odd is free once a day, with a coin for every right answer; {{redeem.coins}} coins are {{redeem.credit}} of free credit.',
        zh: '您的座位已经备好。“找不同”每天可免费玩一次，每答对一题得一枚金币；{{redeem.coins}} 金币可兑换 {{redeem.credit}} 免费彩金。',
        ms: 'Meja anda sudah sedia. Cari Yang Ganjil percuma sekali sehari, dengan satu syiling bagi setiap jawapan betul; {{redeem.coins}} syiling bersamaan {{redeem.credit}} kredit percuma.',
      },
      way: 'games',
    },
  },
  {
    hours: 190,
    payload: {
      credit: 8_00,
      title: {
        en: 'A thank-you for your first week',
        zh: '入会满一周，谢谢有您',
        ms: 'Terima kasih untuk minggu pertama anda',
      },
      desc: {
        en: 'RM8.00 of credit is in your H5 account. Good luck, and take your time.',
        zh: 'RM8.00 彩金已存入您的 H5 账户。祝您好运，慢慢玩。',
        ms: 'Kredit RM8.00 sudah ada dalam akaun H5 anda. Semoga bertuah, main santai-santai.',
      },
    },
  },
  {
    hours: 5,
    payload: {
      title: {
        en: 'Seven spins are waiting for you',
        zh: '您有七次转盘机会',
        ms: 'Tujuh putaran menanti anda',
      },
      desc: {
        en: 'Your deposits have earned seven spins of the wheel. Each can win up to {{spin-wheel.prize}}.',
        zh: '您的存款已换得七次幸运转盘机会，每次最高可赢 {{spin-wheel.prize}}。',
        ms: 'Deposit anda melayakkan anda untuk tujuh putaran roda. Setiap satu boleh memenangi sehingga {{spin-wheel.prize}}.',
      },
      others: { en: '7 spins', zh: '7 次转盘', ms: '7 putaran' },
      way: 'wheel',
    },
  },
];
