import { atPath } from '#contract/ownPath.ts';
import { paths } from '#src/base/paths.ts';

/** `/login?step=reset`, for a forgotten password: a step of the login, no page of its own. */
const STEP = 'reset';

export const RESET_STEP = atPath(paths.login.href(), `?step=${STEP}`);

export const isResetStep = (search: URLSearchParams): boolean => search.get('step') === STEP;
