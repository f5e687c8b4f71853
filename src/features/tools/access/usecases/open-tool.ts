import { findByName, pagePath } from '@ferrite/calculators/registry.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { Grant } from '../../grants.ts';
import { refuse } from '../../refusals.ts';
import type { ToolName } from '../../tools.store.ts';
import type { UseTerms } from '../../uses/usecases/deps.ts';
import { recordOpening } from '../../uses/usecases/record-uses.ts';
import type { AccessDeps } from './deps.ts';

const grantHours = 12;

/**
 * Opens a tool: records the use and grants its page.
 * @throws AppError not_found, unauthenticated, forbidden (`tools.premium_required`, `tools.daily_limit`),
 * 409 `tools.refund_ends` for a first use after paying without consent
 */
export async function openTool(
  { uses, clock }: Pick<AccessDeps, 'uses' | 'clock'>,
  { category, toolName }: ToolName,
  caller: Caller,
  terms?: UseTerms,
): Promise<{ url: string; grant: Grant; today: { opened: number; limit: number } | null }> {
  const entry = findByName(category, toolName);
  if (!entry) throw refuse('tools.not_found');
  const opened = await recordOpening(uses, entry, caller, terms);
  const expiresAt = new Date(clock.now().getTime() + grantHours * 3_600_000);
  return {
    url: `/calculators/${pagePath(entry)}`,
    today: caller.isPremium ? null : { opened, limit: uses.dailyLimit },
    grant: { memberId: caller.memberId, sessionId: caller.sessionId, toolId: entry.id, expiresAt },
  };
}
