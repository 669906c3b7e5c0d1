import { clsx } from 'clsx';
import css from './icon.module.css';

export type IconName =
  | 'back'
  | 'check'
  | 'chevronDown'
  | 'chevronRight'
  | 'clock'
  | 'close'
  | 'coin'
  | 'eye'
  | 'eyeOff'
  | 'fullscreen'
  | 'games'
  | 'gift'
  | 'help'
  | 'history'
  | 'home'
  | 'info'
  | 'language'
  | 'link'
  | 'lock'
  | 'logout'
  | 'minus'
  | 'phone'
  | 'play'
  | 'plus'
  | 'redeem'
  | 'refresh'
  | 'sound'
  | 'soundOff'
  | 'user'
  | 'warning';

/** One of the chrome's drawings, in the text's colour; a mask, so it costs no JavaScript. */
export const Icon = ({ name, size }: { name: IconName; size?: 's' | 'm' | 'l' }) => (
  <span aria-hidden="true" className={clsx(css.icon, size && css[size], css[name])} />
);
