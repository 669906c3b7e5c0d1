import { LoginAnswer } from '#contract/session.ts';
import { runCommand } from '../../../edges/operator/run.ts';
import { registerPlayer, type TestApp } from '../../../edges/testApp.ts';

/** Tests' own: carries an operator's command out in the club. */
export const operatorOf =
  (club: TestApp, name = 'siti') =>
  (command: string, args: object) =>
    runCommand({ ...club.deps, broadcast: () => {}, drop: () => {} }, command, args, name);

/** Tests' own: an account of a role of the staff, logged in; answers its token. */
export const loginAs = async (
  club: TestApp,
  role: 'designer' | 'qa',
  uid: string,
  phone: string,
): Promise<string> => {
  await registerPlayer(club, uid, phone);
  await operatorOf(club)('player role', { uid, role });
  const login = await club.post('login', { uid, password: 'secret12' });
  return LoginAnswer.parse(login.json()).token;
};
