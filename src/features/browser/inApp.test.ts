import { describe, expect, it } from 'vitest';
import { inAppBrowser, wayOut } from './inApp.ts';

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
  ] as const)('%s is %s', (agent, app) => {
    expect(inAppBrowser(AGENTS[agent])).toBe(app);
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
    ['a headline', 'Mozilla/5.0 (X11; Linux x86_64) Outline/1.0 Pipeline/2'],
    ['nothing', ''],
  ])('%s is a browser proper', (_, agent) => {
    expect(inAppBrowser(agent)).toBeNull();
  });
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
