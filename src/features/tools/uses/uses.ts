/** Access checks and recording of uses. Only what was opened or computed counts as a use. */
import { categories, findEntry, type RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { ComputeCaller } from '../computing/keys.ts';
import { refuse } from '../refusals.ts';
import { type Refusal, refundConsent, refusal, startOfDay } from '../tools.rules.ts';
import type { ToolName } from '../tools.store.ts';
import type { UsesStore } from './uses.store.ts';

export type UseTerms = {
  /** If true, another use on the same day counts for this one. */
  readonly onlyOnce?: boolean;
  /** True if the member has consented to lose the right to a refund. */
  readonly consented?: boolean | undefined;
};

export type UsesDependencies = {
  readonly store: UsesStore;
  readonly clock: Clock;
  readonly dailyLimit: number;
  readonly hasCalculator: (id: string) => boolean;
  readonly mayRefund: (memberId: string) => Promise<boolean>;
  /** Records the member's consent to lose the right to a refund with the first use. */
  readonly acceptActivation: (memberId: string) => Promise<void>;
};

/**
 * Checks the access to a calculator, then computes. The use is recorded only if something was computed.
 * @throws AppError with the reason when access is denied
 */
export type CountUse = <T>(
  calculatorId: string,
  compute: () => Promise<T>,
  isComputed: (result: T) => boolean,
) => Promise<T>;

const refusalFor: Readonly<Record<Refusal, (limit: number) => AppError>> = {
  login_required: () => refuse('tools.login_required'),
  premium_required: () => refuse('tools.premium_required', { about: 'This tool requires' }),
  not_available: () => refuse('tools.not_available'),
  daily_limit: (limit) => refuse('tools.daily_limit', { about: limit, fields: { limit } }),
  refund_ends: () =>
    refuse('tools.refund_ends', { about: refundConsent, fields: { consent: refundConsent } }),
};

/** Returns the tool of an id. @throws AppError 404 `tools.not_found` */
export function entryOf(toolId: string): RegistryEntry {
  const entry = findEntry(toolId);
  if (!entry) throw refuse('tools.not_found');
  return entry;
}

export function createUses({
  store,
  clock,
  dailyLimit,
  hasCalculator,
  mayRefund,
  acceptActivation,
}: UsesDependencies) {
  const rules = { dailyLimit, hasCalculator };

  /** Returns whether a use needs the consent to lose the right to a refund; only premium members have this right. */
  const endsRefund = async (caller: ComputeCaller | null) =>
    caller?.isPremium === true && (await mayRefund(caller.memberId));

  /** Checks the access without recording. @throws AppError with the reason when it is denied */
  async function check(
    entries: readonly RegistryEntry[],
    caller: ComputeCaller | null,
    { onlyOnce = false, consented = false }: UseTerms,
  ): Promise<void> {
    const today = caller ? await store.listTools(caller.memberId, startOfDay(clock.now())) : [];
    const needsConsent = !consented && (await endsRefund(caller));
    const decided = decide(entries, caller, { ...rules, today, onlyOnce, needsConsent });
    if ('refused' in decided) throw refusalFor[decided.refused](dailyLimit);
  }

  /**
   * Records uses that were checked, all or none.
   * @returns the number of different tools used today
   * @throws AppError with the reason when access is denied meanwhile
   */
  async function record(
    entries: readonly RegistryEntry[],
    caller: ComputeCaller,
    { onlyOnce = false, consented = false }: UseTerms,
  ): Promise<number> {
    const { memberId } = caller;
    const endsRight = await endsRefund(caller);
    // Recorded before the use, because if this fails, the member keeps the right to a refund.
    if (endsRight && consented) await acceptActivation(memberId);
    const at = clock.now();
    let opened = 0;
    const refused = await store.record({ memberId, at, dayStart: startOfDay(at) }, (today) => {
      const needsConsent = endsRight && !consented;
      const decided = decide(entries, caller, { ...rules, today, onlyOnce, needsConsent });
      if ('opened' in decided) opened = decided.opened;
      return decided;
    });
    if (refused) throw refusalFor[refused](dailyLimit);
    return opened;
  }

  return {
    /**
     * Records the opening of a tool. @throws AppError with the reason when access is denied
     * @returns the number of different tools used today
     */
    async open(entry: RegistryEntry, caller: ComputeCaller, terms: UseTerms = {}): Promise<number> {
      await check([entry], caller, terms);
      return record([entry], caller, terms);
    },

    /**
     * Runs work that computes, and records the uses of its computed calls together when it has succeeded. A failure
     * records nothing. @throws AppError with the reason when access is denied
     */
    async countUses<T>(
      caller: ComputeCaller | null,
      terms: UseTerms = {},
      work: (countUse: CountUse) => Promise<T>,
    ): Promise<T> {
      const computed: RegistryEntry[] = [];
      const result = await work(async (calculatorId, compute, isComputed) => {
        const entry = entryOf(calculatorId);
        // The consent is asked for only if there is a result, which ends the right to a refund.
        await check([...computed, entry], caller, { ...terms, consented: true });
        const answer = await compute();
        if (isComputed(answer)) computed.push(entry);
        return answer;
      });
      if (caller && computed.length > 0) await record(computed, caller, terms);
      return result;
    },
  };
}

export type Uses = ReturnType<typeof createUses>;

type Situation = Pick<UsesDependencies, 'dailyLimit' | 'hasCalculator'> & {
  /** Different tools used on the day. */
  readonly today: readonly ToolName[];
  readonly onlyOnce: boolean;
  /** True if a use ends the right to a refund and the member has not consented. */
  readonly needsConsent: boolean;
};

/** Returns the reason why the tools cannot be used in this order after those of the day, or the uses to record. */
function decide(
  entries: readonly RegistryEntry[],
  caller: ComputeCaller | null,
  { today, onlyOnce, needsConsent, dailyLimit, hasCalculator }: Situation,
): { readonly refused: Refusal } | { readonly uses: readonly ToolName[]; readonly opened: number } {
  const used = new Set(today.map(keyOf));
  const uses: ToolName[] = [];
  for (const entry of entries) {
    const tool = { access: entry.access, available: hasCalculator(entry.id) };
    const name = nameOf(entry);
    const use = { differentTools: used.size, includesThis: used.has(keyOf(name)) };
    const refused = refusal(tool, caller, use, dailyLimit);
    if (refused) return { refused };
    if (onlyOnce && use.includesThis) continue;
    if (needsConsent) return { refused: 'refund_ends' };
    used.add(keyOf(name));
    uses.push(name);
  }
  return { uses, opened: used.size };
}

const keyOf = ({ category, toolName }: ToolName) => `${category}/${toolName}`;

const nameOf = ({ category, name }: RegistryEntry): ToolName => ({
  category: categories.find(({ id }) => id === category)?.name ?? category,
  toolName: name,
});
