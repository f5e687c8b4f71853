/** Authentication feature: the auth service, embedded or hosted, and the product's own login rules. */
import type { AuditStore } from '../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import type { RateLimitStore } from '../../platform/server/rate-limit/rate-limit.store.ts';
import { authApi } from './auth.routes.ts';
import { defaultSignInLimits } from './auth.rules.ts';
import { createAuthStore, type MemberRow } from './auth.store.ts';
import { type AuthOptions, createAuth } from './auth.wiring.ts';
import { createCodeStore } from './codes/code.store.ts';
import { createSignInHistoryStore } from './devices/sign-in-history.store.ts';
import { findLeaseStart } from './devices/usecases/acquire-lease.ts';
import { eraseSignIns } from './erasure.store.ts';
import { type AuthMail, renderAuthMail } from './mails/mails.ts';
import { pages } from './pages/auth.pages.ts';
import { checkPassword, requireOwner } from './recovery/usecases/check-password.ts';
import { authRefusals } from './refusals.ts';
import type { CallContext } from './service/auth-service.port.ts';
import {
  type AuthService,
  type AuthServiceOptions,
  createAuthService,
} from './service/auth-service.wiring.ts';
import type { ServiceLimits } from './service/embedded/limits.ts';
import { createAttempts } from './sign-in/attempts.ts';
import { createFailedSignIns } from './sign-in/failed-sign-ins.ts';
import { createReauthenticationStore } from './sign-in/reauthentication.store.ts';
import type { Device } from './sign-in/usecases/deps.ts';
import { enterTrusted } from './sign-in/usecases/enter-trusted.ts';
import {
  type ReauthenticationDeps,
  reauthenticate,
  requireReauthentication,
} from './sign-in/usecases/reauthenticate.ts';
import { completeSignIn, type SignIn } from './sign-in/usecases/sign-in.ts';
import { authExport } from './tables.ts';
import { cleanUp } from './usecases/clean-up.ts';
import type { AuthDeps } from './usecases/deps.ts';
import { endSessions } from './usecases/end-sessions.ts';

/** Settings that are passed to the auth service unchanged. */
type ServiceSetting =
  | ('hosted' | 'applicationUrl' | 'redirectUrls' | 'corsOrigins' | 'keys')
  | ('tokenSeconds' | 'unusedDays' | 'reuseSeconds' | 'codeSeconds' | 'minPasswordLength' | 'passwordCost')
  | ('signupEnabled' | 'autoConfirm' | 'anonymousEnabled' | 'linkingEnabled' | 'webauthnEnabled')
  | ('emailChangeEnabled' | 'doubleConfirmEmail' | 'securePasswordChange');

export type SignInSettings = {
  readonly mode: 'demo' | 'live';
  readonly secret: string;
  readonly rateLimits: boolean;
  readonly devicesPerMembership: number;
  readonly logMonths: { readonly audit: number };
  readonly auth: Pick<AuthServiceOptions, ServiceSetting> & {
    readonly sessionDays: number;
    readonly signInRules: boolean;
    readonly serviceLimits: ServiceLimits;
  };
};

export type AuthModuleOptions = Pick<
  AuthOptions,
  'isPremium' | 'isExpired' | 'isGranted' | 'digest' | 'randomToken' | 'onPasswordChange' | 'changed'
