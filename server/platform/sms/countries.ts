import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { Refusal } from '../refusal.ts';

/**
 * Throws 400 `msg.invalidPhone` for what is no mobile number, as one of premium rate, and 400
 * `msg.phoneCountry` for one of a country codes are not sent to. Satellites and international networks
 * have no country.
 */
export const demandServedPhone = (phone: string, countries: readonly CountryCode[]): void => {
  const field = 'phone';
  // These numbering plans hold mobile numbers alone.
  const number = parsePhoneNumberFromString(phone, { extract: false });
  if (!number?.isValid()) {
    const note = { kind: 'codeRefused', reason: 'notMobile' } as const;
    throw new Refusal('msg.invalidPhone', { field }, note);
  }
  const { country } = number;
  if (country === undefined || !countries.includes(country)) {
    const note = { kind: 'codeRefused', reason: country ?? 'none' } as const;
    throw new Refusal('msg.phoneCountry', { field }, note);
  }
};
