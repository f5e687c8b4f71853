import { type ApiServer, type Caller, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { memberActionsContract as calls } from './member-actions.contract.ts';
import { correctEmail } from './usecases/correct-email.ts';
import { deleteMember } from './usecases/delete-member.ts';
import type { MemberActionDeps } from './usecases/deps.ts';
import { endSessions } from './usecases/end-sessions.ts';
import { grantDays } from './usecases/grant-days.ts';
import { resetFactor } from './usecases/reset-factor.ts';
import { setDeviceLimit } from './usecases/set-device-limit.ts';
import { setRole } from './usecases/set-role.ts';
import { setSuspension } from './usecases/set-suspension.ts';

export type MemberActionRoutes = {
  readonly memberActions: MemberActionDeps;
  /**
   * Verifies the caller's password and allows protected actions for five minutes.
   * @returns the end of that time
   */
  readonly openReauthentication: (
    caller: Caller,
    password: string,
    context: { ip: string; userAgent?: string },
  ) => Promise<Date>;
};

/** Registers the routes of actions on members and of the password check that they need. */
export function memberActionsApi(
  app: ApiServer,
  { memberActions: deps, openReauthentication }: MemberActionRoutes,
): void {
  route(app, calls.delete, async (request) => {
    await deleteMember(deps, callerOf(request), request.params.memberId);
    return { success: true, message: 'The member has been deleted.' };
  });

  route(app, calls.setRole, async (request) => {
    await setRole(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.setSuspension, async (request) => {
    await setSuspension(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.endSessions, async (request) => {
    await endSessions(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.resetFactor, async (request) => {
    await resetFactor(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.grantDays, async (request) => {
    const until = await grantDays(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true, subscriptionExpiresAt: until.toISOString() };
  });

  route(app, calls.setDevices, async (request) => {
    await setDeviceLimit(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.correctEmail, async (request) => {
    await correctEmail(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.verifyPassword, async (request) => {
    const userAgent = request.headers['user-agent'];
    const until = await openReauthentication(callerOf(request), request.body.password, {
      ip: request.ip,
      ...(userAgent && { userAgent }),
    });
    return { success: true, verified: true, expiresAt: until.toISOString() };
  });
}
