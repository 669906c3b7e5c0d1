import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Build,
  GROUP_ASSIGNEE_LENGTH,
  GROUP_NOTE_LENGTH,
  type ReportGroup,
} from '#contract/reportGroups.ts';
import { BRAND } from '#src/base/brand.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './groups.module.css';
import type { useChangeGroup } from './groups.ts';

const CloseGroup = lazyPart('CloseGroup', () => import('./CloseGroup.tsx'));

interface GroupFormProps {
  group: ReportGroup;
  change: ReturnType<typeof useChangeGroup>;
}

/** Who looks after a group, what is known of it, and whether it is closed. */
export const GroupForm = ({ group, change }: GroupFormProps) => {
  const { t } = useTranslation('replay');
  const { errorText } = useMessage();
  const [assignee, setAssignee] = useState(group.assignee);
  const [note, setNote] = useState(group.note);
  const [mendedIn, setMendedIn] = useState(group.mendedIn);
  const [isClosed, setClosed] = useState(group.isClosed);
  const [isWrong, setWrong] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, isSuccess, error } = change;
  const save = () => {
    setAsked(false);
    mutate({ version: group.version, assignee, note, mendedIn, isClosed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNone = mendedIn !== '' && !Build.safeParse(mendedIn).success;
    setWrong(isNone);
    if (isNone || isPending) return;
    if (isClosed && group.waiting > 0) setAsked(true);
    else save();
  };
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <TextField
        id="group-assignee"
        label={t('groups.assignee')}
        maxLength={GROUP_ASSIGNEE_LENGTH}
        value={assignee}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <TextArea
        id="group-note"
        label={t('groups.note')}
        maxLength={GROUP_NOTE_LENGTH}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        id="group-mended"
        label={t('groups.mendedIn')}
        hint={t('groups.mendedHint', { build: BRAND.version })}
        value={mendedIn}
        onChange={({ target }) => setMendedIn(target.value.trim())}
        {...(isWrong && { error: t('groups.noBuild', { build: BRAND.version }) })}
      />
      <CheckField id="group-closed" checked={isClosed} onChange={() => setClosed(!isClosed)}>
        {t('groups.close')}
      </CheckField>
      {error && <Alert>{errorText(error)}</Alert>}
      <Button type="submit" size="s" isBusy={isPending}>
        {t('groups.keep')}
      </Button>
      <p role="status" className={css.told}>
        {isSuccess && t('groups.kept')}
      </p>
      {isAsked && (
        <Suspense fallback={null}>
          <CloseGroup players={group.waiting} onYes={save} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </form>
  );
};
