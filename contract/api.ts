/** Every call of spec 7 lives below this path, on the dashboard host. */
export const API_BASE = '/api/';
export const BEARER = 'Bearer ';
export const FCM_HEADER = 'Fcm-Token';
