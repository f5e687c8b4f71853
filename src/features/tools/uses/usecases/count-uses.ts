import type { RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { ComputeCaller } from '../../computing/compute-caller.ts';
import { requireEntry } from '../require-entry.ts';
import type { UsesDeps, UseTerms } from './deps.ts';
import { checkUses, recordUses } from './record-uses.ts';

/**
 * Checks the access to a calculator, then computes. The use is recorded only if something was computed.
 * @throws AppError with the reason when access is denied
 */
export type CountUse = <T>(
  calculatorId: string,
  compute: () => Promise<T>,
  isComputed: (result: T) => boolean,
) => Promise<T>;

/**
 * Runs work that computes, and records the uses of its computed calls together when it has succeeded. A failure
 * records nothing. @throws AppError with the reason when access is denied
 */
export async function countUses<T>(
  deps: UsesDeps,
  caller: ComputeCaller | null,
  terms: UseTerms | undefined,
  work: (countUse: CountUse) => Promise<T>,
): Promise<T> {
  const computed: RegistryEntry[] = [];
  const result = await work(async (calculatorId, compute, isComputed) => {
    const entry = requireEntry(calculatorId);
    // The consent is asked for only if there is a result, which ends the right to a refund.
    await checkUses(deps, [...computed, entry], caller, { ...terms, consented: true });
    const answer = await compute();
    if (isComputed(answer)) computed.push(entry);
    return answer;
  });
  if (caller && computed.length > 0) await recordUses(deps, computed, caller, terms ?? {});
  return result;
}

/** Runs work that computes to keep the results, and records its uses together, at most once a day for each tool. */
export const countUsesToKeep = <T>(
  deps: UsesDeps,
  caller: ComputeCaller | null,
  terms: UseTerms | undefined,
  work: (countUse: CountUse) => Promise<T>,
): Promise<T> => countUses(deps, caller, { ...terms, onlyOnce: true }, work);
