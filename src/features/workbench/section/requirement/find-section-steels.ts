/** Finds steels that meet the requirement of a section: authorization, and search in a worker thread. */
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { SectionInput, SteelsResult } from '../section.contract.ts';
import { computeAndCount, type SectionDependencies, type SectionTerms } from '../section.ts';

/**
 * Finds the grades that meet the requirement in the medium of a section; counts as a use of the membership.
 * @throws AppError as `sectionValues`
 */
export const findSectionSteels = (
  deps: SectionDependencies,
  caller: Caller,
  input: SectionInput,
  terms: SectionTerms,
): Promise<SteelsResult> => computeAndCount(deps, caller, { name: 'sectionSteels', input }, terms);
