import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../platform/api.ts';
import type { SiteCookie } from '../platform/cookies.ts';
import type { FloodLimit } from '../platform/flood-limit.ts';
import { isLanguage, languageKey } from '../platform/i18n.ts';
import { formatAmount, type Money } from '../platform/money.ts';
import { planFeatures, planIds, plans, recommendedPlan } from './plans.rules.ts';
import type { RegistrationUseCases } from './registration.ts';
import * as schema from './schemas.ts';
import type { TestPlan } from './test-plan.ts';

type SignedIn = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly expires_at: number;
  readonly token_type: string;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly nickname: string;
    readonly email: string;
  };
};

export type MembershipDoor = {
  readonly registration: RegistrationUseCases<SignedIn>;
  readonly testPlan: TestPlan;
  /** The proof that a code was received at an address. */
  readonly verifiedEmails: {
    readonly cookieName: string;
    readonly clearing: SiteCookie['attributes'];
    read(value: string | undefined): string | null;
  };
  /** Counts per address. @throws AppError 429 */
  readonly spend: (limit: FloodLimit, who: string) => Promise<void>;
};

const nicknameLimit: FloodLimit = { what: 'membership.nickname', most: 120, minutes: 10 };

/** Registering, the plans, and the code of the test plan, under /api. */
export function membershipApi(
  app: ApiServer,
  { registration, testPlan, verifiedEmails, spend }: MembershipDoor,
): void {
  const tags = ['membership'];
  const provenEmail = (request: FastifyRequest) =>
    verifiedEmails.read(request.cookies[verifiedEmails.cookieName]);

  async function register(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Parameters<typeof registration.register>[0],
  ) {
    const signedIn = await registration.register(body, provenEmail(request), newcomer(request));
    // The address is a member's now: the proof has done its work.
    reply.clearCookie(verifiedEmails.cookieName, verifiedEmails.clearing).code(201);
    return { ...signedIn, message: 'Registration Successful' };
  }

  app.post(
    '/auth/register',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Become a free member; needs the cookie of a verified email address',
        tags,
        body: schema.registerBody,
        response: { 201: schema.registerAnswer },
      },
    },
    async (request, reply) => register(request, reply, request.body),
  );

  app.post(
    '/auth/local/register',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'The same for the sign-up form, with name and nickname in the answer',
        tags,
        body: schema.signUpBody,
        response: { 201: schema.signUpAnswer },
      },
    },
    async (request, reply) => {
      const { confirmPassword: _same, ...body } = request.body;
      const answer = await register(request, reply, body);
      return { ...answer, name: answer.user.name, nickname: answer.user.nickname };
    },
  );

  app.get(
    '/membership/plans',
    {
      config: { guard: 'public' },
      schema: { tags, querystring: schema.plansQuery, response: { 200: schema.plansAnswer } },
    },
    async (request) => {
      const withTest = request.query.test === 'true' || request.query.test === '1';
      const isUnlocked = testPlan.isUnlocked(request.cookies[testPlan.cookieName]);
      const shown = planIds.map((id) => plans[id]).filter((plan) => withTest || !plan.isTest);
      return {
        plans: shown.map(({ id, name, period, prices, isTest }) => ({
          id,
          name,
          period,
          prices: { USD: view(prices.USD), KRW: view(prices.KRW) },
          features: [...planFeatures],
          recommended: id === recommendedPlan,
          isTest,
          locked: isTest && !isUnlocked,
        })),
      };
    },
  );

  app.post(
    '/membership/test-code',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Open the test plan for this browser, for an hour; five wrong codes block for 15 minutes',
        tags,
        body: schema.testCodeBody,
        response: { 200: schema.testCodeAnswer },
      },
    },
    async (request, reply) => {
      const caller = await request.identify();
      const guesser = { memberId: caller?.memberId ?? null, ip: request.ip };
      const { value, attributes } = await testPlan.unlock(request.body.code, guesser);
      reply.setCookie(testPlan.cookieName, value, attributes);
      return { ok: true as const, expiresAt: attributes.expires.toISOString() };
    },
  );

  app.get(
    '/membership/verified-email',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'The address that this browser has proved within the last hour',
        tags,
        response: { 200: schema.verifiedEmailAnswer },
      },
    },
    async (request) => ({ email: provenEmail(request) }),
  );

  app.get(
    '/membership/nickname',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Whether a nickname can still be had, while somebody types it',
        tags,
        querystring: schema.nicknameQuery,
        response: { 200: schema.nicknameAnswer },
      },
    },
    async (request) => {
      await spend(nicknameLimit, request.ip);
      return {
        available: await registration.isNicknameFree(request.query.nickname, provenEmail(request)),
      };
    },
  );
}

const view = (money: Money) => ({ amount: formatAmount(money), minor: money.minor });

function newcomer(request: FastifyRequest) {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  const chosen = request.cookies[languageKey];
  return {
    ip: request.ip,
    ...(userAgent ? { userAgent } : {}),
    language: isLanguage(chosen) ? chosen : ('en' as const),
  };
}
