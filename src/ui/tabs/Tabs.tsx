import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './tabs.module.css';

interface Tab<Name extends string> {
  name: Name;
  title: string;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** Says what the tabs are of. */
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
}

/** Where a key leads, of so many tabs from one of them; undefined: nowhere. */
const placeOf = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowLeft: (at + count - 1) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/**
 * Panels one at a time, as the ARIA Authoring Practices have them. Those that are not shown stay as they
 * are: what was typed in them is kept. Not Base UI's: with its tabs, the popups that home shows come in two
 * pieces, 2 KB more of them.
 */
export const Tabs = <Name extends string>({ label, tabs, value, onChange }: TabsProps<Name>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === value);
    const next = placeOf(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div className={css.root}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={press}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === value}
            aria-controls={`${id}${name}-panel`}
            tabIndex={name === value ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(name)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          hidden={name !== value}
          className={css.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
};
