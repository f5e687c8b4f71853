import { addressRetentionMs } from '../../auth.rules.ts';
import type { AuthPort } from '../auth-service.port.ts';
import { adminRoles } from '../claims.ts';
import { createAccounts } from './accounts/accounts.wiring.ts';
import { createOwnerNotices } from './accounts/owner-notices.ts';
import { createUserStore } from './accounts/user.store.ts';
import { embeddedPort } from './embedded-port.ts';
import { createFactors } from './factors/factors.wiring.ts';
import { createCodeStore } from './mails/code.store.ts';
import { createLinks } from './mails/links.ts';
import { createRedirects } from './mails/redirects.ts';
import type { EmbeddedAuthOptions } from './options.ts';
import { publicSettings } from './public-settings.ts';
import { AuthRefused } from './refusal.ts';
import { createSecrets } from './sessions/secrets.ts';
import { createSessionParts } from './sessions/sessions.wiring.ts';

const cleaningBatch = 1000;

export type EmbeddedAuth = Awaited<ReturnType<typeof createEmbeddedAuth>> & { readonly port: AuthPort };

/** Creates the embedded auth service and loads or generates its keys. */
export async function createEmbeddedAuth(options: EmbeddedAuthOptions) {
  const { db, clock, siteUrl } = options;
  const issuer = `${siteUrl}/auth/v1`;
  const secrets = createSecrets(options.serverSecret);
  const users = createUserStore(db);
  const sessionParts = await createSessionParts(options, { users, secrets, issuer });
  const { keys, tokens, sessions, sessionStore } = sessionParts;
  const accounts = await createAccounts(options, { ...sessionParts, users, secrets, issuer });
  const notifyOwner = createOwnerNotices({
    sendMail: options.sendMail,
    findLanguage: options.findLanguage ?? (async () => null),
    onError: options.onError ?? (() => undefined),
  });
  const factors = createFactors(options, accounts, { secrets, notifyOwner });

  return {
    port: embeddedPort({ tokens, accounts, factors }),
    keys,
    tokens,
    sessions,
    accounts,
    factors,
    limiter: accounts.limiter,
    redirects: redirectsOf(options),
    followLink: createLinks(accounts, options.recoveryPage),
    corsOrigins: options.corsOrigins ?? [],
    rules: accounts.rules,
    settings: publicSettings(accounts.rules),

    async onPasswordChanged(user: Parameters<typeof notifyOwner>[0]): Promise<void> {
      await options.onPasswordChange?.(user.id);
      await notifyOwner(user, 'password_changed');
    },

    /**
     * Checks for a service token.
     * @throws AuthRefused for any other token
     */
    async requireAdmin(token: string): Promise<void> {
      const { role } = await tokens.verify(token);
      if (!role || !adminRoles.includes(role)) throw new AuthRefused(403, 'not_admin', 'User not allowed');
    },

    /** Deletes expired rows and rotates a signing key that is due; a job calls it. */
    async cleanUp(): Promise<void> {
      await createCodeStore(db).removeExpired(clock.now(), cleaningBatch);
      await accounts.flows.removeOld(cleaningBatch);
      const now = clock.now();
      await sessionStore.removeEnded(now, cleaningBatch);
      await users.eraseAddresses(new Date(now.getTime() - addressRetentionMs));
      await keys.rotateWhenDue();
    },
  };
}

function redirectsOf({ siteUrl, applicationUrl, redirectUrls = [], anyLoopbackPort }: EmbeddedAuthOptions) {
  const allowed = [...redirectUrls, siteUrl, `${siteUrl}/**`];
  return createRedirects(applicationUrl ?? siteUrl, allowed, anyLoopbackPort);
}
