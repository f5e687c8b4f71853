import type { FastifyRequest } from 'fastify';
import { type ApiServer, callerOf } from '../platform/api.ts';
import { chosenLanguage } from '../platform/i18n.ts';
import type { AuthUseCases } from './auth.ts';
import type { CodeRequest } from './password-reset.ts';
import * as schema from './schemas.ts';
import type { CallContext } from './service/auth-service.port.ts';

/** Sessions, one's own profile, and the codes that prove an address, under /api. */
export function authApi(app: ApiServer, auth: AuthUseCases): void {
  const tags = ['auth'];

  app.get(
    '/config',
    { config: { guard: 'public' }, schema: { tags, response: { 200: schema.configAnswer } } },
    async () => auth.config(),
  );

  app.post(
    '/auth/login',
    {
      config: { guard: 'public', work: 'signIn' },
      schema: { tags, body: schema.loginBody, response: { 200: schema.loginAnswer } },
    },
    async (request) => {
      const { email, ...rest } = request.body;
      return auth.signIn({ identifier: email, ...rest }, contextOf(request));
    },
  );

  app.post(
    '/auth/local/login',
    {
      config: { guard: 'public', work: 'signIn' },
      schema: { tags, body: schema.localLoginBody, response: { 200: schema.localLoginAnswer } },
    },
    async (request) => {
      const signedIn = await auth.signIn(request.body, contextOf(request));
      if (!('user' in signedIn)) return signedIn;
      return { ...signedIn, name: signedIn.user.name, nickname: signedIn.user.nickname };
    },
  );

  app.post(
    '/auth/second-step',
    {
      config: { guard: 'own' },
      onRequest: async (request) => void (await auth.provenSession(request.headers.authorization)),
      schema: {
        summary: 'Ends a login in two steps, with a bearer that has shown its second factor',
        tags,
        body: schema.secondStepBody,
        response: { 200: schema.userAnswer },
      },
    },
    async (request) => auth.finishSignIn(request.headers.authorization, request.body, contextOf(request)),
  );

  app.get(
    '/auth/profile',
    { config: { guard: 'session' }, schema: { tags, response: { 200: schema.profileAnswer } } },
    async (request) => auth.profile(callerOf(request)),
  );

  app.patch(
    '/auth/profile',
    {
      config: { guard: 'session' },
      schema: { tags, body: schema.profileBody, response: { 200: schema.userAnswer } },
    },
    async (request) => {
      const caller = callerOf(request);
      return { user: await auth.updateProfile(caller, request.body, contextOf(request)) };
    },
  );

  app.post(
    '/auth/confirm-password',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Shows the own password again; for some minutes what opens the account can be changed then',
        tags,
        body: schema.confirmPasswordBody,
        response: { 200: schema.doneAnswer },
      },
    },
    async (request) => {
      await auth.checkPassword(callerOf(request), request.body.password, contextOf(request));
      return { ok: true as const };
    },
  );

  app.get(
    '/auth/user',
    { config: { guard: 'session' }, schema: { tags, response: { 200: schema.profileAnswer } } },
    async (request) => auth.currentUser(callerOf(request)),
  );

  app.post(
    '/auth/logout',
    { config: { guard: 'public' }, schema: { tags, response: { 200: schema.doneAnswer } } },
    async (request) => {
      await auth.signOut(request.headers.authorization);
      return { ok: true as const };
    },
  );

  app.post(
    '/auth/request-password-reset',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Mail a code for a new password; the answer does not tell whether there is an account',
        tags,
        body: schema.emailBody,
        response: { 200: schema.codeSentAnswer },
      },
    },
    async (request) => auth.passwordReset.request(codeRequest(request.body.email, request)),
  );

  app.post(
    '/auth/reset-password',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'A new password by the mailed code (with email) or the token of its link; ends all sessions',
        tags,
        body: schema.resetBody,
        response: { 200: schema.resetAnswer },
      },
    },
    async (request) =>
      auth.passwordReset.reset(request.body, contextOf(request), chosenLanguage(request.cookies)),
  );

  app.post(
    '/auth/send-verification',
    {
      config: { guard: 'public' },
      schema: { tags, body: schema.emailBody, response: { 200: schema.verificationSentAnswer } },
    },
    async (request) => auth.verification.send(codeRequest(request.body.email, request)),
  );

  app.post(
    '/auth/resend-verification',
    {
      config: { guard: 'public' },
      schema: { tags, body: schema.emailBody, response: { 200: schema.messageAnswer } },
    },
    async (request) => auth.verification.resend(codeRequest(request.body.email, request)),
  );

  app.post(
    '/auth/verify-code',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Prove an address: sets the cookie that registration and a first order ask for',
        tags,
        body: schema.verifyCodeBody,
        response: { 200: schema.verifiedAnswer },
      },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const answer = await auth.verification.verify(email, code, contextOf(request));
      const { value, attributes } = auth.verifiedEmails.cookie(email);
      reply.setCookie(auth.verifiedEmails.cookieName, value, attributes);
      return answer;
    },
  );

  app.get(
    '/auth/devices',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Where oneself has signed in lately, newest first',
        tags,
        response: { 200: schema.devicesAnswer },
      },
    },
    async (request) => auth.ownDevices.list(callerOf(request)),
  );

  app.get(
    '/auth/devices/places',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'On how many devices at a time oneself may be signed in; null without a limit',
        tags,
        response: { 200: schema.placesAnswer },
      },
    },
    async (request) => auth.ownDevices.places(callerOf(request)),
  );

  app.post(
    '/auth/devices/:id/sign-out',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Ends one of the own sign-ins',
        tags,
        params: schema.deviceParams,
        response: { 200: schema.doneAnswer },
      },
    },
    async (request) => {
      await auth.ownDevices.signOutOne(callerOf(request), request.params.id);
      return { ok: true as const };
    },
  );

  app.post(
    '/auth/devices/sign-out-others',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Ends all sessions but this one',
        tags,
        response: { 200: schema.doneAnswer },
      },
    },
    async (request) => {
      await auth.ownDevices.signOutOthers(callerOf(request));
      return { ok: true as const };
    },
  );

  app.post(
    '/auth/heartbeat',
    { config: { guard: 'session' }, schema: { tags, response: { 200: schema.doneAnswer } } },
    async (request) => {
      await auth.heartbeat(callerOf(request), contextOf(request));
      return { ok: true as const };
    },
  );
}

function contextOf(request: FastifyRequest): CallContext {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}

function codeRequest(email: string, request: FastifyRequest): CodeRequest {
  return { email, context: contextOf(request), language: chosenLanguage(request.cookies) };
}
