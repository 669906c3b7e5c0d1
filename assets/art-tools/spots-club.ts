import { saveLean } from './draw.ts';
import { helpdesk, promotions } from './spots-empty.ts';
import { inAppBrowser, notVip } from './spots-notices.ts';

/** Writes the spot illustrations of promotions, helpdesk and the club's notices, 240 by 180. */
export const drawClubSpots = (): void => {
  const put = (name: string, drawing: string): void =>
    saveLean(`ui/${name}.svg`, 240, 180, drawing);
  put('empty-promotions', promotions());
  put('empty-helpdesk', helpdesk());
  put('in-app-browser', inAppBrowser());
  put('not-vip', notVip());
};
