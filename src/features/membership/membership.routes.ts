import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../../platform/server/http/api.ts';
import type { SiteCookie } from '../../platform/server/http/cookies.ts';
import { route } from '../../platform/server/http/route.ts';
import { isLanguage, languageKey } from '../../platform/shared/i18n/i18n.ts';
import { formatAmount, type Money } from '../../platform/shared/money/money.ts';
import { membershipContract as calls } from './membership.contract.ts';
import { planFeatures, planIds, plans, recommendedPlan } from './periods/plans.rules.ts';
import type { TestPlan } from './registration/test-plan.ts';
import { checkNickname } from './registration/usecases/check-nickname.ts';
import type { RegistrationDeps } from './registration/usecases/deps.ts';
import { registerMember } from './registration/usecases/register-member.ts';

export type SignedIn = {
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

export type MembershipRoutesOptions = {
  readonly registration: RegistrationDeps<SignedIn>;
  readonly testPlan: TestPlan;
  /** Cookie that proves that this browser verified an email address. */
  readonly verifiedEmails: {
    readonly cookieName: string;
    readonly clearing: SiteCookie['attributes'];
    read(value: string | undefined): string | null;
  };
};

export function membershipApi(app: ApiServer, options: MembershipRoutesOptions): void {
  const { registration, testPlan, verifiedEmails } = options;
  addRegistrationRoutes(app, options);

  route(app, calls.plans, async (request) => {
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
  });

  route(app, calls.unlockTestPlan, async (request, reply) => {
    const caller = await request.identify();
    const guesser = { memberId: caller?.memberId ?? null, ip: request.ip };
    const { value, attributes } = await testPlan.unlock(request.body.code, guesser);
    reply.setCookie(testPlan.cookieName, value, attributes);
    return { ok: true, expiresAt: attributes.expires.toISOString() };
  });

  route(app, calls.verifiedEmail, async (request) => ({ email: provenEmail(verifiedEmails, request) }));

  route(app, calls.nickname, async (request) => {
    const email = provenEmail(verifiedEmails, request);
    const problem = await checkNickname(registration, request.query.nickname, email);
    return problem ? { available: false, problem } : { available: true };
  });
}

function addRegistrationRoutes(
  app: ApiServer,
  { registration, verifiedEmails }: MembershipRoutesOptions,
): void {
  async function register(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Parameters<typeof registerMember>[1],
  ) {
    const proven = provenEmail(verifiedEmails, request);
    const signedIn = await registerMember(registration, body, proven, registrationContext(request));
    // Clears the cookie; it is not needed after the registration.
    reply.clearCookie(verifiedEmails.cookieName, verifiedEmails.clearing);
    return { ...signedIn, message: 'Registration Successful' };
  }

  route(app, calls.register, async (request, reply) => register(request, reply, request.body));

  route(app, calls.signUp, async (request, reply) => {
    const { confirmPassword: _same, ...body } = request.body;
    const answer = await register(request, reply, body);
    return { ...answer, name: answer.user.name, nickname: answer.user.nickname };
  });
}

const provenEmail = (
  { read, cookieName }: MembershipRoutesOptions['verifiedEmails'],
  request: Pick<FastifyRequest, 'cookies'>,
) => read(request.cookies[cookieName]);

const view = (money: Money) => ({ amount: formatAmount(money), minor: money.minor });

function registrationContext(request: FastifyRequest) {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  const chosen = request.cookies[languageKey];
  return {
    ip: request.ip,
    ...(userAgent ? { userAgent } : {}),
    language: isLanguage(chosen) ? chosen : ('en' as const),
  };
}
