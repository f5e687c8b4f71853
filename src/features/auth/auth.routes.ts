import type { FastifyRequest } from 'fastify';
import { type ApiServer, callerOf, contextOf } from '../../platform/server/http/api.ts';
import { route } from '../../platform/server/http/route.ts';
import { chosenLanguage } from '../../platform/shared/i18n/i18n.ts';
import { authContract } from './auth.contract.ts';
import { codesContract } from './codes/codes.contract.ts';
import type { CodeRequest } from './codes/usecases/deps.ts';
import { resendCode, sendCode } from './codes/usecases/send-code.ts';
import { verifyEmail } from './codes/usecases/verify-email.ts';
import { ownDevicesContract } from './devices/own-devices.contract.ts';
import { listDevices, readDeviceLimit } from './devices/usecases/list-devices.ts';
import { renewLease } from './devices/usecases/renew-lease.ts';
import { signOutDevice, signOutOtherDevices } from './devices/usecases/sign-out-device.ts';
import { checkPassword, requireOwner } from './recovery/usecases/check-password.ts';
import { requestReset } from './recovery/usecases/request-reset.ts';
import { resetPassword } from './recovery/usecases/reset-password.ts';
import { finishSignIn, verifiedSession } from './sign-in/usecases/finish-sign-in.ts';
import { signIn } from './sign-in/usecases/sign-in.ts';
import type { AuthDeps } from './usecases/deps.ts';
import { readCurrentUser, readProfile } from './usecases/read-profile.ts';
import { signOut } from './usecases/sign-out.ts';
import { updateProfile } from './usecases/update-profile.ts';

const done = { ok: true } as const;

/** Registers the routes of sessions, profile and verification codes. */
export function authApi(app: ApiServer, auth: AuthDeps): void {
  signInApi(app, auth);
  ownApi(app, auth);
  codesApi(app, auth);
  devicesApi(app, auth);
}

function signInApi(app: ApiServer, auth: AuthDeps): void {
  const calls = authContract;
  const { mode, authUrl, authKey, securityKeys, version } = auth.config;
  route(app, calls.config, async () => ({ mode, authUrl, authKey, securityKeys, version }));

  route(app, calls.login, async (request) => {
    const { email, ...rest } = request.body;
    return signIn(auth, { identifier: email, ...rest }, contextOf(request));
  });

  route(app, calls.localLogin, async (request) => {
    const signedIn = await signIn(auth, request.body, contextOf(request));
    if (!('user' in signedIn)) return signedIn;
    return { ...signedIn, name: signedIn.user.name, nickname: signedIn.user.nickname };
  });

  route(
    app,
    calls.secondStep,
    async (request) => finishSignIn(auth, request.headers.authorization, request.body, contextOf(request)),
    { onRequest: async (request) => void (await verifiedSession(auth, request.headers.authorization)) },
  );

  route(app, calls.logout, async (request) => {
    await signOut(auth, request.headers.authorization);
    return done;
  });

  route(app, calls.heartbeat, async (request) => {
    await renewLease(auth, callerOf(request), contextOf(request));
    return done;
  });
}

function ownApi(app: ApiServer, auth: AuthDeps): void {
  const calls = authContract;
  route(app, calls.user, async (request) => readCurrentUser(auth, callerOf(request)));
  route(app, calls.profile, async (request) => readProfile(auth, callerOf(request)));

  route(app, calls.changeProfile, async (request) => ({
    user: await updateProfile(auth, callerOf(request), request.body, contextOf(request)),
  }));

  route(app, calls.confirmPassword, async (request) => {
    await checkPassword(auth, callerOf(request), request.body.password, contextOf(request));
    return done;
  });
}

function codesApi(app: ApiServer, auth: AuthDeps): void {
  const calls = codesContract;
  route(app, calls.requestReset, async (request) => requestReset(auth, codeRequest(request)));

  route(app, calls.reset, async (request) =>
    resetPassword(auth, request.body, contextOf(request), chosenLanguage(request.cookies)),
  );

  route(app, calls.send, async (request) => sendCode(auth, codeRequest(request)));
  route(app, calls.resend, async (request) => resendCode(auth, codeRequest(request)));

  route(app, calls.verify, async (request, reply) => {
    const { email, code } = request.body;
    const answer = await verifyEmail(auth, email, code, contextOf(request));
    const { verifiedEmails } = auth;
    const { value, attributes } = verifiedEmails.cookie(email);
    reply.setCookie(verifiedEmails.cookieName, value, attributes);
    return answer;
  });
}

function devicesApi(app: ApiServer, auth: AuthDeps): void {
  const calls = ownDevicesContract;
  route(app, calls.list, async (request) => listDevices(auth, callerOf(request)));
  route(app, calls.places, async (request) => readDeviceLimit(auth, callerOf(request)));

  route(app, calls.signOut, async (request) => {
    await requireOwner(auth, callerOf(request), request.body?.password, contextOf(request));
    await signOutDevice(auth, callerOf(request), request.params.id);
    return done;
  });

  route(app, calls.signOutOthers, async (request) => {
    await requireOwner(auth, callerOf(request), request.body?.password, contextOf(request));
    await signOutOtherDevices(auth, callerOf(request));
    return done;
  });
}

type Mailing = Pick<FastifyRequest, 'headers' | 'ip' | 'cookies'> & { readonly body: { email: string } };
function codeRequest(request: Mailing): CodeRequest {
  const { email } = request.body;
  return { email, context: contextOf(request), language: chosenLanguage(request.cookies) };
}
