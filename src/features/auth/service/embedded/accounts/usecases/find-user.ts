import type { AuthUser } from '../../../auth-service.port.ts';
import { userUnknown } from '../../refusal.ts';
import type { UserRow } from '../user.store.ts';
import { viewUser } from '../user-view.ts';
import type { AccountDeps } from './deps.ts';

type FindDeps = Pick<AccountDeps, 'users'>;

/** Returns a user. @throws AuthRefused 404 */
export async function requireUser({ users }: FindDeps, id: string): Promise<UserRow> {
  const user = await users.find(id);
  if (!user) throw userUnknown();
  return user;
}

/** Returns a user with factors and identities. */
export const viewWholeUser = async ({ users }: FindDeps, user: UserRow): Promise<AuthUser> =>
  viewUser(await users.whole(user));
