import { DAY_MS, dayEnd } from '#contract/day.ts';
import type { Localised } from '#contract/localised.ts';

interface DemoPromotion {
  text: { title: Localised; description: Localised; link: string | null };
  /** When one that is published at `now` runs. */
  during: (now: number) => { startsAt: Date; endsAt: Date | null };
}

/** What each of them gives: the demo's own, no term of the club. */
const FRIDAY_COINS = 10;
const DRAW = { winners: 31, credit: 'RM57' } as const;
const FRIEND_COINS = 5;

/** For days before and after today; null: without end. */
const around =
  (before: number, after: number | null) =>
  (now: number): ReturnType<DemoPromotion['during']> => ({
    startsAt: new Date(now - before * DAY_MS),
    endsAt: after === null ? null : new Date(now + after * DAY_MS),
  });

/** To the end of the next 31 August, Malaysia's national day. */
const toMerdeka = (now: number): ReturnType<DemoPromotion['during']> => {
  const year = new Date(now).getUTCFullYear();
  const ends = [year, year + 1].map((each) => dayEnd(`${each}-08-31`)).find((end) => end > now);
  return { startsAt: new Date(now - 2 * DAY_MS), endsAt: new Date(ends ?? now) };
};

/** In the order of their pictures, `promo-1.webp` and so on. */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  {
    text: {
      title: {
        en: 'Fridays at the kopitiam',
        zh: '星期五，咖啡店见',
        ms: 'Jumaat di kopitiam',
      },
      description: {
        en: `Answer all {{fto.questions}} questions of Find the Odd right on a Friday, and the club adds another ${FRIDAY_COINS} coins the next day. Once for each member.`,
        zh: `任何一个星期五，“找不同” {{fto.questions}} 题全对，俱乐部隔天再送您 ${FRIDAY_COINS} 金币。每位会员限领一次。`,
        ms: `Jawab kesemua {{fto.questions}} soalan Cari Yang Ganjil dengan betul pada hari Jumaat, dan kelab menambah ${FRIDAY_COINS} syiling keesokan harinya. Sekali sahaja bagi setiap ahli.`,
      },
      link: '/games/fto',
    },
    during: around(1, 90),
  },
  {
    text: {
      title: { en: 'The Merdeka draw', zh: '国庆抽奖', ms: 'Cabutan Merdeka' },
      description: {
        en: `Every redemption until 31 August is a ticket for our Merdeka draw: ${DRAW.winners} members receive ${DRAW.credit} of free credit each, in their H5 account. Each member can win once. Winners are told in their inbox by 7 September.`,
        zh: `8 月 31 日或之前，每兑换一次就有一次国庆抽奖机会：${DRAW.winners} 位会员各得 ${DRAW.credit} 免费彩金，存入 H5 账户。每位会员限中奖一次，得奖者将于 9 月 7 日或之前在收件箱收到通知。`,
        ms: `Setiap penebusan sehingga 31 Ogos ialah satu penyertaan dalam cabutan Merdeka: ${DRAW.winners} orang ahli masing-masing menerima kredit percuma ${DRAW.credit} dalam akaun H5. Setiap ahli boleh menang sekali sahaja. Pemenang dimaklumkan melalui peti masuk selewat-lewatnya pada 7 September.`,
      },
      link: '/redeem',
    },
    during: toMerdeka,
  },
  {
    text: {
      title: { en: 'Bring a friend', zh: '带朋友一起来', ms: 'Bawa kawan' },
      description: {
        en: `Ask a friend to enter your UID as the referrer when joining. Once their account is verified, each of you receives ${FRIEND_COINS} coins. Once for each member; a second account of your own does not count.`,
        zh: `请朋友注册时在“推荐人”一栏填上您的 UID。朋友的账户通过验证后，你们各得 ${FRIEND_COINS} 金币。每位会员限领一次；自己另开的账户不算。`,
        ms: `Minta kawan mengisi UID anda sebagai perujuk semasa mendaftar. Sebaik sahaja akaunnya disahkan, anda dan kawan anda masing-masing menerima ${FRIEND_COINS} syiling. Sekali sahaja bagi setiap ahli; akaun kedua anda sendiri tidak dikira.`,
      },
      link: '/brand-ambassador',
    },
    during: around(4, null),
  },
];
