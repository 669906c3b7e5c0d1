import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/not-vip.svg?url';
import { paths } from '#src/base/paths.ts';
import { useLinks } from '#src/features/club/links.ts';
import { RowLink } from '#src/features/settings/Row.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Drawing } from '#src/ui/picture/Drawing.tsx';
import css from './login.module.css';

/** The account belongs to the normal platform: who can change that, and how they are reached. */
export const NotVip = () => {
  const { t } = useTranslation('helpdesk');
  const { message } = useMessage();
  const links = useLinks();
  const ways = (['liveChat', 'whatsapp', 'telegram'] as const).filter((way) => links[way] !== '#');
  return (
    <div className={css.notVip} role="alert">
      <Drawing src={picture} className={css.notVipPicture} />
      <p className={css.notVipText}>{message('msg.notVip')}</p>
      <ul>
        {ways.map((way) => (
          <RowLink key={way} icon="chat" label={t(`contact.${way}`)} to={links[way]} />
        ))}
        <RowLink icon="help" label={t('title')} to={paths.helpdesk.href()} />
      </ul>
    </div>
  );
};
