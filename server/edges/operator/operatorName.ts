import { userInfo } from 'node:os';

/**
 * Who a command is carried out for, as the audit names them: the system's user, never what a caller
 * says of himself. Nobody else, but for root, may open the socket or the database's folder.
 */
export const operatorName = (): string => userInfo().username;
