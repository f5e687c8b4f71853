/** `npm run admin -- <command>`: commands for the operator only; the product may be running. */
import path from 'node:path';
import { decodeJwt } from 'jose';
import type { AccessDeps } from '../src/features/admin/members/usecases/deps.ts';
import { resetFactorByEmail } from '../src/features/admin/members/usecases/reset-factor.ts';
import { changeRoleByEmail } from '../src/features/admin/members/usecases/set-role.ts';
import { createAuthStore } from '../src/features/auth/auth.store.ts';
import { type AuthMail, renderAuthMail } from '../src/features/auth/mails/mails.ts';
import { setAccountEmail } from '../src/features/auth/service/account-email.ts';
import { createEmbeddedAuth } from '../src/features/auth/service/embedded/embedded.wiring.ts';
import { endSessions } from '../src/features/auth/usecases/end-sessions.ts';
import { createMemberStore } from '../src/features/membership/member.store.ts';
import { createAuditStore } from '../src/platform/server/audit/audit.store.ts';
import { systemClock } from '../src/platform/server/clock.ts';
import { type Config, readConfig } from '../src/platform/server/config/config.ts';
import { persistedSecret } from '../src/platform/server/config/data-folder.ts';
import { connectDatabase, type Database } from '../src/platform/server/database/database.ts';
import { openDatabase } from '../src/platform/server/database/open-database.ts';
import { createMail } from '../src/platform/server/mail/mail.ts';
import { abortOnInterruption } from '../src/platform/server/operations/interruption.ts';

const usage =
  'Use: npm run admin -- grant|revoke|reset-factor <email>, or: npm run admin -- rotate-keys, or: npm run admin -- service-token [days]';

type Operator = { readonly db: Database; readonly config: Config };

async function setRole(email: string, role: 'Admin' | 'Member', { db }: Operator): Promise<string> {
  const deps = {
    members: createMemberStore(db),
    audit: createAuditStore(db).record,
    clock: systemClock,
  };
  const outcome = await changeRoleByEmail(deps, email, role, null);
  return outcome === 'changed' ? `${email} is now ${role}.` : `${email} is ${role} already.`;
}

async function openService({ db, config }: Operator) {
  if (config.auth.hosted)
    throw new Error('The hosted auth service manages keys and factors; use its administration.');
  const mail = createMail({
    db,
    clock: systemClock,
    ...config.mail,
    onQueued: async () => undefined,
    onError: (error) => void process.stderr.write(`${String(error)}\n`),
  });
  // The running product sends the queued emails.
  const sendMail = (authMail: AuthMail) =>
    mail.send(renderAuthMail(authMail, { name: config.appName, url: config.publicUrl }));
  const service = await createEmbeddedAuth({
    db,
    clock: systemClock,
    sendMail,
    findLanguage: createMemberStore(db).findLanguage,
    serverSecret: config.secret ?? (await persistedSecret(config.dataFolder, 'secret', 36)),
    siteUrl: config.publicUrl,
    tokenSeconds: config.auth.tokenSeconds,
    keys: config.auth.keys,
  });
  return { ...service, sendMail };
}

async function resetFactor(email: string, operator: Operator): Promise<string> {
  const { db } = operator;
  const { port, sendMail } = await openService(operator);
  const deps: AccessDeps = {
    members: createMemberStore(db),
    accounts: {
      endSessions: (userId) => endSessions({ port, store: createAuthStore(db), clock: systemClock }, userId),
      removeFactors: port.removeFactors,
      setEmail: (userId, address) => setAccountEmail(port, userId, address),
    },
    audit: createAuditStore(db).record,
    clock: systemClock,
    notify: (mail) => sendMail({ ...mail, params: { email: mail.to } }),
  };
  await resetFactorByEmail(deps, email, { actorId: null, note: 'On the command line' });
  return `${email} logs in with the password alone now and should set two-factor up again.`;
}

async function rotateKeys(operator: Operator): Promise<string> {
  await (await openService(operator)).keys.beginRotation();
  return 'A new key is published. It signs in 20 to 50 minutes; the old one goes when its last token has expired.';
}

const withoutEmail: readonly string[] = ['rotate-keys', 'service-token'];
const maxTokenDays = 90;

/**
 * Creates a service token. Standard output contains only the token, so that a script can store it; the expiry date is
 * printed to standard error.
 */
async function issueServiceToken(days: string, operator: Operator): Promise<string> {
  const count = Number(days || '1');
  if (!Number.isInteger(count) || count < 1 || count > maxTokenDays)
    throw new Error(`service-token: the number of days must be an integer from 1 to ${maxTokenDays}.`);
  const { tokens } = await openService(operator);
  const token = await tokens.issueForService(count * 86_400);
  const { exp = 0 } = decodeJwt(token);
  const end = new Date(exp * 1000).toISOString();
  await createAuditStore(operator.db).record({
    action: 'auth.service_token',
    details: { until: end },
    at: systemClock.now(),
  });
  process.stderr.write(`Valid until ${end}, or until rotate-keys has replaced its key.\n`);
  return token;
}

/** Commands by name. Their second argument is an email address, or for a token its validity in days. */
const commands: Readonly<Record<string, (operator: Operator, email: string) => Promise<string>>> = {
  grant: (operator, email) => setRole(email, 'Admin', operator),
  revoke: (operator, email) => setRole(email, 'Member', operator),
  'reset-factor': (operator, email) => resetFactor(email, operator),
  'rotate-keys': rotateKeys,
  'service-token': (operator, days) => issueServiceToken(days, operator),
};

/**
 * Runs one command.
 * @param words the command and its arguments
 * @param environment the settings of the product
 * @param signal interrupts the command while the database is starting
 * @returns the text for standard output
 * @throws Error with one line for the operator
 */
export async function runAdminCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<string> {
  const wanted = commands[words[0] ?? ''];
  if (!wanted || words.length < (withoutEmail.includes(words[0] ?? '') ? 1 : 2)) throw new Error(usage);
  const config = readConfig(environment);
  const database = await openDatabase(config, path.join(import.meta.dirname, '..', 'migrations'));
  const { db, close } = connectDatabase(database.url, (error) => process.stderr.write(`${error.message}\n`), {
    max: 1,
  });
  try {
    signal?.throwIfAborted();
    return await wanted({ db, config }, words[1] ?? '');
  } finally {
    await close();
    await database.stop();
  }
}

if (import.meta.main)
  await runAdminCommand(process.argv.slice(2), process.env, abortOnInterruption()).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
