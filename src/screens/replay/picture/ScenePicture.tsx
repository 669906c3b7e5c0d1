import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { Reel } from '#engine/lab/replay/reel.ts';
import { GAMES } from '#games/index.ts';
import { LANGUAGE_NAMES } from '#src/features/language/names.ts';
import { SIZE_NAMES, SIZES, SizedStage, type SizeName } from '#src/features/stage/SizedStage.tsx';
import { setLanguage } from '#src/session/store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import shared from '../replay.module.css';
import type { Cursor } from '../transport/useCursor.ts';
import { PageLayers } from './PageLayers.tsx';
import css from './picture.module.css';
import { usePicture } from './usePicture.ts';
import { useSurroundings } from './useSurroundings.ts';

/** Of the sizes: the one it was played in, a phone's where that was not kept. */
const RECORDED = 'recorded';

interface ScenePictureProps {
  game: GameKey;
  reel: Reel;
  cursor: Cursor;
}

/** The game's own scene at the cursor; nothing in it can be pressed. */
export const ScenePicture = ({ game, reel, cursor }: ScenePictureProps) => {
  const { t, i18n } = useTranslation('replay');
  const [size, setSize] = useState<SizeName | typeof RECORDED>(RECORDED);
  const [isSound, setSound] = useState(false);
  const [isPage, setPage] = useState(true);
  const recorded = useSurroundings(isSound && cursor.isPlaying);
  const { exact, ...picture } = usePicture(reel, cursor, i18n.language, recorded.surround);
  const shown = () => {
    if (exact.step === cursor.at) return reel.hasFrames(cursor.at) ? 'isExactAsSeen' : 'isExact';
    if (cursor.isPlaying) return 'isPlaying';
    return exact.isStepped ? 'isStepped' : 'isPreview';
  };
  return (
    <section className={css.picture} aria-label={t('scene.title')}>
      <SizedStage
        game={GAMES[game]}
        size={size === RECORDED ? (recorded.size ?? SIZES.phone) : SIZES[size]}
        clock={picture.clock}
        isWatched
        createLink={picture.createLink}
        build={picture.build}
        over={isPage && <PageLayers layers={reel.layersAt(cursor.at)} size={recorded.size} />}
      >
        {exact.share !== null && (
          <div className={css.over} role="status">
            <p>{t('scene.seeking', { percent: Math.floor(exact.share * 100) })}</p>
            <Button look="quiet" size="s" onClick={picture.cancel}>
              {t('scene.cancel')}
            </Button>
          </div>
        )}
      </SizedStage>
      <p className={shared.soft} role="status">
        {t(`scene.${shown()}`)}
      </p>
      {recorded.language !== null && recorded.language !== i18n.language && (
        <p className={shared.soft}>
          {t('scene.language')}{' '}
          <Button
            look="plain"
            size="s"
            onClick={() => recorded.language && setLanguage(recorded.language)}
          >
            {t('scene.speak', { language: LANGUAGE_NAMES[recorded.language].full })}
          </Button>
        </p>
      )}
      <div className={css.controls}>
        <Button look="quiet" size="s" disabled={exact.share !== null} onClick={picture.seek}>
          {t('scene.exact')}
        </Button>
        <Button
          look="quiet"
          size="s"
          icon="chevronRight"
          disabled={!picture.isOn || exact.share !== null}
          onClick={() => void picture.frame()}
        >
          {t('scene.frame')}
        </Button>
        <label className={shared.choice}>
          {t('scene.size')}
          <select value={size} onChange={({ target }) => setSize(target.value as SizeName)}>
            <option value={RECORDED}>
              {recorded.size
                ? `${t('scene.asRecorded')} ${recorded.size.width} × ${recorded.size.height}`
                : t('scene.asRecorded')}
            </option>
            {SIZE_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`scene.sizes.${name}`)} {SIZES[name].width} × {SIZES[name].height}
              </option>
            ))}
          </select>
        </label>
        <label className={shared.choice}>
          <input
            type="checkbox"
            checked={isSound}
            onChange={({ target }) => setSound(target.checked)}
          />
          {t('scene.sound')}
        </label>
        <label className={shared.choice}>
          <input
            type="checkbox"
            checked={isPage}
            onChange={({ target }) => setPage(target.checked)}
          />
          {t('scene.page')}
        </label>
      </div>
    </section>
  );
};
