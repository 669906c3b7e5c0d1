import { memo, Suspense, useState } from 'react';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import type { DrawLink } from '#games/quiz-draw/machine.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { useIsCovered } from '#src/ui/popup/turn.ts';
import { Boundary } from '#src/ui/state/Boundary.tsx';
import css from './spin.module.css';

const StageHost = lazyPart('StageHost', async () => {
  const { StageHost } = await import('#src/features/stage/StageHost.tsx');
  return { StageHost: StageHost<DrawLink> };
});
const scene = () => import('#games/quiz-draw/scene.ts');

interface DrawStageProps {
  createLink: () => DrawLink;
  notes: StageNotes;
}

/** The night market. Until it has come, and where there is no WebGL, its dusk alone. */
export const DrawStage = memo(({ createLink, notes }: DrawStageProps) => {
  const language = useLanguage();
  const isCovered = useIsCovered();
  const [isOn, setOn] = useState(false);
  return (
    // One that can't be shown is left out: the draw goes on without it.
    <Boundary says="The night market could not be shown" instead={() => null}>
      <div className={css.stage} data-on={isOn}>
        <Suspense fallback={null}>
          <StageHost
            // What is written on it is written anew in another language.
            key={language}
            scene={scene}
            createLink={createLink}
            notes={notes}
            isPaused={isCovered}
            onLeave={() => {}}
            onProgress={(share) => {
              // What comes from here on the draw can be made without (`npm run budget`).
              if (share === 1) performance.mark('on');
              setOn(share === 1);
            }}
          />
        </Suspense>
      </div>
    </Boundary>
  );
});
