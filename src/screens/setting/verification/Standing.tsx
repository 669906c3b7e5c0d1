import { useTranslation } from 'react-i18next';
import { SPIN_GAME } from '#contract/facts.ts';
import type { VerificationAnswer } from '#contract/verification.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useLinks } from '#src/features/club/links.ts';
import { ButtonAway, ButtonLink } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Making } from './Making.tsx';
import { StatusCard } from './StatusCard.tsx';
import { Stranded } from './Stranded.tsx';
import { useKept } from './useKept.ts';
import { VideoSending } from './VideoSending.tsx';

/** Chat where the club has one, else the help desk. */
const Support = () => {
  const { t } = useTranslation('verification');
  const { liveChat, whatsapp, telegram } = useLinks();
  const chat = [liveChat, whatsapp, telegram].find((address) => address !== '#');
  return chat === undefined ? (
    <ButtonLink to={paths.helpdesk.href()} isWide>
      {t('failed.go')}
    </ButtonLink>
  ) : (
    <ButtonAway href={chat} isWide>
      {t('failed.go')}
    </ButtonAway>
  );
};

const Success = () => {
  const { t } = useTranslation('verification');
  return (
    <StatusCard icon="check" title={t('success.title')} text={t('success.text')}>
      <ButtonLink to={paths.game.href(SPIN_GAME)} isWide>
        {t('success.go')}
      </ButtonLink>
    </StatusCard>
  );
};

/** Why the last one was not accepted, above the way to another. */
const Failed = ({ reason, next }: VerificationAnswer) => {
  const { t } = useTranslation('verification');
  const words = [t('failed.title'), reason && t(`reasons.${reason}`), next && t(`failed.${next}`)];
  return <Alert>{words.filter(Boolean).join(' ')}</Alert>;
};

/** What the player sees, by how their verification stands and what this device has of a video. */
export const Standing = ({ state }: { state: VerificationAnswer }) => {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  const { kept, keep, forget } = useKept();
  if (state.status === 'success') return <Success />;
  if (state.status === 'pending')
    return <StatusCard icon="clock" title={t('pending.title')} text={t('pending.text')} />;
  if (kept === undefined) return <Skeleton rows={4} />;
  if (kept && (kept.isSending || kept.video.upload !== null))
    return <VideoSending video={kept.video} onOver={forget} />;
  if (state.upload !== null) return <Stranded id={state.upload.id} />;
  const failed = state.status === 'failed' && <Failed {...state} />;
  if (state.next === 'support')
    return (
      <>
        {failed}
        <Support />
      </>
    );
  if (state.retryAt !== null)
    return (
      <>
        {failed}
        <p>{t('failed.wait', { at: formatDate(state.retryAt, language) })}</p>
      </>
    );
  return (
    <>
      {failed}
      <Making word={state.word} video={kept?.video ?? null} onKeep={keep} onForget={forget} />
    </>
  );
};
