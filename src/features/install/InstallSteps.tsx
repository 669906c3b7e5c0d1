import { useTranslation } from 'react-i18next';
import add from '#assets/ui/install-add.svg?url';
import open from '#assets/ui/install-open.svg?url';
import share from '#assets/ui/install-share.svg?url';
import { Popup } from '#src/ui/popup/Popup.tsx';
import css from './install.module.css';

const STEPS = [
  ['share', share],
  ['add', add],
  ['open', open],
] as const;

/** How an iPhone or iPad gets the club onto its home screen: its browsers offer nothing themselves. */
export const InstallSteps = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Popup isOpen onClose={onClose} title={t('install.steps.title')}>
      <ol className={css.steps}>
        {STEPS.map(([name, picture], index) => (
          <li key={name} className={css.step}>
            <img src={picture} width={120} height={90} alt="" className={css.picture} />
            <p>
              <strong className={css.number}>{index + 1}</strong>
              {t(`install.steps.${name}`)}
            </p>
          </li>
        ))}
      </ol>
    </Popup>
  );
};
