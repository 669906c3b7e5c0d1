import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { keepLanguage } from '#src/features/language/changeLanguage.ts';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { logoutStaff } from './staff.ts';
import css from './staffHeader.module.css';

interface StaffHeaderProps {
  title: string;
  text: string;
  /** On the button that ends the session. */
  logout: string;
  /** What is chosen first, beside the language. */
  children: ReactNode;
}

/** The top of a tool of the staff's: what it is, what it is opened with, and the way out. */
export const StaffHeader = ({ title, text, logout, children }: StaffHeaderProps) => {
  const go = useGo();
  const leave = async () => {
    await logoutStaff();
    await go(paths.login.href(), { replace: true });
  };
  const [, setParams] = useSearchParams();
  // Loaded anew the page would lose what is played, recorded and worked out on it.
  const change = (language: Language) => {
    void keepLanguage(language);
    setParams(
      (before) => {
        // The address's own would win over the one just chosen.
        before.delete('lang');
        return before;
      },
      { replace: true },
    );
  };
  return (
    <header className={css.bar}>
      <div>
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.ways}>
        {children}
        <LanguageSwitch onChange={change} />
        <Button look="quiet" size="s" onClick={() => void leave()}>
          {logout}
        </Button>
      </div>
    </header>
  );
};
