import { describe, expect, it, vi } from 'vitest';
import { USUAL } from './here.ts';
import { inAppBrowser, NAMELESS, wayOut } from './inApp.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

const AGENTS = {
  facebookAndroid: `${ANDROID} [FB_IAB/FB4A;FBAV/470.0.0.50.69;]`,
  facebookIphone: `${IPHONE} [FBAN/FBIOS;FBAV/469.0.0.38.107;FBBV/612345;FBDV/iPhone14,5]`,
  messengerAndroid: `${ANDROID} [FB_IAB/Orca-Android;FBAV/462.0.0.0.11;]`,
  messengerIphone: `${IPHONE} [FBAN/MessengerForiOS;FBAV/462.0.0.37.106]`,
  instagramAndroid: `${ANDROID} Instagram 336.0.0.35.90 Android (34/14; 420dpi; samsung)`,
  instagramIphone: `${IPHONE} Instagram 336.0.5.15.92 (iPhone14,5; iOS 17_5; en_MY)`,
  lineAndroid: `${ANDROID} Line/14.8.0/IAB`,
  lineIphone: `${IPHONE} Safari Line/14.8.0`,
  wechatAndroid: `${ANDROID} MMWEBID/2247 MicroMessenger/8.0.49.2600(0x2800313B) WeChat/arm64`,
  wechatIphone: `${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`,
  tiktokAndroid: `${ANDROID} trill_2023506030 JsSdk/1.0 NetType/WIFI BytedanceWebview/d8a21c6`,
  tiktokIphone: `${IPHONE} musical_ly_35.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store`,
  telegramAndroid: `${ANDROID} Telegram-Android/11.2.3 (Samsung SM-A546E; Android 14; SDK 34; HIGH)`,
  whatsappAndroid: `${ANDROID} WhatsApp/2.24.13.77 A`,
  whatsappAndroidNew: `${ANDROID} [WA4A/2.26.10.74;]`,
  whatsappIphone: `${IPHONE} [WAiOS/2.26.11.75]`,
  facebookIphoneNew: `${IPHONE} Safari/604.1 [MetaIAB Facebook]`,
  messengerIphoneNew: `${IPHONE} Safari/604.1 [MetaIAB Messenger]`,
  instagramIphoneNew: `${IPHONE} Safari/604.1 [MetaIAB Instagram]`,
  tiktokLiteAndroid: `${ANDROID} musically_go_2023506030 JsSdk/1.0 NetType/4G AppName/musically_go ByteLocale/en`,
  tiktokLiteNew: `${ANDROID} ultralite_380102 AppName/tiktok_lite`,
  threadsIphone: `${IPHONE} Barcelona 340.0.0.21.109 (iPhone14,5; iOS 17_5; en_MY)`,
  xIphone: `${IPHONE} Twitter for iPhone/10.50`,
  snapchatAndroid: `${ANDROID} Snapchat/12.95.0.48 (SM-A546E; Android 14)`,
  linkedinIphone: `${IPHONE} [LinkedInApp]/9.30.1`,
  redditIphone: `${IPHONE} Reddit/Version 2024.27.0/Build 614973`,
  googleIphone: `${IPHONE} GSA/323.0.647 Safari/604.1`,
  shopeeAndroid: ANDROID,
  anyIphone: IPHONE,
  anyIpad: IPHONE.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS'),
  anyIpadAsMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
} as const;

