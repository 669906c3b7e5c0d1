import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#contract/messages.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { formatCredit, formatDate } from '#src/base/format.ts';
import { paths } from '#src/base/paths.ts';
import { useSession } from '#src/session/store.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { useShown } from '../useShown.ts';
import { DeskNotice } from './DeskNotice.tsx';

/** What the server's reasons mean for the player, beyond the message itself. */
const WHY: Partial<Record<MessageKey, 'verify' | 'earn'>> = {
  'msg.notVerified': 'verify',
  'msg.noMoreChances': 'earn',
};

/** No round can be opened now: why, and the way forward. */
export const OpeningRefused = ({ refusal, link }: { refusal: MessageKey; link: AnyRoundLink }) => {
  const { t } = useTranslation('play');
  const { message } = useMessage();
  const language = useSession((session) => session.language);
  const why = WHY[refusal];
  const { tuning, nextAt, offset } = useShown(link, (state) => state);
  const { depositSen, perDay } = { ...tuning };
  return (
    <DeskNotice title={message(refusal)}>
      {why && (
        <p>
          {t(`desk.${why}.text`, {
            deposit: formatCredit(Number(depositSen)),
            most: Number(perDay),
          })}
          {nextAt !== null && ` ${t('desk.next', { at: formatDate(nextAt - offset, language) })}`}
        </p>
      )}
      <ButtonLink
        to={paths[why === 'verify' ? 'settingVerification' : 'games'].href()}
        size="s"
        isWide
      >
        {t(why === 'verify' ? 'desk.verify.go' : 'desk.otherGames')}
      </ButtonLink>
    </DeskNotice>
  );
};
