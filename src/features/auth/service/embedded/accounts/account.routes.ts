import { contextOf } from '../../../../../platform/server/http/api.ts';
import * as schema from '../auth-service.contract.ts';
import { ofUser, type RouteScope } from '../protocol.routes.ts';
import { AuthRefused, invalidRequest, refusePhone } from '../refusal.ts';
import { signUp, signUpAnonymously } from './usecases/sign-up.ts';
import { unlinkIdentity } from './usecases/unlink-identity.ts';
import { updateOwnAccount } from './usecases/update-own-account.ts';
import { viewUser } from './user-view.ts';

/** Routes of sign-up and of the user's own account. */
export function accountRoutes({ scope, auth, bearer, linkTargetOf, limited }: RouteScope): void {
  const { accounts } = auth;
  scope.post('/signup', { ...limited('mail'), schema: { body: schema.signUpBody } }, async (request) => {
    const { email, phone, password, data } = request.body;
    if (email && phone)
      throw invalidRequest('Only an email address or phone number should be provided on signup.');
    if (phone) refusePhone(phone, 'Phone signups are disabled');
    if (!email) return signUpAnonymously(accounts, data ?? {}, contextOf(request));
    if (!password) throw invalidRequest('Signup requires a valid password');
    return signUp(accounts, { email, password, data }, linkTargetOf(request), contextOf(request));
  });

  scope.get('/user', ofUser, async (request) => viewUser((await bearer(request)).whole));
  scope.delete(
    '/user/identities/:id',
    { ...ofUser, schema: { params: schema.idParams } },
    async (request) => {
      await unlinkIdentity(accounts, await bearer(request), request.params.id);
      return {};
    },
  );
  scope.put(
    '/user',
    { ...limited('mail', 'user'), schema: { body: schema.updateUserBody } },
    async (request) => {
      const caller = await bearer(request);
      if (request.body.app_metadata)
        throw new AuthRefused(403, 'not_admin', 'Updating app_metadata requires admin privileges');
      if (request.body.phone) refusePhone(request.body.phone, 'Phone numbers are disabled');
      const user = await updateOwnAccount(accounts, caller, request.body, {
        way: linkTargetOf(request),
        context: contextOf(request),
      });
      // The application's own endpoint does not run this code; it notifies the owner itself.
      if (request.body.password) await auth.onPasswordChanged(caller.user);
      return user;
    },
  );
}
