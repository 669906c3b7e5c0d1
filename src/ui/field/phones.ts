import type { CountryCode } from 'libphonenumber-js/mobile';

/** The world's mobile numbers: heavy, so they come with the first form that needs them. */
export const loadPhones = () => import('libphonenumber-js/mobile');

/** Malaysia first, then its neighbours; the rest follows by name. */
export const NEAR: readonly CountryCode[] = ['MY', 'SG', 'BN', 'ID', 'TH'];

export interface PhoneValue {
  country: CountryCode;
  /** As typed: with or without the leading zero, spaces or dashes. */
  national: string;
}

/** The number as the server wants it (+60123456789), or null where no mobile phone can have it. */
export const toE164 = async ({ country, national }: PhoneValue): Promise<string | null> => {
  const { parsePhoneNumberFromString } = await loadPhones();
  const number = parsePhoneNumberFromString(national, country);
  return number?.isValid() ? number.number : null;
};
