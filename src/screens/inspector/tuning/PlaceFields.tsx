import { clsx } from 'clsx';
import { blankOf, type Path, type Shape } from '#games/designer/fields.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import css from './fields.module.css';
import { usePlace } from './form.ts';
import { Notes } from './Notes.tsx';
import { NumberField } from './NumberField.tsx';

interface PlaceFieldsProps<Kind extends Shape['kind'] = Shape['kind']> {
  path: Path;
  shape: Extract<Shape, { kind: Kind }>;
  isShort?: boolean;
}

/** The fields of a group, those of one number side by side. `of`: whose they are, where no legend says it. */
const Fields = ({
  path,
  shape,
  isShort = false,
  of,
}: PlaceFieldsProps<'group'> & { of?: string }) => {
  const Frame = of === undefined ? 'div' : 'fieldset';
  return (
    <Frame className={css.fields} aria-label={of}>
      {Object.entries(shape.fields).map(([name, field]) => (
        <PlaceFields key={name} path={[...path, name]} shape={field} isShort={isShort} />
      ))}
    </Frame>
  );
};

const Group = ({ path, shape }: PlaceFieldsProps<'group'>) => {
  const { words, id, faults } = usePlace(path);
  return (
    <fieldset className={clsx(css.group, css.wide)}>
      <legend className={css.legend}>{words.label(path)}</legend>
      <Notes id={id} faults={faults} help={words.help(path)} />
      <Fields path={path} shape={shape} />
    </fieldset>
  );
};

/** One of several groups: another kind brings the fields of its own. */
const Variants = ({ path, shape }: PlaceFieldsProps<'variants'>) => {
  const { value, set } = usePlace(path);
  const kind = String(Object(value)[shape.by]);
  const group = shape.groups[kind];
  return (
    <div className={css.fields}>
      <ChoiceField
        path={[...path, shape.by]}
        options={Object.keys(shape.groups)}
        onChoose={(next) => {
          const made = shape.groups[next];
          set({ [shape.by]: next, ...(made && Object(blankOf(made))) });
        }}
      />
      {group?.kind === 'group' &&
        Object.entries(group.fields).map(([name, field]) => (
          <PlaceFields key={name} path={[...path, name]} shape={field} isShort />
        ))}
    </div>
  );
};

interface EntryProps {
  path: Path;
  at: number;
  shape: Extract<Shape, { kind: 'list' }>;
  list: readonly unknown[];
  onList: (list: readonly unknown[]) => void;
}

/** An entry of a list with what moves it and takes it away. */
const Entry = ({ path, at, shape, list, onList }: EntryProps) => {
  const here = [...path, at];
  const { words, values, faults, id } = usePlace(here);
  const entry = words.entry(values, here);
  const moved = (to: number) => {
    const others = list.toSpliced(at, 1);
    onList(others.toSpliced(to, 0, list[at]));
  };
  return (
    <li className={css.entry}>
      <div className={css.entryHead}>
        <span className={css.entryName}>{entry}</span>
        <button
          type="button"
          className={css.tool}
          aria-label={words.say('earlier', { entry })}
          disabled={at === 0}
          onClick={() => moved(at - 1)}
        >
          <span className={css.up}>
            <Icon name="chevronDown" size="s" />
          </span>
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={words.say('later', { entry })}
          disabled={at === list.length - 1}
          onClick={() => moved(at + 1)}
        >
          <Icon name="chevronDown" size="s" />
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={words.say('remove', { entry })}
          disabled={list.length <= shape.least}
          onClick={() => onList(list.toSpliced(at, 1))}
        >
          <Icon name="close" size="s" />
        </button>
      </div>
      {faults && (shape.entry.kind === 'group' || shape.entry.kind === 'variants') && (
        <Notes id={id} faults={faults} />
      )}
      {shape.entry.kind === 'group' ? (
        <Fields path={here} shape={shape.entry} isShort of={entry} />
      ) : (
        <PlaceFields path={here} shape={shape.entry} isShort />
      )}
    </li>
  );
};

const List = ({ path, shape }: PlaceFieldsProps<'list'>) => {
  const { words, id, value, faults, set } = usePlace(path);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const { least, most } = shape;
  const name = words.label(path);
  const fields = shape.entry.kind === 'group' ? Object.values(shape.entry.fields) : [];
  const isLarge = fields.some(({ kind }) => kind === 'list');
  const isTable = fields.length > 2 && fields.every(({ kind }) => kind === 'number');
  return (
    <fieldset className={clsx(css.group, css.wide)}>
      <legend className={css.legend}>{name}</legend>
      <Notes
        id={id}
        faults={faults}
        help={words.say('entries', { help: words.help(path), number: list.length, least, most })}
      />
      <ol
        className={css.entries}
        data-large={isLarge || undefined}
        data-table={isTable || undefined}
      >
        {list.map((_, at) => (
          // An entry has no name of its own: it is where it is.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Entry key={at} path={path} at={at} shape={shape} list={list} onList={set} />
        ))}
      </ol>
      <Button
        look="quiet"
        size="s"
        icon="plus"
        disabled={list.length >= most}
        aria-label={words.say('addTo', { list: name })}
        onClick={() => set([...list, list.at(-1) ?? blankOf(shape.entry)])}
      >
        {words.say('add')}
      </Button>
    </fieldset>
  );
};

/** Whatever the schema has at a place, as fields. */
export const PlaceFields = ({ path, shape, isShort = false }: PlaceFieldsProps) => {
  switch (shape.kind) {
    case 'number':
      return <NumberField path={path} shape={shape} isShort={isShort} />;
    case 'choice':
      return <ChoiceField path={path} options={shape.options} />;
    case 'list':
      return <List path={path} shape={shape} />;
    case 'variants':
      return <Variants path={path} shape={shape} />;
    case 'group':
      return path.length === 0 ? (
        <Fields path={path} shape={shape} />
      ) : (
        <Group path={path} shape={shape} />
      );
  }
};
