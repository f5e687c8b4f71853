import type { Spreads } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { Calculator, Output, OutputValues, Warning } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { headlineOf } from '@ferrite/calculators/core/models.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import {
  formatProblem,
  formatWarning,
  type Labels,
  labelsOf,
} from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type ValueFormat, valueText, valueWithUnit } from '@ferrite/calculators/core/texts/value-text.ts';
import { remarkInUnit } from '@ferrite/calculators/core/units/remark-unit.ts';
import { preferUnit, shownFor, unitOfResult } from '@ferrite/calculators/core/units/shown-units.ts';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { requiredContext } from '../ui/state/required-context.ts';
import { type FormState, rawInputs, shownUnit } from './form/form-entry.ts';
import { type FormAction, formReducer, initialForm } from './form/form-state.ts';
import type { Words } from './messages/words.ts';
import type { PageData } from './page-data.ts';
import { storeUnit } from './units/unit-storage.ts';
import { type OpenedLink, useAddress } from './use-address.ts';

type Good = Extract<Evaluated, { ok: true }>;

export type CalculatorPage = {
  readonly calculator: Calculator;
  readonly data: PageData;
  readonly words: Words;
  readonly language: Language;
  readonly labels: Labels;
  readonly state: FormState;
  readonly dispatch: (action: FormAction) => void;
  /** Last valid result. */
  readonly good: Good;
  /** False while an input is invalid; `good` is then older than the form. */
  readonly current: boolean;
  /** False if the opened link has an invalid input; `good` then belongs to the default inputs. */
  readonly hasResult: boolean;
  /** Error messages by flat key. */
  readonly problems: ReadonlyMap<string, string>;
  /** Differences between the opened link and this page. */
  readonly link: OpenedLink;
  readonly outputUnits: Readonly<Record<string, Unit>>;
  readonly setOutputUnit: (key: string, unit: Unit) => void;
  /** True if any input has an uncertainty. */
  readonly uncertain: boolean;
  /** 90 % intervals of the results for uncertain inputs; null without uncertainty and until computed. */
  readonly spreads: Spreads | null;
  readonly setSpreads: (spreads: Spreads | null) => void;
};

/** Parts of the state that do not change while typing. */
type Fixed = Pick<CalculatorPage, 'calculator' | 'data' | 'words' | 'language' | 'labels'>;
/** Context for components without inputs and results, which are not re-rendered while typing. */
export const [FixedProvider, useFixed] = requiredContext<Fixed>();

/**
 * States of the page: the latest one, the one of the diagram, and that of the lower parts. They are updated one after
 * another, which keeps typing responsive. Each has a separate context, because a provider nested in another one of the
 * same context does not keep React from rendering components in both.
 */
const stages = {
  latest: requiredContext<CalculatorPage>(),
  drawn: requiredContext<CalculatorPage>(),
  last: requiredContext<CalculatorPage>(),
} as const;
export type Stage = keyof typeof stages;
export const [LatestProvider] = stages.latest;
export const [DrawnProvider] = stages.drawn;
export const [LastProvider] = stages.last;
/** Context that determines which state the components below it show. */
export const [StageProvider, useStage] = requiredContext<Stage>();

/** Returns the state of the page that this component shows. */
export function useCalculator(): CalculatorPage {
  const [, useShown] = stages[useStage()];
  return useShown();
}

function problemsOf(
  calculator: Calculator,
  { data, labels }: { readonly data: PageData; readonly labels: Labels },
  state: FormState,
  evaluated: Evaluated,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (evaluated.ok) return found;
  for (const problem of evaluated.problems) {
    if (!found.has(problem.key))
      found.set(
        problem.key,
        formatProblem(
          data.texts,
          remarkInUnit(problem, shownUnit(calculator, state, problem.key)),
          data.language,
          labels,
        ),
      );
  }
  return found;
}

/** Returns the state of the page, computed from the form; the same object until something changes. */
export function useCalculatorState(calculator: Calculator, data: PageData): CalculatorPage {
  const [state, send] = useReducer(
    (before: FormState, action: FormAction) => formReducer(calculator, before, action),
    null,
    () => initialForm(calculator, data.language),
  );
  const dispatch = useCallback((action: FormAction) => {
    if (action.type === 'unit') storeUnit(action.unit);
    send(action);
  }, []);
  const { evaluated, ...result } = useResult(calculator, state);
  const [spreads, setSpreads] = useState<Spreads | null>(null);
  const units = useOutputUnits({ calculator, good: result.good, kept: state.kept, send });
  const link = useAddress(calculator, state, dispatch);
  const labels = useMemo(() => labelsOf(calculator, data.texts), [calculator, data]);
  const problems = useMemo(
    () => problemsOf(calculator, { data, labels }, state, evaluated),
    [calculator, data, labels, state, evaluated],
  );
  // Memoized, which lets deferred components skip rendering.
  return useSame({
    calculator,
    data,
    words: data.words,
    language: data.language,
    labels,
    state,
    dispatch,
    ...result,
    current: evaluated.ok,
    problems,
    link,
    ...units,
    uncertain: Object.values(state.entries).some(({ plusMinus }) => plusMinus),
    spreads,
    setSpreads,
  });
}