> & {
  readonly backgroundWork: NonNullable<AuthServiceOptions['backgroundWork']>;
  readonly db: Database;
  readonly clock: Clock;
  readonly config: SignInSettings;
  readonly version: string;
  readonly site: { readonly name: string; readonly url: string };
  readonly limitStore: RateLimitStore;
  readonly members: AuthOptions['members'] & {
    readonly findLanguage: NonNullable<AuthServiceOptions['findLanguage']>;
  };
  readonly auditStore: Pick<AuditStore, 'recordCount' | 'eraseAddresses'>;
  readonly send: (mail: Mail) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

export async function createAuthModule(options: AuthModuleOptions) {
  const { db, config, version, site, send } = options;
  const sendAuthMail = (mail: AuthMail) => send(renderAuthMail(mail, site));
  const attempts = createSignInAttempts(options, sendAuthMail);
  const authStore = createAuthStore(db, config.devicesPerMembership);
  const authService = await createAuthService({
    ...serviceOptions(options),
    attempts,
    sendMail: sendAuthMail,
    onPasswordChange: async (userId) => {
      const found = await authStore.findCaller(userId);
      if (found) await options.onPasswordChange?.(found.member.id);
    },
    // The auth service is created first; it accepts requests only after everything else is ready.
    admission: config.auth.signInRules
      ? {
          assertMayEnter: (newcomer, context) => auth.admission.assertMayEnter(newcomer, context),
          onSignedIn: (...arrival) => auth.admission.onSignedIn(...arrival),
        }
      : undefined,
  });
  const auth = createAuth({
    ...options,
    store: authStore,
    attempts,
    codeStore: createCodeStore(db),
    port: authService.port,
    config: {
      ...(config.rateLimits ? {} : { limits: 'off' as const }),
      mode: config.mode,
      authUrl: authService.url,
      authKey: authService.publicKey,
      securityKeys: config.auth.webauthnEnabled ?? false,
      version,
      siteUrl: site.url,
    },
    sendMail: sendAuthMail,
  });
  const bound = usecasesForOthers({ ...auth, reauthentications: createReauthenticationStore(db) });
  return {
    module: authModule(options, auth, authService),
    auth: { ...auth, ...bound },
    authService,
    authStore,
    sendAuthMail,
  };
}

/** Creates the counters of failed logins, which slow down guessing and notify the members concerned. */
function createSignInAttempts(
  { clock, config, limitStore, members, digest, auditStore, onError }: AuthModuleOptions,
  sendMail: (mail: AuthMail) => Promise<void>,
) {
  return createAttempts({
    store: limitStore,
    clock,
    digest,
    limits: config.rateLimits ? defaultSignInLimits : 'off',
    reports: createFailedSignIns({
      store: limitStore,
      clock,
      digest,
      findMember: members.findByEmail,
      record: auditStore.recordCount,
      sendMail,
      onError,
    }),
  });
}

/** Returns the options of the auth service that follow from the settings and the members. */
function serviceOptions({ db, clock, config, site, members, backgroundWork, onError }: AuthModuleOptions) {
  const { signInRules, serviceLimits, ...service } = config.auth;
  return {
    ...service,
    limits: config.rateLimits ? serviceLimits : ('off' as const),
    db,
    clock,
    backgroundWork,
    findUserId: async (email: string) => (await members.findByEmail(email))?.supabaseUserId ?? null,
    findLanguage: members.findLanguage,
    serverSecret: config.secret,
    siteUrl: site.url,
    siteName: site.name,
    anyLoopbackPort: config.mode === 'demo',
    recoveryPage: `${site.url}/reset-password`,
    refuseCommonPasswords: config.mode === 'live',
    onError,
  };
}

function authModule(
  { db, auditStore, config }: AuthModuleOptions,
  auth: AuthDeps,
  authService: AuthService,
): FeatureModule {
  const cleanUpDeps = {
    ...auth,
    authService,
    history: createSignInHistoryStore(db),
    auditStore,
    sessionDays: config.auth.sessionDays,
    auditMonths: config.logMonths.audit,
  };
  return {
    name: 'auth',
    pages,
    tags: { auth: 'Login, sessions, devices, verification codes, passwords' },
    refusals: authRefusals,
    exportData: authExport,
    api: (api) => authApi(api, auth),
    async routes(server) {
      if (authService.routes) await server.register(authService.routes, { prefix: '/auth/v1' });
    },
    jobs: [{ name: 'auth-clean-up', everyMinutes: 30, run: () => cleanUp(cleanUpDeps) }],
    erase: [eraseSignIns],
  };
}

/** Returns the use cases that other features call, with their dependencies. */
function usecasesForOthers(deps: AuthDeps & ReauthenticationDeps) {
  return {
    enterTrusted: (member: MemberRow, device: Device, context: CallContext) =>
      enterTrusted(deps, member, device, context),
    completeSignIn: (request: SignIn, context: CallContext) => completeSignIn(deps, request, context),
    endSessions: (userId: string) => endSessions(deps, userId),
    findLeaseStart: (userId: string, deviceId: string) => findLeaseStart(deps, userId, deviceId),
    checkPassword: (caller: Caller, password: string, context: CallContext) =>
      checkPassword(deps, caller, password, context),
    requireOwner: (caller: Caller, password: string | undefined, context: CallContext) =>
      requireOwner(deps, caller, password, context),
    reauthenticate: (caller: Caller, password: string, context: CallContext) =>
      reauthenticate(deps, caller, password, context),
    requireReauthentication: (caller: Caller) => requireReauthentication(deps, caller),
  };
}
