// They lead to one another and come as one file: each more is a name in what home loads.
export { EventScreen } from './EventScreen.tsx';
export { EventTermsScreen } from './EventTermsScreen.tsx';
export { SpinScreen } from './SpinScreen.tsx';
export { WeekScreen } from './WeekScreen.tsx';
