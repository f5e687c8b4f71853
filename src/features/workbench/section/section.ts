/** Use cases of “Quench a section”: authorization, and computation in a worker thread. */
import type { Caller } from '../../../platform/server/http/api.ts';
import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { CountUse, CountUses } from '../passport/passport.port.ts';
import { refuse } from '../refusals.ts';
import type { ComputedSection, SectionProblem, SectionValues } from './compute-section.ts';
import { localizeSection } from './localize-section.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';

export type SectionDependencies = {
  /** Calls a function in the calculator thread, see `src/programs/calculator-program.ts`. */
  readonly run: <T>(name: 'section' | 'sectionSteels', ...args: readonly unknown[]) => Promise<T>;
  readonly countUses: CountUses;
};

/** Calculator whose use is recorded for a section. */
const countedAs = 'jominy-hardenability';

export type SectionTerms = { readonly consented: boolean };

const refuseTooMuch = (error: unknown): never => {
  if (error instanceof WorkLimitExceeded) throw refuse('workbench.section_too_long', { cause: error });
  throw error;
};

/** Runs the computation in the thread. @throws AppError 422 if it does not finish */
export const runSection = (run: SectionDependencies['run'], input: SectionInput): Promise<ComputedSection> =>
  run<ComputedSection>('section', input).catch(refuseTooMuch);

type Computed<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly problems: readonly SectionProblem[] };

/** Kind of computation and its input. */
type SectionWork = { readonly name: 'section' | 'sectionSteels'; readonly input: SectionInput };

/**
 * Runs a computation of a section for a premium member; `countUse` records the use of the membership.
 * @throws AppError as `sectionValues`
 */
export async function computeForMember<T>(
  { run, countUse }: { readonly run: SectionDependencies['run']; readonly countUse: CountUse },
  caller: Caller,
  { name, input }: SectionWork,
): Promise<T> {
  if (!caller.isPremium) throw refuse('workbench.premium_required');
  const compute = () => run<Computed<T>>(name, input).catch(refuseTooMuch);
  const computed = await countUse(countedAs, compute, ({ ok }) => ok);
  if (computed.ok) return computed.result;
  throw refuse('workbench.section_impossible', { fields: { fields: computed.problems } });
}

/** Runs a computation as `computeForMember` and records the use. */
export const computeAndCount = <T>(
  { run, countUses }: SectionDependencies,
  caller: Caller,
  work: SectionWork,
  { consented }: SectionTerms,
): Promise<T> =>
  countUses(caller, { consented }, (countUse) => computeForMember<T>({ run, countUse }, caller, work));

/**
 * Computes a section without texts; counts as a use of the membership.
 * @throws AppError 403 `workbench.premium_required`; 409 `tools.refund_ends` before the consent; 400
 * `workbench.section_impossible` with the fields; 422 if the computation does not finish
 */
const sectionValues = (
  deps: SectionDependencies,
  caller: Caller,
  input: SectionInput,
  terms: SectionTerms,
): Promise<SectionValues> => computeAndCount(deps, caller, { name: 'section', input }, terms);

/** Computes a section with texts in a language; throws as `sectionValues`. */
export const quenchSection = async (
  deps: SectionDependencies,
  caller: Caller,
  input: SectionInput,
  { language, ...terms }: SectionTerms & { readonly language: Language },
): Promise<SectionResult> => localizeSection(await sectionValues(deps, caller, input, terms), language);
