/** Forging ratio by every convention: from start and end section, with an upset before, or from a list of steps. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as forging from '../../formulas/forging/forging-ratio.ts';
import { drawRatios, drawSections } from './charts.ts';
import { forgingRatioExamples } from './examples.ts';
import { forgingRatioInputs, type SectionShape } from './inputs.ts';
import { areaOf, type Section, sectionsOf } from './sections.ts';

type Given = {
  readonly method: 'sections' | 'reduction' | 'steps';
  readonly startShape: SectionShape;
  readonly startMm: number;
  readonly startSideMm: number;
  readonly startInsideMm: number;
  readonly endShape: SectionShape;
  readonly endMm: number;
  readonly endSideMm: number;
  readonly endInsideMm: number;
  readonly reductionPercent: number;
  readonly upset: 'none' | 'before';
  readonly heightBeforeMm: number;
  readonly heightAfterMm: number;
  readonly steps: readonly { readonly drawingRatio: number; readonly upsetRatio: number }[];
  readonly convention: 'overall' | 'drawings' | 'drawing-sum' | 'everything';
  readonly requiredRatio: number;
};

const startOf = (given: Given): Section => ({
  shape: given.startShape,
  size: given.startMm,
  side: given.startSideMm,
  inside: given.startInsideMm,
});
const endOf = (given: Given): Section => ({
  shape: given.endShape,
  size: given.endMm,
  side: given.endSideMm,
  inside: given.endInsideMm,
});
const startArea = (given: Given): number => areaOf(startOf(given));
const endArea = (given: Given): number => areaOf(endOf(given));

/** Returns the steps in working order; steps with ratio 1 are omitted. */
function stepsOf(given: Given): readonly forging.ForgingStep[] {
  if (given.method === 'reduction')
    return [{ kind: 'drawing', ratio: forging.ratioOfReduction(given.reductionPercent / 100) }];
  if (given.method === 'steps') {
    const all = given.steps.flatMap(({ upsetRatio, drawingRatio }): forging.ForgingStep[] => [
      { kind: 'upsetting', ratio: upsetRatio },
      { kind: 'drawing', ratio: drawingRatio },
    ]);
    return all.filter(({ ratio }) => ratio > 1);
  }
  const upset = given.heightBeforeMm / given.heightAfterMm;
  const between = given.upset === 'before' ? upset : 1;
  // The upset first enlarges the section, from which drawing starts.
  const drawn = (startArea(given) * between) / endArea(given);
  return [
    ...(between > 1 ? [{ kind: 'upsetting' as const, ratio: between }] : []),
    ...(drawn > 1 ? [{ kind: 'drawing' as const, ratio: drawn }] : []),
    ...(drawn < 1 ? [{ kind: 'upsetting' as const, ratio: 1 / drawn }] : []),
  ];
}

function drawForging(given: Given) {
  const steps = stepsOf(given);
  if (given.method !== 'sections') return drawSections(sectionsOf(steps, null), steps, undefined);
  const length = given.upset === 'before' ? given.heightBeforeMm : null;
  const ends = { start: startOf(given), end: endOf(given), length };
  return drawSections(sectionsOf(steps, ends), steps, 'mm');
}

function impossible(given: Given): readonly Problem[] {
  if (given.method === 'steps') {
    return stepsOf(given).length > 0 ? [] : [{ key: 'steps', code: 'no_step', params: {} }];
  }
  if (given.method === 'reduction') return [];
  const hollow = (shape: SectionShape, inside: number, outside: number, key: string): Problem[] =>
    shape === 'hollow' && inside >= outside
      ? [{ key, code: 'not_below', params: { value: inside, limit: outside, unit: 'mm' } }]
      : [];
  const found = [
    ...hollow(given.startShape, given.startInsideMm, given.startMm, 'startInsideMm'),
    ...hollow(given.endShape, given.endInsideMm, given.endMm, 'endInsideMm'),
  ];
  if (given.upset === 'before' && given.heightAfterMm >= given.heightBeforeMm) {
    found.push({
      key: 'heightAfterMm',
      code: 'not_below',
      params: { value: given.heightAfterMm, limit: given.heightBeforeMm, unit: 'mm' },
    });
  }
  return found;
}

function chosen(
  { overall, drawings, drawingSum, everything }: forging.ForgingTotals,
  convention: Given['convention'],
): number | null {
  if (convention === 'overall') return overall;
  if (convention === 'everything') return everything;
  return convention === 'drawings' ? drawings : drawingSum;
}

function remarks(
  given: Given,
  steps: readonly forging.ForgingStep[],
  totals: forging.ForgingTotals,
): Warning[] {
  const found: Warning[] = [];
  if (steps.some(({ kind, ratio }) => kind === 'drawing' && ratio > 10))
    found.push({ code: 'anisotropy', level: 'warning' });
  if (given.method === 'sections' && given.upset === 'before') {
    const diameter = Math.sqrt((4 * startArea(given)) / Math.PI);
    const slenderness = given.heightBeforeMm / diameter;
    if (slenderness > 2.5)
      found.push({
        code: 'buckling',
        level: 'warning',
        params: { slenderness: Math.round(slenderness * 100) / 100 },
      });
  }
  if (totals.drawings === null) found.push({ code: 'upset_only', level: 'note', explains: ['chosenRatio'] });
  if (totals.overall < 1) found.push({ code: 'section_grew', level: 'note', explains: ['reductionPercent'] });
  if (steps.some(({ kind }) => kind === 'upsetting'))
    found.push({ code: 'upset_counts', level: 'note', source: 'forging-practice' });
  if (given.convention === 'drawing-sum') found.push({ code: 'sum_indicative', level: 'warning' });
  found.push(
    { code: 'name_convention', level: 'note', source: 'jis-g0701' },
    { code: 'crop_first', level: 'note' },
  );
  return found;
}

