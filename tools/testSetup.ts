import { configure } from '@testing-library/react';
import { timeout } from './timeouts.ts';

// Popups and the world's phone numbers come as parts of their own, and not at once.
configure({ asyncUtilTimeout: timeout.shown });
