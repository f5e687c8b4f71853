import type { AccountDeps } from '../../accounts/usecases/deps.ts';
import { requireUser } from '../../accounts/usecases/find-user.ts';
import { viewFactor } from '../../accounts/user-view.ts';
import type { FactorDeps } from '../../factors/usecases/deps.ts';
import { removeFactorOf } from '../../factors/usecases/remove-factor.ts';

/** Returns the second factors of a user. @throws AuthRefused 404 */
export async function listFactors(deps: AccountDeps, id: string): Promise<Record<string, unknown>[]> {
  return (await deps.users.whole(await requireUser(deps, id))).factors.map(viewFactor);
}

/** Removes a second factor of a user. @throws AuthRefused 404 */
export async function removeFactor(
  deps: FactorDeps,
  { id, factorId }: { readonly id: string; readonly factorId: string },
): Promise<Record<string, unknown>> {
  return viewFactor(await removeFactorOf(deps, (await requireUser(deps, id)).id, factorId));
}
