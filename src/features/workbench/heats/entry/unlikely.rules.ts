/** Contents that no steel reaches, whatever their origin. */
import { plausibleMost } from '@ferrite/calculators/core/analysis/plausible-contents.ts';
import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { analysisProblem } from '../heat.rules.ts';
import { type FieldProblem, type HeatDraft, readContents } from '../heat-form.rules.ts';

type EntryDoubts = {
  /** Highest usual content in wt % of each element whose content is higher. */
  readonly unlikely: ReadonlyMap<ElementSymbol, number>;
  /** The contents add up to more than 100 %. */
  readonly isSumExceeded: boolean;
  readonly problems: Readonly<Record<string, FieldProblem>>;
};

/** Returns what is doubtful in contents as typed. */
export function doubtsOf(contents: HeatDraft['contents'], language: Language): EntryDoubts {
  const { problems, analysis, tolerance, below } = readContents(contents, language);
  const unlikely = elements.flatMap((element) => {
    const most = plausibleMost[element];
    return (analysis[element] ?? 0) > most ? [[element, most] as const] : [];
  });
  return {
    unlikely: new Map(unlikely),
    isSumExceeded: analysisProblem({ analysis, tolerance, below }) === 'sum',
    problems,
  };
}
