/** Heats found in a table, as rows from which the member chooses those to be saved. */
import { isElement } from '@ferrite/calculators/core/elements.ts';
import { isSummaryLabel } from '@ferrite/calculators/core/inputs/summary-labels.ts';
import type { PastedHeat } from '@ferrite/calculators/core/pasted/found-heats.ts';
import { namesNoAnalysis } from '@ferrite/calculators/core/pasted/headings/statistic-labels.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { doubtsOf } from '../entry/unlikely.rules.ts';
import { type HeatContent, heatLimits } from '../heat.rules.ts';
import { emptyDraft, type FieldProblem, type HeatDraft, readDraft, withPasted } from '../heat-form.rules.ts';
import { comparableName } from '../heat-text.rules.ts';

export type RowEdit = {
  readonly name?: string;
  readonly grade?: string;
  readonly isChosen?: boolean;
};

export type ImportRow = {
  /** Name in the table, with a number if rows above have the same; stays when other rows are added. */
  readonly key: string;
  readonly draft: HeatDraft;
  /** Content to be saved; null if a field has a problem. */
  readonly content: HeatContent | null;
  /** Problems by field: `name`, `size`, `analysis` or an element. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
  /** Highest usual content in wt % of each element whose content is higher. */
  readonly unlikely: ReturnType<typeof doubtsOf>['unlikely'];
  /** Parts of the row that were not read or are stated again. */
  readonly leftOut: readonly string[];
  /** Elements whose number does not fit its unit or factor. */
  readonly misfits: PastedHeat['misfits'];
  /** Elements without a unit whose numbers are probably not in percent. */
  readonly unitless: PastedHeat['unitless'];
  /** The row holds a total, statistic or limit according to its name. */
  readonly isLimits: boolean;
  /** Says whether a stored heat or a row above has this name; null if none has. */
  readonly sameName: 'stored' | 'above' | null;
  /** Cross section, as text if the row is not complete. */
  readonly section: HeatContent['section'] | string;
  readonly isChosen: boolean;
};

export type ImportOptions = {
  readonly language: Language;
  readonly known: ReadonlySet<string>;
  /** Grade of the rows without one. */
  readonly grade: string;
  /** Changes by key of the row. */
  readonly edits: ReadonlyMap<string, RowEdit>;
};

/** Text of a spreadsheet cell without a value. */
const missingValue = '#N/A';

/** Returns a function that makes the keys of rows from their names. */
function keys(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  };
}

/** Returns a function that finds where another heat has the name of each row, in the order of the rows. */
function nameFinder(known: ReadonlySet<string>): (name: string) => ImportRow['sameName'] {
  const stored = new Set([...known].map(comparableName));
  const above = new Set<string>();
  return (name) => {
    const compared = comparableName(name);
    const isAbove = above.has(compared);
    above.add(compared);
    if (name === '') return null;
    return stored.has(compared) ? 'stored' : isAbove ? 'above' : null;
  };
}

/** Returns the fields whose text is longer than a heat may have. */
const lengthProblems = (draft: HeatDraft): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    (['name', 'grade', 'notes'] as const).flatMap((field) =>
      draft[field].trim().length > heatLimits[field] ? [[field, 'tooLong' as const]] : [],
    ),
  );

/** Returns the rows of a table; those that are known, limits, doubtful or incomplete are not preselected. */
export function importRows(
  heats: readonly PastedHeat[],
  { language, known, grade, edits }: ImportOptions,
): readonly ImportRow[] {
  const sameName = nameFinder(known);
  const keyOf = keys();
  return heats.map((heat) => {
    const key = keyOf(heat.name);
    const edit = edits.get(key) ?? {};
    const draft = draftOfRow(heat, edit, grade);
    const name = draft.name.trim();
    const facts = {
      sameName: sameName(name),
      isLimits: namesNoAnalysis(name) || isSummaryLabel(name),
      unlikely: doubtsOf(draft.contents, language).unlikely,
      leftOut: heat.leftOut,
      misfits: heat.misfits,
      unitless: heat.unitless,
    } as const;
    const reading = readDraft(draft, language);
    const problems = { ...(reading.ok ? {} : reading.problems), ...lengthProblems(draft) };
    const content = reading.ok && Object.keys(problems).length === 0 ? reading.content : null;
    const isChosen = content !== null && (edit.isChosen ?? isUsual(facts));
    return {
      key,
      draft,
      content,
      problems,
      ...facts,
      isChosen,
      section: content ? content.section : sizeText(draft),
    };
  });
}

/** Returns the size as stated in the table, with `mm` if it has no unit. */
function sizeText({ shape, size }: HeatDraft): string {
  if (size.trim() === '') return '';
  return `${shape === 'bar' ? 'Ø\u00a0' : ''}${size.trim()}${/\d$/.test(size.trim()) ? '\u00a0mm' : ''}`;
}

function draftOfRow(heat: PastedHeat, edit: RowEdit, grade: string): HeatDraft {
  const read = withPasted(emptyDraft, heat);
  return {
    ...read,
    name: edit.name ?? (heat.name === missingValue ? '' : heat.name),
    grade: edit.grade ?? (read.grade.trim() === '' ? grade : read.grade),
  };
}

type Facts = Pick<ImportRow, 'sameName' | 'isLimits' | 'unlikely' | 'leftOut' | 'misfits' | 'unitless'>;

/** Returns whether a row is chosen unless the member changes it. */
const isUsual = ({ sameName, isLimits, unlikely, leftOut, misfits, unitless }: Facts): boolean =>
  !sameName && !isLimits && unlikely.size + leftOut.length + misfits.length + unitless.length === 0;

/** Returns the contents of a row as typed: `C 0.41`, `B <0.0005`. */
export const contentsOf = ({ draft }: ImportRow): readonly string[] =>
  Object.entries(draft.contents)
    .filter(([element, text]) => isElement(element) && text.trim() !== '')
    .map(([element, text]) => `${element} ${text}`);
