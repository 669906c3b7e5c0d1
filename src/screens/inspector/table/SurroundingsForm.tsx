import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { House } from '#games/house/house.ts';
import { SIZE_NAMES, SIZES, type SizeName } from '#src/features/stage/SizedStage.tsx';
import { Choice } from '../Choice.tsx';
import { FAULT_NAMES, FAULTS, type FaultName } from './faults.ts';
import css from './table.module.css';

interface SurroundingsFormProps {
  house: House;
  size: SizeName;
  onSize: (size: SizeName) => void;
}

/** The screen it is played on, and what lies between the player and the server. */
export const SurroundingsForm = ({ house, size, onSize }: SurroundingsFormProps) => {
  const { t } = useTranslation('inspector');
  const [fault, setFault] = useState<FaultName>('none');
  return (
    <fieldset className={css.group}>
      <legend>{t('around.title')}</legend>
      <Choice
        label={t('around.size')}
        value={size}
        values={SIZE_NAMES}
        nameOf={(each) =>
          t('around.sizeOf', {
            name: t(`around.sizes.${each}`),
            ...SIZES[each],
          })
        }
        onChange={onSize}
      />
      <Choice
        label={t('around.network')}
        value={fault}
        values={FAULT_NAMES}
        nameOf={(each) => t(`around.faults.${each}`)}
        onChange={(next) => {
          setFault(next);
          Object.assign(house.weather, FAULTS[next]);
        }}
      />
    </fieldset>
  );
};
