import type { GameKey } from '#contract/games.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Faults } from './Faults.tsx';
import { useToldFaults } from './toldFaults.ts';

interface ChangeRefusedProps {
  game: GameKey;
  /** What was to be put in force. */
  values: unknown;
  error: unknown;
}

/** Why a change was refused, with every fault of the gate. */
export const ChangeRefused = ({ game, values, error }: ChangeRefusedProps) => {
  const { errorText } = useMessage();
  const toldFaults = useToldFaults(game, values);
  if (error === null) return null;
  if (!(error instanceof CallError)) return <Alert>{errorText(error)}</Alert>;
  const params = toldFaults(error.params);
  return (
    <>
      <Alert>{errorText(new CallError({ ...error, params }))}</Alert>
      <Faults texts={params.slice(1)} />
    </>
  );
};
