import type { CountryCode } from 'libphonenumber-js/mobile';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { described, Field, type FieldText } from './Field.tsx';
import css from './field.module.css';
import { loadPhones, NEAR, type PhoneValue } from './phones.ts';

interface PhoneFieldProps extends FieldText {
  id: string;
  /** The countries it offers, by their two letters. */
  offered: readonly string[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface Country {
  code: CountryCode;
  prefix: string;
  name: string;
}

const MALAYSIA: Country = { code: 'MY', prefix: '60', name: 'Malaysia' };

const listCountries = async (language: string, codes: readonly string[]): Promise<Country[]> => {
  const { getCountries, getCountryCallingCode } = await loadPhones();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  const known = getCountries().filter((code) => codes.includes(code));
  const far = known.filter((code) => !NEAR.includes(code));
  const country = (code: CountryCode): Country => ({
    code,
    prefix: getCountryCallingCode(code),
    name: names.of(code) ?? code,
  });
  const near = NEAR.filter((code) => known.includes(code));
  return [...near.map(country), ...far.map(country).sort((a, b) => order.compare(a.name, b.name))];
};

/** A phone number with the code of its country, Malaysia first. */
export const PhoneField = ({
  id,
  offered,
  value,
  onChange,
  onBlur,
  ref,
  label,
  error,
  hint,
  success,
}: PhoneFieldProps) => {
  const { t, i18n } = useTranslation();
  const [countries, setCountries] = useState<readonly Country[]>([MALAYSIA]);
  useEffect(() => {
    let isWanted = true;
    // Without the list Malaysia stays, which is who the club is for.
    // What was chosen stays to be seen, also where it is not offered any more.
    listCountries(i18n.language, [...offered, value.country]).then(
      (list) => isWanted && setCountries(list),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [i18n.language, offered, value.country]);
  const chosen = countries.find(({ code }) => code === value.country) ?? MALAYSIA;

  return (
    <Field id={id} label={label} error={error} hint={hint} success={success}>
      <span className={css.box}>
        <span className={css.country}>
          <span aria-hidden="true">{`+${chosen.prefix}`}</span>
          <Icon name="chevronDown" size="s" />
          <select
            aria-label={t('phone.country')}
            autoComplete="tel-country-code"
            className={css.countryList}
            value={value.country}
            onChange={({ target }) => {
              const next = countries.find(({ code }) => code === target.value);
              if (next) onChange({ ...value, country: next.code });
            }}
          >
            {countries.map(({ code, prefix, name }) => (
              <option key={code} value={code}>{`${name} (+${prefix})`}</option>
            ))}
          </select>
        </span>
        <input
          ref={ref}
          {...described(id, { error, hint, success })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value.national}
          maxLength={20}
          onChange={({ target }) => onChange({ ...value, national: target.value })}
          onBlur={onBlur}
          className={css.input}
        />
      </span>
    </Field>
  );
};
