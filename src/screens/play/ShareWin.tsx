import { useTranslation } from 'react-i18next';
import type { Round } from '#contract/rounds.ts';
import { resultTone } from '#engine/core/rules/result.ts';
import { GAME_LIST } from '#games/index.ts';
import { logFailure } from '#src/base/log.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { prizeOf } from '#src/features/rounds/prizeOf.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import css from './play.module.css';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Gives a file to whatever the player shares with. It is saved where the browser shares no files, or won't
 * now: some web views, and one that thinks the touch was too long ago.
 */
const shareFile = async (file: File, text: string): Promise<void> => {
  const data = { files: [file], text };
  const save = () => saveFile(file.name, file);
  if (!navigator.canShare?.(data)) return save();
  try {
    await navigator.share(data);
  } catch (error) {
    if (isNamed(error, 'NotAllowedError')) return save();
    // The player turned back.
    if (!isNamed(error, 'AbortError')) throw error;
  }
};

interface ShareWinProps {
  /** One that is over and shown. */
  round: Round;
  /** Where it was won nothing, or lost, this stands. */
  otherwise: React.ReactNode;
}

/** The table as it is now, a file. */
const drawWin = async (name: string): Promise<File | null> => {
  const { drawnStage, pictureFile: pictureOf } = await import('#src/features/stage/picture.ts');
  const image = await drawnStage();
  const picture = image && (await pictureOf(image, 'image/png'));
  return picture && new File([picture], name, { type: picture.type });
};

const LINES = ['M12 14.5V3.75M7.5 8 12 3.5 16.5 8', 'M5 12.5v7.25h14V12.5'].join('');

/** Shares a picture of a win where the browser can, else saves it. */
export const ShareWin = ({ round, otherwise }: ShareWinProps) => {
  const { t } = useTranslation('play');
  const gameText = useGameText();
  const once = useOnce();
  const game = GAME_LIST.find(({ key }) => key === round.game);
  const isWon = resultTone(round) === 'win' || (prizeOf(round) ?? 0) > 0;
  if (!isWon) return otherwise;
  const share = () =>
    once(async () => {
      const file = await drawWin(`hornbill-${round.game}-${round.id}.png`);
      const { shareLine } = await import('#src/features/games/chrome.ts');
      const said = t('share.text', { game: gameText(game?.titleKey ?? '') });
      const text = [said, shareLine(round.game, round.view) || []].flat().join('\n');
      if (file) await shareFile(file, text);
    }).catch((error: unknown) => logFailure('A win was not shared', error));
  return (
    <button
      type="button"
      className={css.round}
      aria-label={t('share.win')}
      onClick={() => void share()}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className={css.share}>
        <path d={LINES} />
      </svg>
    </button>
  );
};
