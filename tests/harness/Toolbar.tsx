import type { ReactNode } from 'react';
import { GAME_KEYS } from '#contract/facts.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type Choices, phasesOf, RATES, SIZE_NAMES } from './choices.ts';
import type { MixingDesk } from './mixingDesk.ts';
import { SceneData } from './SceneData.tsx';
import { Sound } from './Sound.tsx';
import { KINDS } from './sceneData.ts';

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
  nameOf?: (value: Value) => string;
}

const Choice = <Value,>({
  label,
  value,
  values,
  onChange,
  nameOf = String,
}: ChoiceProps<Value>) => (
  <label>
    {label}
    <select
      value={values.indexOf(value)}
      onChange={({ target }) => onChange(values[Number(target.value)] as Value)}
    >
      {values.map((each, at) => (
        <option key={nameOf(each)} value={at}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  </label>
);

const Switch = (props: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) => (
  <label>
    <input
      type="checkbox"
      checked={props.isOn}
      onChange={({ target }) => props.onChange(target.checked)}
    />
    {props.children}
  </label>
);

interface ToolbarProps {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
  /** Shows one frame more. */
  onStep: () => void;
  /** What the round's machine does now, or how far the way to the phase is. */
  status: string;
  desk: MixingDesk;
}

/** What may be chosen beside the stage. A tool of developers: English alone. */
export const Toolbar = ({ choices, onChange, onStep, status, desk }: ToolbarProps) => (
  <div className="toolbar" role="toolbar" aria-label="Harness">
    <Choice
      label="Game"
      value={choices.game}
      values={GAME_KEYS}
      onChange={(game) => onChange({ game, phase: null })}
    />
    <Choice
      label="Phase"
      value={choices.phase}
      values={[null, ...phasesOf(choices.game)]}
      nameOf={(phase) => phase?.name ?? 'from the start'}
      onChange={(phase) => onChange({ phase })}
    />
    <Choice
      label="Speed"
      value={choices.rate}
      values={RATES}
      nameOf={(rate) => (rate === 1 ? '1' : `1/${1 / rate}`)}
      onChange={(rate) => onChange({ rate })}
    />
    <Switch isOn={choices.isPaused} onChange={(isPaused) => onChange({ isPaused })}>
      Paused
    </Switch>
    <button type="button" disabled={!choices.isPaused} onClick={onStep}>
      Step
    </button>
    <Choice
      label="Size"
      value={choices.size}
      values={SIZE_NAMES}
      onChange={(size) => onChange({ size })}
    />
    <Choice
      label="Language"
      value={choices.lang}
      values={LANGUAGES}
      onChange={(lang) => onChange({ lang })}
    />
    <Switch isOn={choices.isCalm} onChange={(isCalm) => onChange({ isCalm })}>
      Reduced motion
    </Switch>
    {KINDS.map((kind) => (
      <SceneData key={kind} kind={kind} game={choices.game} />
    ))}
    <Sound desk={desk} />
    <output>{status}</output>
  </div>
);
