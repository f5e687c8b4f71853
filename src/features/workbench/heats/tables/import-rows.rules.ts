/** Heats found in a table, as rows from which the member chooses those to be saved. */
import { isElement } from '@ferrite/calculators/core/elements.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { labelKind } from '../../certificates/symbols.rules.ts';
import type { PastedHeat } from '../entry/found-heats.rules.ts';
import { doubtsOf } from '../entry/unlikely.rules.ts';
import type { HeatContent } from '../heat.rules.ts';
import { emptyDraft, type FieldProblem, type HeatDraft, readDraft, withPasted } from '../heat-form.rules.ts';

/** Changes of a row by the member. */
export type RowEdit = {
  readonly name?: string;
  readonly grade?: string;
  readonly isChosen?: boolean;
};

export type ImportRow = {
  readonly draft: HeatDraft;
  /** Content to be saved; null if a field has a problem. */
  readonly content: HeatContent | null;
  /** Problems by field: `name`, `size`, `analysis` or an element. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
  /** Highest usual content in wt % of each element whose content is higher. */
  readonly unlikely: ReturnType<typeof doubtsOf>['unlikely'];
  /** Parts of the row that were not read or are stated again. */
  readonly leftOut: readonly string[];
  /** The row holds limits of a standard according to its name. */
  readonly isLimits: boolean;
  /** A stored heat, or a row above, has this name. */
  readonly isKnown: boolean;
  readonly isChosen: boolean;
};

export type ImportOptions = {
  readonly language: Language;
  /** Names of the member's heats. */
  readonly known: ReadonlySet<string>;
  /** Grade of the rows without one. */
  readonly grade: string;
  /** Changes by index of the row. */
  readonly edits: ReadonlyMap<number, RowEdit>;
};

/** Returns the rows of a table; those that are known, limits, doubtful or incomplete are chosen by the member only. */
export function importRows(
  heats: readonly PastedHeat[],
  { language, known, grade, edits }: ImportOptions,
): readonly ImportRow[] {
  const names = new Set(known);
  return heats.map((heat, at) => {
    const edit = edits.get(at) ?? {};
    const read = withPasted(emptyDraft, heat);
    const draft = {
      ...read,
      name: edit.name ?? read.name,
      grade: edit.grade ?? (read.grade.trim() === '' ? grade : read.grade),
    };
    const reading = readDraft(draft, language);
    const content = reading.ok ? reading.content : null;
    const name = draft.name.trim();
    const isKnown = name !== '' && names.has(name);
    const isLimits = labelKind(name.split(' ')) === 'limits';
    const { unlikely } = doubtsOf(draft.contents, language);
    const isUsual = !isKnown && !isLimits && unlikely.size === 0 && heat.leftOut.length === 0;
    names.add(name);
    return {
      draft,
      content,
      problems: reading.ok ? {} : reading.problems,
      unlikely,
      leftOut: heat.leftOut,
      isLimits,
      isKnown,
      isChosen: content !== null && (edit.isChosen ?? isUsual),
    };
  });
}

/** Returns the contents of a row as typed: `C 0.41`, `B <0.0005`. */
export const contentsOf = ({ draft }: ImportRow): readonly string[] =>
  Object.entries(draft.contents)
    .filter(([element, text]) => isElement(element) && text.trim() !== '')
    .map(([element, text]) => `${element} ${text}`);
