// What other domains use of this one; they know it by nothing else.
export { listBanners } from './banners.ts';
export { maintenanceState } from './maintenance.ts';
export { runningPromotions } from './promotions.ts';
export { keepPictures } from './uploads.ts';
