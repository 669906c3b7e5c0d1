import { useTranslation } from 'react-i18next';
import face from '#assets/ui/ambassador-face.svg?url';
import { useLinks } from '#src/features/club/links.ts';
import { useClub } from '#src/features/club/refresh.ts';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './helpdesk.module.css';

const WAYS = [
  ['liveChat', 'chat'],
  ['whatsapp', 'message'],
  ['telegram', 'plane'],
  ['facebook', 'away'],
] as const;

/** The ways to a person: each link that is set. */
export const Contacts = () => {
  const { t } = useTranslation('helpdesk');
  const links = useLinks();
  const { isPending } = useClub();
  const set = WAYS.filter(([way]) => links[way] !== '#');
  return (
    <section id="contact" className={css.contacts} aria-labelledby="contact-title">
      <div className={css.hostess}>
        <img src={face} width={56} height={56} alt="" />
        <h2 id="contact-title" className={css.heading}>
          {t('contact.title')}
        </h2>
      </div>
      <ul className={css.ways}>
        {set.map(([way, icon]) => (
          <li key={way}>
            <AwayLink href={links[way]} className={css.way}>
              <span className={css.medal}>
                <Icon name={icon} />
              </span>
              <span className={css.words}>
                <strong>{t(`contact.${way}`)}</strong>
                <span className={css.small}>{t(`contact.${way}Text`)}</span>
              </span>
            </AwayLink>
          </li>
        ))}
        {/* They keep their place until they are known. */}
        {isPending &&
          WAYS.map(([way]) => <li key={way} className={css.place} aria-hidden="true" />)}
      </ul>
      {!isPending && set.length === 0 && <p className={css.small}>{t('contact.none')}</p>}
      <p className={css.care}>
        <Icon name="lock" size="s" />
        {t('contact.text')}
      </p>
    </section>
  );
};
