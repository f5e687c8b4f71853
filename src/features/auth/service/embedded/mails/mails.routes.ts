import { contextOf } from '../../../../../platform/server/http/api.ts';
import * as schema from '../auth-service.contract.ts';
import type { RouteScope } from '../protocol.routes.ts';
import { AuthRefused, invalidRequest, refusePhone, requirePhoneNumber } from '../refusal.ts';
import { reauthenticate, recover, resend, sendCode } from './usecases/send-code.ts';
import { verifyLinked, verifyTyped } from './usecases/verify-code.ts';

/** Routes that mail codes and links, and that verify them. */
export function mailRoutes({ scope, auth, bearer, redirectOf, linkTargetOf, limited }: RouteScope): void {
  const { accounts } = auth;
  for (const path of ['/otp', '/magiclink']) {
    scope.post(path, { ...limited('mail'), schema: { body: schema.otpBody } }, async (request) => {
      const { email, phone, create_user, data } = request.body;
      if (phone && !email) refusePhone(phone, 'Phone sign-ins are disabled');
      if (!email) throw invalidRequest('An email address is required');
      await sendCode(accounts, email, { mayCreate: create_user, data }, linkTargetOf(request));
      return {};
    });
  }
  scope.post('/recover', { ...limited('mail'), schema: { body: schema.recoverBody } }, async (request) => {
    await recover(accounts, request.body.email, linkTargetOf(request));
    return {};
  });
  scope.post('/resend', { ...limited('mail'), schema: { body: schema.resendBody } }, async (request) => {
    const { type, email, phone } = request.body;
    if (type === 'sms' || type === 'phone_change') refusePhone(phone ?? '', 'Phone sign-ins are disabled');
    if (!email || (type !== 'signup' && type !== 'email_change'))
      throw invalidRequest('Missing one of these types: signup, email_change');
    await resend(accounts, type, email, linkTargetOf(request));
    return {};
  });
  scope.get('/reauthenticate', limited('mail', 'user'), async (request) => {
    await reauthenticate(accounts, await bearer(request), linkTargetOf(request));
    return {};
  });
  scope.post('/verify', { ...limited('verify'), schema: { body: schema.verifyBody } }, async (request) => {
    const { type, token, token_hash, email, phone } = request.body;
    if (phone) requirePhoneNumber(phone);
    if (type === 'sms' || type === 'phone_change' || phone)
      throw new AuthRefused(403, 'otp_expired', 'Token has expired or is invalid');
    if (!!token === !!token_hash) throw invalidRequest('Verify requires either a token or a token hash');
    if (token_hash) {
      if (email) throw invalidRequest('Only the token_hash and type should be provided');
      return verifyLinked(accounts, type, token_hash, contextOf(request));
    }
    if (!email) throw invalidRequest('Only an email address or phone number should be provided on verify');
    return verifyTyped(accounts, type, { email, token: token ?? '' }, contextOf(request));
  });
  scope.get(
    '/verify',
    { ...limited('verify'), schema: { querystring: schema.verifyQuery } },
    async (request, reply) => {
      const { token, type } = request.query;
      const target = await auth.followLink(type, token, redirectOf(request), contextOf(request));
      return reply.redirect(target, 303);
    },
  );
}
