// They lead to one another and come as one file: each more is a name in what home loads.
export { InboxScreen } from './InboxScreen.tsx';
export { MessageScreen } from './MessageScreen.tsx';
