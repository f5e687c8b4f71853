/** Quench a section: authorization, and computation in a worker thread. */
import type { Caller } from '../../../platform/server/http/api.ts';
import { TooMuchWork } from '../../../platform/server/work/worker-thread.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { RecordUse } from '../passport/passport.port.ts';
import { refuse } from '../refusals.ts';
import type { ComputedSection } from './compute-section.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';

export type SectionDependencies = {
  /** Function of the thread: see `src/programs/calculator-program.ts`. */
  readonly run: <T>(name: 'section', ...args: readonly unknown[]) => Promise<T>;
  readonly recordUse: RecordUse;
};

/** Calculator that a section counts as a use of. */
const countedAs = 'jominy-hardenability';

type SectionTerms = { readonly language: Language; readonly consented: boolean };

export const createSection = ({ run, recordUse }: SectionDependencies) => ({
  /**
   * Counts as a use of the membership.
   * @throws AppError 403 `workbench.premium_required`; 409 `tools.refund_ends` before the consent; 400 `workbench.section_impossible` with the fields; 422 when it does
   * not finish
   */
  async compute(
    caller: Caller,
    input: SectionInput,
    { language, consented }: SectionTerms,
  ): Promise<SectionResult> {
    if (!caller.isPremium) throw refuse('workbench.premium_required');
    await recordUse(countedAs, caller, { consented });
    const computed = await run<ComputedSection>('section', input, language).catch((error: unknown) => {
      if (error instanceof TooMuchWork) throw refuse('workbench.section_too_long', { cause: error });
      throw error;
    });
    if (computed.ok) return computed.result;
    throw refuse('workbench.section_impossible', { fields: { fields: computed.problems } });
  },
});

export type SectionUseCases = ReturnType<typeof createSection>;