describe('[in-app-browser] an app’s own browser is known by its user agent', () => {
  it.each([
    ['facebookAndroid', 'Facebook'],
    ['facebookIphone', 'Facebook'],
    ['messengerAndroid', 'Messenger'],
    ['messengerIphone', 'Messenger'],
    ['instagramAndroid', 'Instagram'],
    ['instagramIphone', 'Instagram'],
    ['lineAndroid', 'LINE'],
    ['lineIphone', 'LINE'],
    ['wechatAndroid', 'WeChat'],
    ['wechatIphone', 'WeChat'],
    ['tiktokAndroid', 'TikTok'],
    ['tiktokIphone', 'TikTok'],
    ['telegramAndroid', 'Telegram'],
    ['whatsappAndroid', 'WhatsApp'],
    ['whatsappAndroidNew', 'WhatsApp'],
    ['whatsappIphone', 'WhatsApp'],
    ['facebookIphoneNew', 'Facebook'],
    ['messengerIphoneNew', 'Messenger'],
    ['instagramIphoneNew', 'Instagram'],
    ['tiktokLiteAndroid', 'TikTok'],
    ['tiktokLiteNew', 'TikTok'],
    ['threadsIphone', 'Threads'],
    ['xIphone', 'X'],
    ['snapchatAndroid', 'Snapchat'],
    ['linkedinIphone', 'LinkedIn'],
    ['redditIphone', 'Reddit'],
    ['googleIphone', 'Google'],
    ['shopeeAndroid', NAMELESS],
    ['anyIphone', NAMELESS],
    ['anyIpad', NAMELESS],
    ['anyIpadAsMac', NAMELESS],
  ] as const)('%s is %s', (agent, app) => {
    expect(inAppBrowser(AGENTS[agent])).toBe(app);
    expect(USUAL.test(AGENTS[agent])).toBe(false);
  });

  it.each([
    ['Chrome on Android', ANDROID.replace('; wv', '').replace('Version/4.0 ', '')],
    ['Safari on iPhone', `${IPHONE} Version/17.5 Safari/604.1`],
    ['Chrome on iPhone', `${IPHONE} CriOS/126.0.6478.108 Safari/604.1`],
    ['Samsung Internet', `${ANDROID.replace('; wv', '')} SamsungBrowser/25.0`],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    ['Firefox on iPhone', `${IPHONE} FxiOS/127.0 Safari/605.1.15`],
    ['Edge on iPhone', `${IPHONE} Version/17.0 EdgiOS/126.0.2592.86 Safari/604.1`],
    ['Brave on iPhone', `${IPHONE} Version/17.5 Safari/604.1`],
    ['DuckDuckGo on iPhone', `${IPHONE} Version/17.5 DuckDuckGo/7 Safari/605.1.15`],
    ['Opera on iPhone', `${IPHONE} Version/17.5 Safari/604.1 OPT/4.7.0`],
    ['Opera Mini on Android', `${ANDROID} OPR/80.0.2254.71`],
    ['Edge on Android', `${ANDROID.replace('; wv', '').replace('Version/4.0 ', '')} EdgA/126.0`],
    [
      'Huawei’s on HarmonyOS',
      'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.14.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    ],
    [
      'Xiaomi’s',
      'Mozilla/5.0 (Linux; U; Android 13; en-us; 2201117TG Build/TKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.1.1-gn',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    [
      'Chrome on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ],
    [
      'Firefox on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    ],
    ['a headline', 'Mozilla/5.0 (X11; Linux x86_64) Outline/1.0 Pipeline/2'],
    ['nothing', ''],
  ])('%s is a browser proper', (_, agent) => {
    expect(inAppBrowser(agent)).toBeNull();
  });
});

it.each([
  ['Chrome on Android', ANDROID.replace('; wv', '').replace('Version/4.0 ', '')],
  ['Safari on iPhone', IPHONE.replace('Mobile/15E148', 'Version/17.5 Mobile/15E148 Safari/604.1')],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
])('[in-app-browser] %s is known without loading anything', (_, agent) => {
  expect(USUAL.test(agent)).toBe(true);
});

it('[in-app-browser] the club on the home screen of an iPhone, which signs like a web view, is no app’s browser', () => {
  vi.stubGlobal('navigator', { ...navigator, standalone: true });
  expect(inAppBrowser(AGENTS.anyIphone)).toBeNull();
  expect(inAppBrowser(AGENTS.whatsappIphone)).toBe('WhatsApp');
  vi.unstubAllGlobals();
});

describe('[in-app-browser] the way out', () => {
  const page = new URL('https://hornbill.club/games?lang=ms#top');

  it('is an intent on Android', () => {
    expect(wayOut('Facebook', AGENTS.facebookAndroid, page)).toBe(
      'intent://hornbill.club/games?lang=ms#Intent;scheme=https;action=android.intent.action.VIEW;end',
    );
  });

  it('is LINE’s own word on both', () => {
    for (const agent of [AGENTS.lineAndroid, AGENTS.lineIphone]) {
      expect(wayOut('LINE', agent, page)).toBe(
        'https://hornbill.club/games?lang=ms&openExternalBrowser=1#top',
      );
    }
  });

  it.each([
    ['WeChat', AGENTS.wechatAndroid],
    ['TikTok', AGENTS.tiktokAndroid],
    ['Instagram', AGENTS.instagramIphone],
  ] as const)('is not offered where %s keeps its pages in', (app, agent) => {
    expect(wayOut(app, agent, page)).toBeNull();
  });
});
