import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { logFailure } from '#src/base/log.ts';
import { isOutOfReach } from '#src/base/reach.ts';
import { AwayScreen } from '#src/screens/error/AwayScreen.tsx';
import { ErrorScreen } from '#src/screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';

/** What a route shows when it fails: never a blank page, always a way back. */
export const RouteError = () => {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) logFailure('A screen failed', error);
  }, [error, isMissing]);
  if (isMissing) return <NotFoundScreen />;
  return isOutOfReach(error) ? <AwayScreen /> : <ErrorScreen />;
};
