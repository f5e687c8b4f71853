import { findEntry } from '@ferrite/calculators/registry.ts';
import type { Grant } from '../../grants.ts';
import type { AccessDeps } from './deps.ts';

type GrantDeps = Pick<AccessDeps, 'clock' | 'isPremium' | 'isSessionLive'>;

/**
 * Returns whether the grant is still valid: the session is logged in, and the member has premium if the tool
 * requires it.
 */
export async function isGranted(
  { clock, isPremium, isSessionLive }: GrantDeps,
  toolId: string,
  grant: Grant | null,
): Promise<boolean> {
  const entry = findEntry(toolId);
  if (!entry || grant?.toolId !== toolId || grant.expiresAt <= clock.now()) return false;
  if (!(await isSessionLive(grant.sessionId))) return false;
  return entry.access === 'member' || isPremium(grant.memberId);
}

/** Returns the rights that a grant gives besides computing. */
export async function rightsOf(
  deps: GrantDeps,
  toolId: string,
  grant: Grant | null,
): Promise<{ exports: boolean }> {
  const granted = grant !== null && (await isGranted(deps, toolId, grant));
  return { exports: granted && (await deps.isPremium(grant.memberId)) };
}
