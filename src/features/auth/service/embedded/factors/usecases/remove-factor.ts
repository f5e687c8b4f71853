import type { CallContext } from '../../../auth-service.port.ts';
import type { SeenFactor } from '../../accounts/user.store.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import { factorUnknown, insufficientAal } from '../factor-errors.ts';
import { type FactorDeps, requireFactor } from './deps.ts';

/** Removes a factor of the caller. @throws AuthRefused if the second factor was not verified in this session */
export async function removeOwnFactor(
  deps: FactorDeps,
  bearer: Bearer,
  id: string,
  context: CallContext,
): Promise<{ id: string }> {
  const { store, users } = deps;
  const { user, session } = bearer;
  const factor = await requireFactor(deps, bearer, id);
  if (factor.status === 'verified' && session.aal !== 'aal2')
    throw insufficientAal(422, 'AAL2 required to unenroll verified factor');
  if (factor.status === 'verified') deps.freshSignIn.require(bearer);
  const removed = await store.remove(user.id, id, session.id);
  if (!removed) throw factorUnknown();
  if (removed.status === 'verified') {
    const details = { factorId: id, type: removed.factorType };
    const entry = { action: 'factor_removed', userId: user.id, ip: context.ip, details };
    await users.audit(entry, deps.clock.now());
    await deps.notifyOwner(user, removalNotice(removed));
  }
  return { id };
}

/** Removes a factor of a user, for administrators. @throws AuthRefused 404 */
export async function removeFactorOf(
  { store, users, clock, notifyOwner }: FactorDeps,
  userId: string,
  id: string,
): Promise<SeenFactor> {
  const removed = await store.remove(userId, id);
  if (!removed) throw factorUnknown();
  const details = { factorId: id, type: removed.factorType };
  await users.audit({ action: 'factor_removed_by_admin', userId, details }, clock.now());
  const user = removed.status === 'verified' && (await users.find(userId));
  if (user) await notifyOwner(user, removalNotice(removed));
  return removed;
}

/**
 * Removes all factors of a user; the caller notifies the owner.
 * @returns the number of removed factors
 */
export async function removeAllFactorsOf(
  { store, users, clock }: FactorDeps,
  userId: string,
): Promise<number> {
  const all = await store.list(userId);
  for (const { id } of all) {
    // Recovery codes may already have been removed with the last factor.
    const removed = await store.remove(userId, id);
    if (removed)
      await users.audit(
        { action: 'factor_removed_by_admin', userId, details: { factorId: id } },
        clock.now(),
      );
  }
  return all.length;
}

const removalNotice = ({ factorType }: SeenFactor) =>
  factorType === 'webauthn' ? 'security_key_removed' : 'two_factor_off';
