import { useTranslation } from 'react-i18next';
import { dialled, type HELP_LINES } from '#contract/helpLines.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './help.module.css';

/** Who listens, when, and the number to press. */
export const HelpLine = ({ line }: { line: (typeof HELP_LINES)[number] }) => {
  const { t } = useTranslation('responsible');
  const { key, name, phone, whatsapp } = line;
  return (
    <li className={css.card}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.about}>{t(`lines.${key}.about`)}</p>
      <p className={css.hours}>{t(`lines.${key}.hours`)}</p>
      <p className={css.numbers}>
        <a href={`tel:${dialled(phone)}`} className={css.number}>
          <Icon name="phone" size="s" />
          {phone}
        </a>
        {whatsapp !== null && (
          <a
            href={`https://wa.me/${dialled(whatsapp).slice(1)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={css.number}
          >
            <Icon name="chat" size="s" />
            {`WhatsApp ${whatsapp}`}
          </a>
        )}
      </p>
    </li>
  );
};
