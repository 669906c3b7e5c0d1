import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatch } from 'react-router';
import { paths, STAFF_PATHS } from '#src/base/paths.ts';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useIsCovered } from '#src/ui/popup/turn.ts';
import { useBackCloses } from '#src/ui/popup/useBackCloses.ts';
import { useLinks } from '../links.ts';
import css from './contact.module.css';

/** Spec 2: in this order, each only where the club has said where it leads. */
const WAYS = [
  ['liveChat', 'chat'],
  ['whatsapp', 'message'],
  ['telegram', 'plane'],
] as const;

type Way = (typeof WAYS)[number];

const Float = ({ ways, links }: { ways: readonly Way[]; links: Record<Way[0], string> }) => {
  const { t } = useTranslation(['common', 'helpdesk']);
  const isCovered = useIsCovered();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    <aside aria-label={t('contact.label')} inert={isCovered}>
      {/* A press beside it only folds it: what lies below is not reached. */}
      {isOpen && <div className={css.shield} onClick={close} aria-hidden="true" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape folds it from within. */}
      <div
        className={clsx(css.place, isOpen && css.open)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && close()
        }
      >
        <button
          ref={button}
          type="button"
          className={css.button}
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={t(isOpen ? 'contact.close' : 'contact.open')}
          onClick={() => setOpen((was) => !was)}
        >
          <Icon name={isOpen ? 'close' : 'chat'} />
        </button>
        <ul id={list} hidden={!isOpen} className={css.ways}>
          {ways.map(([name, icon]) => (
            <li key={name}>
              <AwayLink href={links[name]} className={css.way} onClick={close}>
                <span className={css.medal}>
                  <Icon name={icon} />
                </span>
                {t(`helpdesk:contact.${name}`)}
              </AwayLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
};

/**
 * The ways to a person, folded into one button on every screen but a game's and the staff's tools: in
 * the bar above, and beside the page where its margin is wide enough.
 */
export const Contact = () => {
  const links = useLinks();
  const isPlaying = useMatch(paths.play.path) !== null;
  const { pathname } = useLocation();
  const ways = WAYS.filter(([name]) => links[name] !== '#');
  // Another page begins with it folded.
  const isAway = isPlaying || STAFF_PATHS.has(pathname);
  return ways.length > 0 && !isAway && <Float key={pathname} ways={ways} links={links} />;
};
