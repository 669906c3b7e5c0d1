import { Contact } from '#src/features/club/contact/Contact.tsx';
import { Bars } from './Bars.tsx';

/** What stands beside every page once it can be used. */
export const beside = { Bars, Contact };
