import type { Member } from '../../../membership/member.store.ts';
import type { AccountDeps } from './deps.ts';

const batch = 20;

/** Creates the account of a member who paid; a failure is recorded and retried later. @returns the member afterwards */
export async function provisionAccount(deps: AccountDeps, memberId: string): Promise<Member | null> {
  const { store, clock, failpoint, onError } = deps;
  const member = await store.find(memberId);
  if (!member || member.supabaseUserId) return member;
  try {
    const userId = await findOrCreateAccount(deps, member);
    failpoint('account.made');
    await store.tie(memberId, userId, clock.now());
    failpoint('account.tied');
  } catch (error) {
    // Another call created it concurrently.
    const now = await store.find(memberId);
    if (now?.supabaseUserId) return now;
    await store.recordFailure(member, String((error as Error).message ?? error).slice(0, 500), clock.now());
    onError(error);
  }
  return store.find(memberId);
}

export async function provisionDueAccounts(deps: AccountDeps): Promise<void> {
  for (const member of await deps.store.findWaiting(deps.clock.now(), batch))
    await provisionAccount(deps, member.id);
}

/** Returns the account id at the auth service; reuses an account that an interrupted attempt has created. */
async function findOrCreateAccount(
  { port, store }: AccountDeps,
  { email, passwordHash }: Member,
): Promise<string> {
  const created = await port.createUser({
    email,
    emailConfirmed: true,
    ...(passwordHash ? { passwordHash } : {}),
  });
  if (created.ok) return created.value.id;
  const existing = ['email_exists', 'user_already_exists'].includes(created.refusal.code)
    ? await port.findByEmail(email)
    : null;
  if (!existing || (await store.isAccountTied(existing.id)))
    throw new Error(`${created.refusal.code}: ${created.refusal.message}`);
  // The buyer verified the email address before ordering.
  if (!existing.email_confirmed_at) {
    const confirmed = await port.updateUser(existing.id, { emailConfirmed: true });
    if (!confirmed.ok) throw new Error(`${confirmed.refusal.code}: ${confirmed.refusal.message}`);
  }
  return existing.id;
}
