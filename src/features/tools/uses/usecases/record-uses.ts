/** Access checks and recording of uses. Only what was opened or computed counts as a use. */
import type { RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { AppError } from '../../../../platform/server/errors/errors.ts';
import type { ComputeCaller } from '../../computing/compute-caller.ts';
import { refuse } from '../../refusals.ts';
import { type Refusal, refundConsent, startOfDay } from '../../tools.rules.ts';
import { decideUses } from '../decide-uses.ts';
import type { UsesDeps, UseTerms } from './deps.ts';

const refusalFor: Readonly<Record<Refusal, (limit: number) => AppError>> = {
  login_required: () => refuse('tools.login_required'),
  premium_required: () => refuse('tools.premium_required', { about: 'This tool requires' }),
  not_available: () => refuse('tools.not_available'),
  daily_limit: (limit) => refuse('tools.daily_limit', { about: limit, fields: { limit } }),
  refund_ends: () =>
    refuse('tools.refund_ends', { about: refundConsent, fields: { consent: refundConsent } }),
};

/**
 * Records the opening of a tool. @throws AppError with the reason when access is denied
 * @returns the number of different tools used today
 */
export async function recordOpening(
  deps: UsesDeps,
  entry: RegistryEntry,
  caller: ComputeCaller,
  terms: UseTerms = {},
): Promise<number> {
  await checkUses(deps, [entry], caller, terms);
  return recordUses(deps, [entry], caller, terms);
}

/** Checks the access without recording. @throws AppError with the reason when it is denied */
export async function checkUses(
  deps: UsesDeps,
  entries: readonly RegistryEntry[],
  caller: ComputeCaller | null,
  { onlyOnce = false, consented = false }: UseTerms,
): Promise<void> {
  const { store, clock, dailyLimit } = deps;
  const today = caller ? await store.listTools(caller.memberId, startOfDay(clock.now())) : [];
  const needsConsent = !consented && (await endsRefund(deps, caller));
  const decided = decideUses(entries, caller, { ...deps, today, onlyOnce, needsConsent });
  if ('refused' in decided) throw refusalFor[decided.refused](dailyLimit);
}

/**
 * Records uses that were checked, all or none.
 * @returns the number of different tools used today
 * @throws AppError with the reason when access is denied meanwhile
 */
export async function recordUses(
  deps: UsesDeps,
  entries: readonly RegistryEntry[],
  caller: ComputeCaller,
  { onlyOnce = false, consented = false }: UseTerms,
): Promise<number> {
  const { memberId } = caller;
  const endsRight = await endsRefund(deps, caller);
  // Recorded before the use, because if this fails, the member keeps the right to a refund.
  if (endsRight && consented) await deps.acceptActivation(memberId);
  const at = deps.clock.now();
  let opened = 0;
  const refused = await deps.store.record({ memberId, at, dayStart: startOfDay(at) }, (today) => {
    const needsConsent = endsRight && !consented;
    const decided = decideUses(entries, caller, { ...deps, today, onlyOnce, needsConsent });
    if ('opened' in decided) opened = decided.opened;
    return decided;
  });
  if (refused) throw refusalFor[refused](deps.dailyLimit);
  return opened;
}

/** Returns whether a use needs the consent to lose the right to a refund; only premium members have this right. */
const endsRefund = async ({ mayRefund }: Pick<UsesDeps, 'mayRefund'>, caller: ComputeCaller | null) =>
  caller?.isPremium === true && (await mayRefund(caller.memberId));
