import type { FastifyRequest } from 'fastify';
import { type ApiServer, callerOf, contextOf } from '../../platform/server/http/api.ts';
import { route } from '../../platform/server/http/route.ts';
import { chosenLanguage } from '../../platform/shared/i18n/i18n.ts';
import { authContract } from './auth.contract.ts';
import type { AuthUseCases } from './auth.ts';
import { codesContract } from './codes/codes.contract.ts';
import { ownDevicesContract } from './devices/own-devices.contract.ts';
import type { CodeRequest } from './recovery/password-reset.ts';

const done = { ok: true } as const;

/** Registers the routes of sessions, profile and verification codes. */
export function authApi(app: ApiServer, auth: AuthUseCases): void {
  signInApi(app, auth);
  ownApi(app, auth);
  codesApi(app, auth);
  devicesApi(app, auth);
}

function signInApi(app: ApiServer, auth: AuthUseCases): void {
  const calls = authContract;
  route(app, calls.config, async () => auth.config());

  route(app, calls.login, async (request) => {
    const { email, ...rest } = request.body;
    return auth.signIn({ identifier: email, ...rest }, contextOf(request));
  });

  route(app, calls.localLogin, async (request) => {
    const signedIn = await auth.signIn(request.body, contextOf(request));
    if (!('user' in signedIn)) return signedIn;
    return { ...signedIn, name: signedIn.user.name, nickname: signedIn.user.nickname };
  });

  route(
    app,
    calls.secondStep,
    async (request) => auth.finishSignIn(request.headers.authorization, request.body, contextOf(request)),
    { onRequest: async (request) => void (await auth.verifiedSession(request.headers.authorization)) },
  );

  route(app, calls.logout, async (request) => {
    await auth.signOut(request.headers.authorization);
    return done;
  });

  route(app, calls.heartbeat, async (request) => {
    await auth.heartbeat(callerOf(request), contextOf(request));
    return done;
  });
}

function ownApi(app: ApiServer, auth: AuthUseCases): void {
  const calls = authContract;
  route(app, calls.user, async (request) => auth.currentUser(callerOf(request)));
  route(app, calls.profile, async (request) => auth.profile(callerOf(request)));

  route(app, calls.changeProfile, async (request) => ({
    user: await auth.updateProfile(callerOf(request), request.body, contextOf(request)),
  }));

  route(app, calls.confirmPassword, async (request) => {
    await auth.checkPassword(callerOf(request), request.body.password, contextOf(request));
    return done;
  });
}

function codesApi(app: ApiServer, { passwordReset, verification, verifiedEmails }: AuthUseCases): void {
  const calls = codesContract;
  route(app, calls.requestReset, async (request) => passwordReset.request(codeRequest(request)));

  route(app, calls.reset, async (request) =>
    passwordReset.reset(request.body, contextOf(request), chosenLanguage(request.cookies)),
  );

  route(app, calls.send, async (request) => verification.send(codeRequest(request)));
  route(app, calls.resend, async (request) => verification.resend(codeRequest(request)));

  route(app, calls.verify, async (request, reply) => {
    const { email, code } = request.body;
    const answer = await verification.verify(email, code, contextOf(request));
    const { value, attributes } = verifiedEmails.cookie(email);
    reply.setCookie(verifiedEmails.cookieName, value, attributes);
    return answer;
  });
}

function devicesApi(app: ApiServer, { ownDevices, requireOwner }: AuthUseCases): void {
  const calls = ownDevicesContract;
  route(app, calls.list, async (request) => ownDevices.list(callerOf(request)));
  route(app, calls.places, async (request) => ownDevices.places(callerOf(request)));

  route(app, calls.signOut, async (request) => {
    await requireOwner(callerOf(request), request.body?.password, contextOf(request));
    await ownDevices.signOutOne(callerOf(request), request.params.id);
    return done;
  });

  route(app, calls.signOutOthers, async (request) => {
    await requireOwner(callerOf(request), request.body?.password, contextOf(request));
    await ownDevices.signOutOthers(callerOf(request));
    return done;
  });
}

type Mailing = Pick<FastifyRequest, 'headers' | 'ip' | 'cookies'> & { readonly body: { email: string } };
function codeRequest(request: Mailing): CodeRequest {
  const { email } = request.body;
  return { email, context: contextOf(request), language: chosenLanguage(request.cookies) };
}
