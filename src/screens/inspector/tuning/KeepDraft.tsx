import { type FormEvent, useState } from 'react';
import { DRAFT_NAME_LENGTH, DraftName, MOST_DRAFTS, type TuningDraft } from '#contract/drafts.ts';
import type { GameKey } from '#contract/games.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useChangeDrafts, useDrafts } from '#src/features/tunings/drafts.ts';
import { useTunings } from '#src/features/tunings/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { useWords } from '../useWords.ts';
import { Changes } from './Changes.tsx';
import css from './drafts.module.css';

/** By what name the form is kept, and which save of it came from there or went there; null: none did. */
export interface HeldDraft {
  name: string;
  version: number | null;
}

interface KeepDraftProps {
  game: GameKey;
  draft: unknown;
  held: HeldDraft;
  onHold: (held: HeldDraft) => void;
  onTake: (values: unknown) => void;
  onLoad: (kept: TuningDraft) => void;
}

interface TakenProps extends Pick<KeepDraftProps, 'game' | 'draft' | 'onTake' | 'onLoad'> {
  taken: TuningDraft;
  onReplace: () => void;
}

/** Another draft stands under this name: whose, and what may be done. */
const Taken = ({ game, draft, onTake, onLoad, taken, onReplace }: TakenProps) => {
  const { say } = useWords(game);
  const { name, author, at } = taken;
  const when = formatDate(at, useLanguage());
  return (
    <>
      <Alert>{say('drafts.taken', { name, author, when })}</Alert>
      <Changes
        game={game}
        title={say('drafts.differs', { name })}
        base={taken.values}
        draft={draft}
        onBack={onTake}
      />
      <span className={css.buttons}>
        <Button size="s" look="quiet" onClick={() => onLoad(taken)}>
          {say('drafts.loadTaken', { author })}
        </Button>
        <Button size="s" look="quiet" onClick={onReplace}>
          {say('drafts.replace', { author })}
        </Button>
      </span>
    </>
  );
};

/**
 * Keeps what is in the form under a name. Over a draft that is there it goes by itself only where it came from that
 * very save: that the list shows another one does not mean that somebody looked.
 */
export const KeepDraft = ({ game, draft, held, onHold, ...rest }: KeepDraftProps) => {
  const { say } = useWords(game);
  const { errorText } = useMessage();
  const drafts = useDrafts(game).data?.drafts ?? [];
  const base = useTunings(game).data?.inForce;
  const { keep } = useChangeDrafts(game);
  const [isWrong, setWrong] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const read = DraftName.safeParse(held.name);
  const there = drafts.find(({ name }) => name === read.data);
  const isTaken = there !== undefined && there.version !== held.version;
  const send = (version: number | null) => {
    if (!read.success || base === undefined || keep.isPending) return;
    const name = read.data;
    const onSuccess = () => onHold({ name, version: (version ?? 0) + 1 });
    keep.mutate({ name, values: draft, base, version }, { onSuccess });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!read.success);
    setPressed(true);
    if (!isTaken) send(there?.version ?? null);
  };
  const refusal = () => {
    if (!(keep.error instanceof CallError) || keep.error.message !== 'msg.updateFailed')
      return errorText(keep.error);
    return say(drafts.length < MOST_DRAFTS ? 'drafts.wasDropped' : 'drafts.full', {
      most: MOST_DRAFTS,
    });
  };
  return (
    <form onSubmit={submit} noValidate className={css.keep}>
      <TextField
        id="draft-name"
        label={say('drafts.name')}
        maxLength={DRAFT_NAME_LENGTH}
        value={held.name}
        onChange={({ target }) => {
          onHold({ name: target.value, version: null });
          setWrong(false);
          setPressed(false);
          keep.reset();
        }}
        {...(isWrong && { error: say('drafts.nameWrong') })}
      />
      {isPressed && isTaken && !keep.isPending && (
        <Taken
          {...rest}
          game={game}
          draft={draft}
          taken={there}
          onReplace={() => send(there.version)}
        />
      )}
      {keep.error && !isTaken && <Alert>{refusal()}</Alert>}
      <Button type="submit" size="s" look="quiet" isBusy={keep.isPending} disabled={!base}>
        {say('drafts.keep')}
      </Button>
      <p role="status" className={css.told}>
        {keep.isSuccess && !isTaken && say('drafts.kept')}
      </p>
    </form>
  );
};
