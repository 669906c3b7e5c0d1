import { CallError } from '#src/base/calls/CallError.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './versions.module.css';

/** Why a change was refused: the gate's every fault, in its own words, which are English. */
export const Refused = ({ error }: { error: unknown }) => {
  const { errorText } = useMessage();
  if (error === null) return null;
  const [, ...more] = error instanceof CallError ? error.params : [];
  return (
    <>
      <Alert>{errorText(error)}</Alert>
      {more.length > 0 && (
        <ul className={css.faults} lang="en">
          {more.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  );
};
