import { Component, type ReactNode, Suspense, useState } from 'react';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import type { DrawLink } from '#games/quiz-draw/machine.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { logFailure } from '#src/base/log.ts';
import { useIsCovered } from '#src/ui/popup/turn.ts';
import css from './spin.module.css';

const StageHost = lazyPart('StageHost', async () => {
  const { StageHost } = await import('#src/features/stage/StageHost.tsx');
  return { StageHost: StageHost<DrawLink> };
});
const scene = () => import('#games/quiz-draw/scene.ts');

/** A market that can't be shown is left out: the draw goes on without it. */
class MarketBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The night market could not be shown', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface DrawStageProps {
  createLink: () => DrawLink;
  notes: StageNotes;
}

/** The night market. Until it has come, and where there is no WebGL, its dusk alone. */
export const DrawStage = ({ createLink, notes }: DrawStageProps) => {
  const language = useLanguage();
  const isCovered = useIsCovered();
  const [isOn, setOn] = useState(false);
  return (
    <MarketBoundary>
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
            onProgress={(share) => setOn(share === 1)}
          />
        </Suspense>
      </div>
    </MarketBoundary>
  );
};
