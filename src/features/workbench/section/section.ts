/** Use cases of “Quench a section”: authorization, and computation in a worker thread. */
import type { Caller } from '../../../platform/server/http/api.ts';
import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { RecordUse } from '../passport/passport.port.ts';
import { refuse } from '../refusals.ts';
import type { ComputedSection, SectionProblem, SectionValues } from './compute-section.ts';
import { localizeSection } from './localize-section.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';

export type SectionDependencies = {
  /** Calls a function in the calculator thread, see `src/programs/calculator-program.ts`. */
  readonly run: <T>(name: 'section' | 'sectionSteels', ...args: readonly unknown[]) => Promise<T>;
  readonly recordUse: RecordUse;
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

/**
 * Runs a computation of a section for a premium member; counts as a use of the membership.
 * @throws AppError as `sectionValues`
 */
export async function computeForMember<T>(
  { run, recordUse }: SectionDependencies,
  caller: Caller,
  {
    name,
    input,
    consented,
  }: SectionTerms & { readonly name: 'section' | 'sectionSteels'; readonly input: SectionInput },
): Promise<T> {
  if (!caller.isPremium) throw refuse('workbench.premium_required');
  await recordUse(countedAs, caller, { consented });
  const computed = await run<Computed<T>>(name, input).catch(refuseTooMuch);
  if (computed.ok) return computed.result;
  throw refuse('workbench.section_impossible', { fields: { fields: computed.problems } });
}

/**
 * Computes a section without texts; counts as a use of the membership.
 * @throws AppError 403 `workbench.premium_required`; 409 `tools.refund_ends` before the consent; 400
 * `workbench.section_impossible` with the fields; 422 if the computation does not finish
 */
export const sectionValues = (
  deps: SectionDependencies,
  caller: Caller,
  input: SectionInput,
  { consented }: SectionTerms,
): Promise<SectionValues> => computeForMember(deps, caller, { name: 'section', input, consented });

/** Computes a section with texts in a language; throws as `sectionValues`. */
export const quenchSection = async (
  deps: SectionDependencies,
  caller: Caller,
  input: SectionInput,
  { language, ...terms }: SectionTerms & { readonly language: Language },
): Promise<SectionResult> => localizeSection(await sectionValues(deps, caller, input, terms), language);