export default defineCalculator({
  id: 'forging-ratio',
  version: '1.6',
  isExact: true,
  changes: [
    { version: '1.6', date: '2026-11-27', key: 'resultOverSteps' },
    { version: '1.5', date: '2026-11-27', key: 'bore' },
    { version: '1.4', date: '2026-11-26', key: 'arrowsBetween' },
    { version: '1.3', date: '2026-11-26', key: 'sideViews' },
    { version: '1.2', date: '2026-11-26', key: 'arrows' },
    { version: '1.1', date: '2026-11-26', key: 'octagonSection' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: forgingRatioInputs,
  outputs: [
    { key: 'chosenRatio', unit: '1', digits: 2, role: 'answer' },
    {
      key: 'check',
      unit: '1',
      role: 'quantity',
      choices: ['passed', 'not-passed'],
      atLeast: 'requiredMinimum',
    },
    { key: 'requiredMinimum', unit: '1', role: 'detail' },
    { key: 'overallRatio', unit: '1', symbol: 'A_0/A_1', digits: 2, role: 'quantity' },
    { key: 'drawingRatio', unit: '1', digits: 2, role: 'quantity' },
    { key: 'drawingSum', unit: '1', digits: 2, role: 'quantity' },
    { key: 'everythingRatio', unit: '1', digits: 2, role: 'quantity' },
    { key: 'upsetRatio', unit: '1', digits: 2, role: 'quantity' },
    { key: 'areaShare', unit: '1', symbol: 'A_1/A_0', digits: 3, role: 'quantity' },
    { key: 'reductionPercent', unit: '%', symbol: 'r', digits: 1, role: 'quantity' },
    { key: 'strain', unit: '1', digits: 3, role: 'quantity' },
  ],
  sources: ['jis-g0701', 'forging-practice'],
  examples: forgingRatioExamples,
  check: (given) => impossible(given),
  compute: (given) => {
    const steps = stepsOf(given);
    const totals = totalsOf(given);
    const ratio = chosen(totals, given.convention);
    return {
      values: {
        chosenRatio: ratio,
        // The tolerance prevents that floating-point rounding fails a ratio that is met exactly.
        check: ratio !== null && ratio >= given.requiredRatio * (1 - 1e-9) ? 'passed' : 'not-passed',
        requiredMinimum: given.requiredRatio,
        overallRatio: totals.overall,
        drawingRatio: totals.drawings,
        drawingSum: totals.drawingSum,
        everythingRatio: totals.everything,
        upsetRatio: totals.drawings === null ? totals.everything : totals.everything / totals.drawings,
        areaShare: 1 / totals.overall,
        reductionPercent: totals.overall < 1 ? null : 100 * (1 - 1 / totals.overall),
        strain: totals.strain,
      },
      warnings: remarks(given, steps, totals),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const steps = stepsOf(given);
    const lines: FormulaLine[] = [];
    if (given.method === 'sections') {
      lines.push({
        formula: 'A_0,\\ A_1',
        inserted: `= ${plain(startArea(given))} mm², ${plain(endArea(given))} mm²`,
      });
      if (given.upset === 'before') {
        lines.push({
          formula: 'U = h_0/h_1',
          inserted: `= ${plain(given.heightBeforeMm)}/${plain(given.heightAfterMm)}`,
          result: plain(given.heightBeforeMm / given.heightAfterMm),
        });
      }
      lines.push({
        formula: 'S = U\\,A_0/A_1',
        inserted: `= ${plain(given.upset === 'before' ? given.heightBeforeMm / given.heightAfterMm : 1)} × ${plain(startArea(given))}/${plain(endArea(given))}`,
        result: plain(
          ((given.upset === 'before' ? given.heightBeforeMm / given.heightAfterMm : 1) * startArea(given)) /
            endArea(given),
        ),
      });
    }
    if (given.method === 'reduction')
      lines.push({
        formula: 'S = 1/(1 - r)',
        inserted: `= 1/(1 − ${plain(given.reductionPercent / 100)})`,
        result: plain(numberIn(values, 'drawingRatio')),
      });
    return [
      ...lines,
      {
        formula: '\\mathrm{JIS\\ G\\ 0701}:\\ S = A_0/A_1,\\ U = h_0/h_1',
        result: forging.jisNotation(steps) || '1S',
      },
      { formula: 'A_0/A_1 = \\prod S\\big/\\prod U', result: plain(numberIn(values, 'overallRatio')) },
      {
        formula: 'r = 1 - A_1/A_0',
        inserted: `= 1 − ${plain(numberIn(values, 'areaShare'))}`,
        result: `${plain(numberIn(values, 'reductionPercent'))} %`,
      },
      {
        formula: '\\sum|\\varphi| = \\sum|\\ln S| + \\sum|\\ln U|',
        result: plain(numberIn(values, 'strain')),
      },
    ];
  },
  charts: [
    { key: 'areas', draw: (given) => drawForging(given) },
    {
      key: 'ratios',
      draw: (given) =>
        drawRatios(
          withOne(stepsOf(given)),
          given.requiredRatio,
          given.convention,
          chosen(totalsOf(given), given.convention),
        ),
    },
  ],
});

/** Returns the totals of the steps; without steps the section is unchanged, i.e. drawn with a ratio of 1. */
const totalsOf = (given: Given): forging.ForgingTotals => forging.forgingTotals(withOne(stepsOf(given)));

/** Adds a drawing of ratio 1 if there is none, because a drawing needs at least one step. */
function withOne(steps: readonly forging.ForgingStep[]): readonly forging.ForgingStep[] {
  return steps.length > 0 ? steps : [{ kind: 'drawing', ratio: 1 }];
}
