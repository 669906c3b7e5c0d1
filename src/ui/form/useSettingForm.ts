import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { refusals, type Stored } from '#src/base/stored.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { isMessageKey, useMessage } from '#src/ui/message/useMessage.ts';

/** Fields of text alone. */
type Texts = Record<string, string>;

interface SettingFormOptions<V extends Texts> {
  /** The family of its call: what an answer's `typ` says. */
  typ?: ErrorTyp;
  defaultValues: V;
  /** What the fields are held to: an issue's message is one of the catalogue, or words in the player's language. */
  schema: z.ZodMiniType<V, V>;
  /** False: the player turned back, and nothing is done. */
  save: (values: V) => Promise<unknown>;
  /** The words of a refusal, where the catalogue's alone do not say what to do next. */
  wordsOf?: (error: CallError) => string | null;
  /** Keeps what is typed over a reload by accident; never for a secret. */
  draft?: { field: FieldPath<V>; place: Stored<string> };
}

/**
 * A form that changes one thing of the account: refusals stand beside their fields and leave what was
 * typed, a double tap sends once, `isDone` once the server took it.
 */
export const useSettingForm = <V extends Texts>(options: SettingFormOptions<V>) => {
  const { typ, defaultValues, schema, save, wordsOf, draft } = options;
  const { message, errorText } = useMessage();
  const once = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const kept = draft?.place.get() ?? null;
  const [start] = useState(() =>
    draft && kept !== null ? { ...defaultValues, [draft.field]: kept } : defaultValues,
  );
  const form = useForm<V, unknown, V>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: start as DefaultValues<V>,
  });
  const { register, setError, getValues, formState, watch, handleSubmit } = form;

  const [place, field] = [draft?.place, draft?.field];
  useEffect(() => {
    if (!place || !field) return;
    const keep = () => place.set(getValues(field));
    keep();
    const { unsubscribe } = watch(keep);
    return () => {
      unsubscribe();
      // Left, not reloaded.
      place.set(null);
    };
  }, [place, field, getValues, watch]);

  const send = async (values: V) => {
    setFailure(null);
    if (typ) refusals.forgetWait(typ);
    try {
      if ((await save(values)) === false) return;
      place?.set(null);
      setDone(true);
    } catch (error) {
      // Counted down by the card.
      if (typ && isTooFrequent(error)) return;
      const words = (error instanceof CallError && wordsOf?.(error)) || errorText(error);
      const named = error instanceof CallError ? error.field : undefined;
      if (named === undefined || !Object.hasOwn(defaultValues, named)) return setFailure(words);
      setError(named as FieldPath<V>, { type: 'server', message: words }, { shouldFocus: true });
    }
  };

  /** What is said beside that field. */
  const errorOf = (name: FieldPath<V>): string | undefined => {
    const said = formState.errors[name]?.message as string | undefined;
    return isMessageKey(said) ? message(said) : said;
  };

  return {
    /** What an input of that field carries. */
    field: (name: FieldPath<V>) => ({ ...register(name), error: errorOf(name) }),
    errorOf,
    form,
    typ,
    failure,
    isDone,
    isBusy: formState.isSubmitting,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void once(handleSubmit(send));
    },
  };
};
export type SettingForm = Pick<
  ReturnType<typeof useSettingForm>,
  'typ' | 'failure' | 'isDone' | 'isBusy' | 'submit'
>;