/** Returns the previous object as long as all its values are the same. */
function useSame<T extends object>(next: T): T {
  const last = useRef(next);
  const keys = Object.keys(next) as (keyof T)[];
  if (keys.some((key) => !Object.is(next[key], last.current[key]))) last.current = next;
  return last.current;
}

/** Evaluates the form; `good` is the last valid result. */
function useResult(calculator: Calculator, state: FormState) {
  const raw = useMemo(() => rawInputs(calculator, state), [calculator, state]);
  const evaluated = useMemo(() => evaluate(calculator, raw), [calculator, raw]);
  const [first] = useState<Good>(() => firstGood(calculator, evaluated));
  const lastGood = useRef(first);
  if (evaluated.ok) lastGood.current = evaluated;
  /** True once the inputs of the link or the heat gave a result; that of the default inputs does not belong to them. */
  const hasLinkedResult = useRef(false);
  hasLinkedResult.current ||= state.linked && evaluated.ok;
  return {
    evaluated,
    good: lastGood.current,
    hasResult: evaluated.ok || !state.linked || hasLinkedResult.current,
  };
}

type OutputUnits = {
  readonly calculator: Calculator;
  readonly good: Good;
  readonly kept: FormState['kept'];
  readonly send: (action: FormAction) => void;
};

/** Returns the units of the results: the member's preferred units, or those chosen on this page. */
function useOutputUnits({ calculator, good, kept, send }: OutputUnits) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Unit>>>({});
  const outputUnits = useMemo(() => {
    const shown = calculator.outputs.map(
      ({ key, unit }) => [key, unitOfResult(calculator, good.values, unit, kept)] as const,
    );
    return { ...Object.fromEntries(shown), ...chosen };
  }, [calculator, good, kept, chosen]);
  const setOutputUnit = useCallback(
    (key: string, unit: Unit) => {
      const preferred = preferUnit(unit);
      storeUnit(unit);
      if (Object.keys(preferred).length > 0) send({ type: 'units', kept: preferred });
      else setChosen((before) => ({ ...before, [key]: unit }));
    },
    [send],
  );
  return { outputUnits, setOutputUnit };
}

function firstGood(calculator: Calculator, evaluated: Evaluated): Good {
  if (evaluated.ok) return evaluated;
  throw new Error(`the initial inputs of ${calculator.id} give no result`);
}

/** Formats a value without unit. */
export function shownValue(
  page: CalculatorPage,
  output: Output,
  values: OutputValues = page.good.values,
): string {
  return valueText(formatOf(page, output), output, values) ?? page.words.notDefined;
}

const formatOf = (page: CalculatorPage, output: Output): ValueFormat => ({
  calculator: page.calculator,
  texts: page.data.texts,
  language: page.language,
  unit: page.outputUnits[output.key] ?? output.unit,
});

export function valueInSentence(
  page: CalculatorPage,
  output: Output,
  values: OutputValues = page.good.values,
): string {
  return valueWithUnit(formatOf(page, output), output, values) ?? page.words.notDefined;
}

/** Parts of the page state from which texts of warnings and problems are formatted. */
export type PageTexts = Pick<CalculatorPage, 'language' | 'labels'> & {
  readonly data: Pick<PageData, 'texts'>;
};

export function sentenceOf(page: PageTexts, warning: Warning): string {
  return formatWarning(page.data.texts, warning, page.language, page.labels);
}

/** Returns the warning as a sentence with its numbers in the units of the page. */
export function shownSentence(
  page: PageTexts & Pick<CalculatorPage, 'calculator' | 'state'>,
  warning: Warning,
): string {
  const { key, unit } = warning.params ?? {};
  const { calculator, state } = page;
  if (!unit) return sentenceOf(page, warning);
  const shown = key ? shownUnit(calculator, state, `${key}`) : shownFor(unit as Unit, state.kept);
  return sentenceOf(page, remarkInUnit(warning, shown));
}

export function headlineOutput({
  calculator,
  good,
}: Pick<CalculatorPage, 'calculator' | 'good'>): Output | null {
  return headlineOf(calculator, good);
}
