/** `/login?step=reset`, for a forgotten password: a step of the login, no page of its own. */
const STEP = 'reset';

export const RESET_STEP = `?step=${STEP}`;

export const isResetStep = (search: URLSearchParams): boolean => search.get('step') === STEP;
