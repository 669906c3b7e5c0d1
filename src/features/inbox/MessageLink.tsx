import { useTranslation } from 'react-i18next';
import { SPIN_GAME } from '#contract/facts.ts';
import { type InboxPayload, popupKind, WAY_OF } from '#contract/inbox.ts';
import { paths } from '#src/base/paths.ts';
import { useLinks } from '#src/features/club/links.ts';
import { ButtonAway, ButtonLink } from '#src/ui/button/Button.tsx';

const PATHS = {
  history: paths.transaction.href(),
  wheel: paths.game.href(SPIN_GAME),
  games: paths.games.href(),
  promotions: paths.promotions.href(),
  event: paths.event.href(),
  redeem: paths.redeem.href(),
  setting: paths.setting.href(),
  verification: paths.settingVerification.href(),
  helpdesk: paths.helpdesk.href(),
} as const;

interface MessageLinkProps {
  payload: InboxPayload;
  look: 'paper' | 'quiet';
  /** In a popup: the link takes its place in the history, and this is told. */
  onGo?: (() => void) | undefined;
  /** It leads out of the club, and the popup stays here. */
  onAway?: (() => void) | undefined;
}

const inPopup = (onGo: (() => void) | undefined) => (onGo ? { replace: true, onClick: onGo } : {});

/** Without an H5 account's address the help desk knows more. */
const H5Way = ({ look, onGo, onAway }: Omit<MessageLinkProps, 'payload'>) => {
  const { t } = useTranslation('inbox');
  const { h5 } = useLinks();
  if (h5 === '#') {
    return (
      <ButtonLink look={look} size="s" to={paths.helpdesk.href()} {...inPopup(onGo)}>
        {t('ways.helpdesk')}
      </ButtonLink>
    );
  }
  return (
    <ButtonAway
      look={look}
      size="s"
      href={h5}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onAway}
    >
      {t('ways.h5')}
    </ButtonAway>
  );
};

/** Where a message leads. */
export const MessageLink = ({ payload, ...own }: MessageLinkProps) => {
  const { t } = useTranslation('inbox');
  if (payload.redemption !== undefined && payload.way === undefined)
    return (
      <ButtonLink
        look={own.look}
        size="s"
        to={paths.redemption.href(payload.redemption)}
        {...inPopup(own.onGo)}
      >
        {t('ways.receipt')}
      </ButtonLink>
    );
  const way = payload.way ?? WAY_OF[popupKind(payload)];
  if (way === 'h5') return <H5Way {...own} />;
  return (
    <ButtonLink look={own.look} size="s" to={PATHS[way]} {...inPopup(own.onGo)}>
      {t(`ways.${way}`)}
    </ButtonLink>
  );
};
