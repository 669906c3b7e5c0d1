import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TuningDraft } from '#contract/drafts.ts';
import type { GameKey } from '#contract/games.ts';
import { areSame, changesBetween, withChange } from '#games/designer/changes.ts';
import { GAMES } from '#games/index.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useCopy } from '#src/features/browser/useCopy.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { useChangeDrafts, useDrafts } from '#src/features/tunings/drafts.ts';
import { useTunings } from '#src/features/tunings/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FileButton } from '#src/ui/button/FileButton.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useWords } from '../useWords.ts';
import css from './drafts.module.css';
import { type HeldDraft, KeepDraft } from './KeepDraft.tsx';
import { readTuningFile, saveTuningFile } from './tuningFile.ts';

interface DraftsProps {
  game: GameKey;
  /** The values in force. */
  base: unknown;
  draft: unknown;
  held: HeldDraft;
  onHold: (held: HeldDraft) => void;
  onTake: (values: unknown) => void;
}

const linkTo = (game: GameKey, name: string): string => {
  const address = new URL(window.location.href);
  address.search = String(new URLSearchParams({ game, tab: 'tuning', draft: name }));
  return String(address);
};

/** A kept draft: taken whole, or what it changes laid over the form. */
const KeptDraft = ({
  game,
  kept,
  draft,
  onLoad,
  onTake,
}: Pick<DraftsProps, 'game' | 'draft' | 'onTake'> & { kept: TuningDraft; onLoad: () => void }) => {
  const { say } = useWords(game);
  const language = useLanguage();
  const { drop } = useChangeDrafts(game);
  const { copied, copy } = useCopy();
  const versions = useTunings(game).data?.versions;
  const from = versions?.find(({ version }) => version === kept.base)?.values;
  const { name, author, at, values } = kept;
  const id = useId();
  const of = { size: 's', 'aria-describedby': id } as const;
  const changed = () =>
    changesBetween(from, values).reduce<unknown>(
      (merged, change) => withChange(merged, values, change),
      draft,
    );
  return (
    <li>
      <span>
        <strong id={id}>{name}</strong>{' '}
        <small>{say('drafts.by', { author, when: formatDate(at, language) })}</small>
      </span>
      <span className={css.buttons}>
        <Button {...of} look="quiet" onClick={onLoad}>
          {say('drafts.load')}
        </Button>
        {from !== undefined && (
          <Button {...of} look="quiet" onClick={() => onTake(changed())}>
            {say('drafts.merge')}
          </Button>
        )}
        <Button {...of} look="plain" onClick={() => void copy(linkTo(game, name))}>
          {say(copied === 'yes' ? 'drafts.copied' : 'drafts.link')}
        </Button>
        <Button {...of} look="plain" isBusy={drop.isPending} onClick={() => drop.mutate(name)}>
          {say('drafts.drop')}
        </Button>
      </span>
      {copied === 'byHand' && <code className={css.address}>{linkTo(game, name)}</code>}
    </li>
  );
};

/**
 * What the address says of a draft: it comes into a form without changes of its own, else it is offered. Then the
 * address is as any other, so that a reload leaves the form alone.
 */
export const LinkedDraft = ({ game, base, draft, onHold, onTake }: Omit<DraftsProps, 'held'>) => {
  const { say } = useWords(game);
  const [params, setParams] = useSearchParams();
  const linked = params.get('draft');
  const drafts = useDrafts(game).data?.drafts;
  const kept = drafts?.find(({ name }) => name === linked);
  const [loaded, setLoaded] = useState<TuningDraft | null>(null);
  const load = (asked: TuningDraft) => {
    setLoaded(asked);
    onHold(asked);
    onTake(asked.values);
    setParams(
      (before) => {
        before.delete('draft');
        return before;
      },
      { replace: true },
    );
  };
  const isOwn = !areSame(base, draft);
  useEffect(() => {
    if (kept && !isOwn) load(kept);
  });
  if (linked !== null && drafts && !kept)
    return <Alert>{say('drafts.gone', { name: linked })}</Alert>;
  const isOffered = linked !== null && kept !== undefined && isOwn;
  const told = isOffered
    ? say('drafts.offered', { name: linked })
    : loaded && say('drafts.linked', { name: loaded.name, author: loaded.author });
  return (
    <div className={css.linked} role="status">
      {told}
      {isOffered && (
        <Button look="quiet" size="s" onClick={() => load(kept)}>
          {say('drafts.load')}
        </Button>
      )}
    </div>
  );
};

/** What designers work on, kept by the club for all of them, and as files. */
export const Drafts = ({ game, base, draft, held, onHold, onTake }: DraftsProps) => {
  const { say } = useWords(game);
  const drafts = useDrafts(game).data?.drafts ?? [];
  const titleOf = useGameText();
  const [told, setTold] = useState<{ wrong: string } | { text: string; of: unknown } | null>(null);
  const load = (kept: TuningDraft) => {
    onHold(kept);
    onTake(kept.values);
  };
  const open = async (file: File) => {
    const read = await readTuningFile(file, game, base);
    if (read === null) return setTold({ wrong: say('drafts.noFile') });
    if ('of' in read)
      return setTold({
        wrong: say('drafts.otherGame', { game: titleOf(GAMES[read.of].titleKey) }),
      });
    const number = changesBetween(draft, read.values).length;
    setTold({ text: say('drafts.opened', { name: file.name, number }), of: read.values });
    onTake(read.values);
  };
  return (
    <section className={css.drafts}>
      <h4>{say('drafts.title')}</h4>
      <p className={css.soft}>{say('drafts.text')}</p>
      <KeepDraft
        game={game}
        draft={draft}
        held={held}
        onHold={onHold}
        onTake={onTake}
        onLoad={load}
      />
      {drafts.length > 0 && (
        <ul>
          {drafts.map((kept) => (
            <KeptDraft
              key={kept.name}
              game={game}
              kept={kept}
              draft={draft}
              onLoad={() => load(kept)}
              onTake={onTake}
            />
          ))}
        </ul>
      )}
      <span className={css.buttons}>
        <Button look="quiet" size="s" onClick={() => saveTuningFile(game, draft)}>
          {say('drafts.save')}
        </Button>
        <FileButton label={say('drafts.open')} accept=".json" onFile={open} />
      </span>
      {told && 'wrong' in told && <Alert>{told.wrong}</Alert>}
      {/* Of other numbers it would be no longer true. */}
      <p role="status" className={css.told}>
        {told && 'of' in told && areSame(told.of, draft) && told.text}
      </p>
    </section>
  );
};
