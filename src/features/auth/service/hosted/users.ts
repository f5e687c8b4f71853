/** Users of the hosted service. */
import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuthUser, AuthUserChanges, NewAuthUser, Outcome } from '../auth-service.port.ts';
import type { HostedCall } from './call.ts';

export type FetchUser = (accessToken: string) => Promise<Outcome<AuthUser>>;

/** Returns a function that fetches the user of a token; simultaneous calls for one token share one request. */
export function createUserFetch(call: HostedCall): FetchUser {
  const running = new Map<string, Promise<Outcome<AuthUser>>>();
  return (token) => {
    const shared = running.get(token);
    if (shared) return shared;
    const answer = call<AuthUser>('GET', '/user', { bearer: token }).finally(() => running.delete(token));
    running.set(token, answer);
    return answer;
  };
}

export async function getUserById(call: HostedCall, userId: string): Promise<AuthUser | null> {
  const found = await call<AuthUser>('GET', `/admin/users/${userId}`);
  return found.ok ? found.value : null;
}

/**
 * Finds a user by our table, else by the service's call that accepts an exact email address.
 * @param findUserId finds a user id by email address in our table
 */
export async function findByEmail(
  call: HostedCall,
  findUserId: (email: string) => Promise<string | null>,
  email: string,
): Promise<AuthUser | null> {
  const wanted = email.toLowerCase();
  const userId = await findUserId(wanted);
  const known = userId ? await getUserById(call, userId) : null;
  if (known?.email === wanted) return known;
  const link = await call<{ id: string }>('POST', '/admin/generate_link', {
    body: { type: 'recovery', email: wanted },
  });
  return link.ok ? getUserById(call, link.value.id) : null;
}

export function createUser(
  call: HostedCall,
  { email, password, passwordHash, emailConfirmed, userMetadata }: NewAuthUser,
): Promise<Outcome<AuthUser>> {
  return call('POST', '/admin/users', {
    body: {
      email: email.toLowerCase(),
      password,
      password_hash: passwordHash,
      email_confirm: emailConfirmed,
      user_metadata: userMetadata,
    },
  });
}

export function updateUser(
  { call, clock }: { readonly call: HostedCall; readonly clock: Clock },
  userId: string,
  { email, password, emailConfirmed, userMetadata, bannedUntil }: AuthUserChanges,
): Promise<Outcome<AuthUser>> {
  return call('PUT', `/admin/users/${userId}`, {
    body: {
      email: email?.toLowerCase(),
      password,
      email_confirm: emailConfirmed,
      user_metadata: userMetadata,
      ...(bannedUntil === undefined ? {} : { ban_duration: banDuration(bannedUntil, clock.now()) }),
    },
  });
}

function banDuration(until: Date | null, now: Date): string {
  return until === null ? 'none' : `${Math.max(1, until.getTime() - now.getTime())}ms`;
}

/** Deletes a user. @throws Error if the service refuses, unless there is no such user */
export async function deleteUser(call: HostedCall, userId: string): Promise<void> {
  const removed = await call('DELETE', `/admin/users/${userId}`, { body: { should_soft_delete: false } });
  if (!removed.ok && removed.refusal.code !== 'user_not_found') throw new Error(removed.refusal.message);
}

export async function hasSecondFactor(fetchUser: FetchUser, accessToken: string): Promise<boolean> {
  const user = await fetchUser(accessToken);
  const factors = (user.ok ? (user.value.factors ?? []) : []) as readonly { status?: string }[];
  return factors.some((each) => each.status === 'verified');
}

/**
 * Removes all second factors of a user.
 * @returns the number of factors
 * @throws Error if the service refuses
 */
export async function removeFactors(call: HostedCall, userId: string): Promise<number> {
  const path = `/admin/users/${userId}/factors`;
  const found = await call<readonly { id: string }[] | null>('GET', path);
  if (!found.ok) throw new Error(found.refusal.message);
  const factors = found.value ?? [];
  for (const { id } of factors) {
    const removed = await call('DELETE', `${path}/${id}`);
    // Another call may have removed the factor already.
    if (!removed.ok && removed.refusal.status !== 404) throw new Error(removed.refusal.message);
  }
  return factors.length;
}
