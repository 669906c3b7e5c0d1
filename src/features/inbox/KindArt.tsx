import coin from '#assets/ui/popup-coin.svg?url';
import credit from '#assets/ui/popup-credit.svg?url';
import others from '#assets/ui/popup-others.svg?url';
import redeem from '#assets/ui/popup-redeem.svg?url';
import returned from '#assets/ui/popup-returned.svg?url';
import spent from '#assets/ui/popup-spent.svg?url';
import spin from '#assets/ui/popup-spin.svg?url';
import { uploadUrl } from '#contract/facts.ts';
import type { PopupKind } from '#contract/inbox.ts';
import { Picture } from '#src/ui/picture/Picture.tsx';
import css from './art.module.css';
import type { MessageText } from './useMessageText.ts';

const ART: Record<PopupKind, string> = {
  redeem,
  returned,
  spent,
  spin,
  coin,
  credit,
  others,
};

/** A message's own picture, or the one of its kind. */
export const KindArt = ({ kind, img }: Pick<MessageText, 'kind' | 'img'>) =>
  img === null ? (
    <img src={ART[kind]} width={480} height={320} alt="" className={css.art} />
  ) : (
    <Picture src={uploadUrl(img)} alt="" width={640} height={360} isFirst className={css.own} />
  );
