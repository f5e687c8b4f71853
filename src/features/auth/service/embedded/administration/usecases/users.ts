import { randomUUID } from 'node:crypto';
import type { AuthUser, Metadata } from '../../../auth-service.port.ts';
import { boundedMetadata, mergedMetadata } from '../../accounts/metadata.ts';
import { unknowablePassword } from '../../accounts/usecases/create-user.ts';
import type { AccountDeps } from '../../accounts/usecases/deps.ts';
import { requireUser, viewWholeUser } from '../../accounts/usecases/find-user.ts';
import type { UserChanges, UserRow } from '../../accounts/user.store.ts';
import { viewUser } from '../../accounts/user-view.ts';
import { emailExists, invalidRequest, userUnknown } from '../../refusal.ts';

/** Fields of a user that an administrator may set, in the protocol's names. */
export type UserFields = {
  readonly id?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly password_hash?: string | undefined;
  readonly email_confirm?: boolean | undefined;
  readonly user_metadata?: Metadata | undefined;
  readonly app_metadata?: Metadata | undefined;
  readonly role?: string | undefined;
  readonly ban_duration?: string | undefined;
};

const forever = new Date('9999-12-31T00:00:00Z');

async function hashOf({ passwords }: AccountDeps, fields: UserFields): Promise<string | null> {
  if (fields.password !== undefined) {
    await passwords.check(fields.password);
    return passwords.hash(fields.password);
  }
  if (fields.password_hash === undefined) return null;
  if (!passwords.isHash(fields.password_hash)) throw invalidRequest('Unsupported password hash');
  return fields.password_hash;
}

/** Creates a user. @throws AuthRefused if the email address is in use or a field is invalid */
export async function createUserAsAdmin(deps: AccountDeps, fields: UserFields): Promise<AuthUser> {
  const { users, passwords } = deps;
  if (!fields.email) throw invalidRequest('Cannot create a user without either an email or phone');
  if (fields.password !== undefined && fields.password_hash !== undefined)
    throw invalidRequest('Only a password or a password hash should be provided');
  const now = deps.clock.now();
  const encryptedPassword = (await hashOf(deps, fields)) ?? (await passwords.hash(unknowablePassword()));
  const verified = fields.email_confirm ? { email_verified: true } : {};
  const user = await users.insert(
    {
      id: fields.id ?? randomUUID(),
      email: fields.email,
      encryptedPassword,
      emailConfirmedAt: fields.email_confirm ? now : null,
      role: fields.role ?? 'authenticated',
      appMetadata: boundedMetadata('app_metadata', {
        provider: 'email',
        providers: ['email'],
        ...fields.app_metadata,
      }),
      userMetadata: { ...boundedMetadata('user_metadata', fields.user_metadata ?? {}), ...verified },
      bannedUntil: banEnd(fields.ban_duration, now) ?? null,
      createdAt: now,
      updatedAt: now,
    },
    {},
  );
  if (!user) throw emailExists();
  return viewWholeUser(deps, user);
}

/** Changes fields of a user. @throws AuthRefused 404, or if a field is invalid */
export async function updateUser(deps: AccountDeps, id: string, fields: UserFields): Promise<AuthUser> {
  const { users } = deps;
  const user = await requireUser(deps, id);
  const now = deps.clock.now();
  const changes = changesOf(user, fields, now);
  const hash = await hashOf(deps, fields);
  const updated = await users.update(id, changes);
  if (updated === 'taken') throw emailExists();
  if (!updated) throw userUnknown();
  if (hash) deps.sessions.ended(await users.setPassword(id, { hash, keep: null }, now));
  return viewWholeUser(deps, updated);
}

function changesOf(user: UserRow, fields: UserFields, now: Date): UserChanges {
  const changes: UserChanges = { updatedAt: now };
  if (fields.email !== undefined) changes.email = fields.email;
  if (fields.email_confirm) changes.emailConfirmedAt = user.emailConfirmedAt ?? now;
  if (fields.role !== undefined) changes.role = fields.role;
  if (fields.app_metadata)
    changes.appMetadata = mergedMetadata('app_metadata', user.appMetadata, fields.app_metadata);
  if (fields.user_metadata || fields.email_confirm) {
    changes.userMetadata = mergedMetadata('user_metadata', user.userMetadata, {
      ...fields.user_metadata,
      ...(fields.email_confirm ? { email_verified: true } : {}),
    });
  }
  const bannedUntil = banEnd(fields.ban_duration, now);
  if (bannedUntil !== undefined) changes.bannedUntil = bannedUntil;
  return changes;
}

/** Deletes a user, or with `soft` everything but the id. @throws AuthRefused 404 */
export async function removeUser(deps: AccountDeps, id: string, soft: boolean): Promise<void> {
  const { users } = deps;
  await requireUser(deps, id);
  await deps.sessions.endAll(id);
  if (!soft) return users.remove(id);
  // Only the id of the deleted user remains; the email address can be registered again.
  const now = deps.clock.now();
  await users.update(id, {
    email: null,
    phone: null,
    encryptedPassword: null,
    userMetadata: {},
    appMetadata: {},
    deletedAt: now,
    updatedAt: now,
  });
}

/** Returns a user. @throws AuthRefused 404 */
export const getUser = async (deps: AccountDeps, id: string): Promise<AuthUser> =>
  viewWholeUser(deps, await requireUser(deps, id));

/** Returns one page of users. */
export async function listUsers(
  { users }: Pick<AccountDeps, 'users'>,
  page: number,
  perPage: number,
): Promise<{ users: AuthUser[]; total: number }> {
  const found = await users.page(page, perPage);
  return { users: found.users.map(viewUser), total: found.total };
}

/** Parses the duration of a ban, e.g. `24h`, `1h30m` or `none`. Returns undefined if missing, null for no ban. */
function banEnd(duration: string | undefined, now: Date): Date | null | undefined {
  if (duration === undefined) return undefined;
  if (duration === 'none') return null;
  const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration)) throw invalidRequest('Invalid format for ban duration');
  let ms = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
    ms += Number(amount) * (units[unit ?? ''] ?? 0);
  return new Date(Math.min(now.getTime() + ms, forever.getTime()));
}
