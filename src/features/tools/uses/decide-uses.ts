/** Decides whether a member may use tools, and which uses are recorded. */
import { categories, type RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { ComputeCaller } from '../computing/compute-caller.ts';
import { type Refusal, refusal } from '../tools.rules.ts';
import type { ToolName } from '../tools.store.ts';
import type { UsesDeps } from './usecases/deps.ts';

type Situation = Pick<UsesDeps, 'dailyLimit' | 'hasCalculator'> & {
  /** Different tools used on the day. */
  readonly today: readonly ToolName[];
  readonly onlyOnce: boolean;
  /** True if a use ends the right to a refund and the member has not consented. */
  readonly needsConsent: boolean;
};

/** Returns the reason why the tools cannot be used in this order after those of the day, or the uses to record. */
export function decideUses(
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
