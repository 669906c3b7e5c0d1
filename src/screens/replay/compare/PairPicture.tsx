import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import { joined } from '#engine/lab/record/join.ts';
import { type Reel, reelOf } from '#engine/lab/replay/reel.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { RoundMachine } from '#engine/round/machine.ts';
import { GAMES } from '#games/index.ts';
import { SIZES, SizedStage } from '#src/features/stage/SizedStage.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useSurroundings } from '../picture/useSurroundings.ts';
import shared from '../replay.module.css';
import { differenceOf } from './difference.ts';
import { PixelPicture } from './PixelPicture.tsx';
import css from './pair.module.css';
import type { Other } from './useOther.ts';
import { usePairPictures } from './usePairPictures.ts';
import type { PairWalk } from './usePairWalk.ts';

const VIEWS = ['both', 'first', 'second', 'difference'] as const;
type View = (typeof VIEWS)[number];

/** Both recordings as one reel, so that one scene shows either. */
const reelOfBoth = (first: Recording, second: Recording, machine: RoundMachine, own: Reel): Reel =>
  reelOf(joined([first, second]) ?? first, [...own.moments, ...momentsOf(machine, second)]);

interface PairPictureProps {
  game: GameKey;
  machine: RoundMachine;
  recording: Recording;
  reel: Reel;
  other: Other;
  walk: PairWalk;
}

/** The tables of two recordings at the same step, and where they look otherwise. */
export const PairPicture = ({ game, machine, recording, reel, other, walk }: PairPictureProps) => {
  const { t } = useTranslation('replay');
  const [view, setView] = useState<View>('both');
  const both = useMemo(
    () => reelOfBoth(recording, other.recording, machine, reel),
    [recording, other, machine, reel],
  );
  const { surround } = useSurroundings(false);
  const { nth, last, differsAt, pair, first, second } = walk;
  const paired = usePairPictures(both, first, reel.steps.length + second, surround);
  const { pictures } = paired;
  const found = useMemo(
    () => pictures && differenceOf(pictures.first, pictures.second),
    [pictures],
  );
  // Both in the size of this one: another size would differ everywhere.
  const size = reel.aroundAt(first).size ?? SIZES.phone;
  const isShown = (which: View) => view === which || (view === 'both' && which !== 'difference');
  const alone = pair?.first === null ? 'second' : pair?.second === null ? 'first' : null;
  return (
    <section className={css.pair} aria-label={t('compare.pictures')}>
      <div className={css.stage} aria-hidden="true" inert>
        <SizedStage
          game={GAMES[game]}
          size={size}
          clock={paired.clock}
          isWatched
          createLink={paired.createLink}
          build={paired.build}
        />
      </div>
      <p role="status">
        {t('compare.step', {
          at: nth + 1,
          all: last + 1,
          first: first + 1,
          second: second + 1,
        })}{' '}
        {alone && t(`compare.alone.${alone}`)}
      </p>
      <div className={shared.buttons}>
        <Button look="quiet" size="s" icon="chevronLeft" onClick={() => walk.go(nth - 1)}>
          {t('compare.back')}
        </Button>
        <Button look="quiet" size="s" icon="chevronRight" onClick={() => walk.go(nth + 1)}>
          {t('compare.on')}
        </Button>
        {differsAt !== null && (
          <Button look="quiet" size="s" onClick={() => walk.go(differsAt)}>
            {t('compare.part')}
          </Button>
        )}
        <Button look="quiet" size="s" isBusy={paired.isBusy} onClick={paired.seek}>
          {t('compare.exact')}
        </Button>
        <label className={shared.choice}>
          {t('compare.view')}
          <select value={view} onChange={({ target }) => setView(target.value as View)}>
            {VIEWS.map((each) => (
              <option key={each} value={each}>
                {t(`compare.views.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={shared.soft} role="status">
        {pictures
          ? t(pictures.isExact ? 'scene.isExact' : 'scene.isPreview')
          : t('compare.drawing')}{' '}
        {found && t('compare.share', { percent: (100 * found.share).toFixed(2) })}
      </p>
      {pictures && (
        <div className={css.pictures} data-view={view}>
          {isShown('first') && (
            <figure>
              <figcaption>{t('compare.this')}</figcaption>
              <PixelPicture pixels={pictures.first} label={t('compare.this')} />
            </figure>
          )}
          {isShown('second') && (
            <figure>
              <figcaption>{other.name}</figcaption>
              <PixelPicture pixels={pictures.second} label={other.name} />
            </figure>
          )}
          {view === 'difference' && found && (
            <figure>
              <figcaption>{t('compare.views.difference')}</figcaption>
              <PixelPicture pixels={found.picture} label={t('compare.views.difference')} />
            </figure>
          )}
        </div>
      )}
    </section>
  );
};
