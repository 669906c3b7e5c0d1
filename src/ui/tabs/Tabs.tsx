import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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

/** Panels one at a time. Those that are not shown stay as they are: what was typed in them is kept. */
export const Tabs = <Name extends string>({ label, tabs, value, onChange }: TabsProps<Name>) => (
  <Base.Root value={value} onValueChange={(next: Name) => onChange(next)} className={css.root}>
    <Base.List aria-label={label} className={css.list}>
      {tabs.map(({ name, title }) => (
        <Base.Tab key={name} value={name} className={css.tab}>
          {title}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map(({ name, content }) => (
      <Base.Panel key={name} value={name} keepMounted className={css.panel}>
        {content}
      </Base.Panel>
    ))}
  </Base.Root>
);
