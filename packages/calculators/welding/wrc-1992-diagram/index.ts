/** WRC-1992 diagram: Ferrite Number and solidification mode of austenitic and duplex weld metal. */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import type { Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { rangeWarning } from '../../core/evaluate.ts';
import * as schaeffler from '../../formulas/welding/schaeffler.ts';
import { pointOf } from '../../formulas/welding/weld-mixing.ts';
import * as wrc from '../../formulas/welding/wrc-1992.ts';
import {
  e309l,
  inputsOf,
  type Mixing,
  metalElements,
  metalInputs,
  metalOutputs,
  metalValues,
  mixingInputs,
  numberOutput,
  s316l,
  s355j2,
  weldLines,
  weldOf,
  weldOutputs,
} from '../weld-metal.ts';
import { creqToBoundary, drawNumberOverDilution, drawWrc } from './charts.ts';

const elements = { ...metalElements, Cu: { min: 0, max: 10 }, N: { min: 0, max: 1 } } as const;

/** Default analyses with copper, which this diagram includes. */
const start = {
  steelA: { ...s355j2, Cu: 0.05 },
  steelB: { ...s316l, Cu: 0 },
  fillerMetal: { ...e309l, Cu: 0 },
};
const e2209 = { C: 0.02, Si: 0.8, Mn: 0.9, Cr: 22.6, Ni: 9, Mo: 3.1, Nb: 0, Cu: 0.1, N: 0.16 };
const metals = { ...inputsOf('A.', start.steelA), ...inputsOf('B.', start.steelB) };
const fillerOnly = (metal: Composition) => ({ ...metals, ...inputsOf('filler.', metal), dilutionPercent: 0 });

/** Minimum and maximum FN for acceptance: usual requirements, not from a standard. */
const windows = {
  none: null,
  'austenitic-3-10': [3, 10],
  'duplex-30-70': [30, 70],
  'duplex-35-65': [35, 65],
} as const;

type Given = Mixing & {
  readonly steelA: Composition;
  readonly steelB: Composition;
  readonly fillerMetal: Composition;
  readonly process: 'smaw-gtaw' | 'gmaw';
};

const metalKeys = ['steelA', 'steelB', 'fillerMetal'] as const;

/** Returns whether a stainless metal has no entered nitrogen and gets the usual content; an entered 0 stays 0. */
const lacksNitrogen = ({ Cr = 0, N }: Composition): boolean => Cr >= 10 && N === undefined;
const assumedNitrogen = ({ process }: Given): number => (process === 'gmaw' ? 0.08 : 0.06);

function metalsOf(given: Given) {
  const known = (metal: Composition): Composition =>
    lacksNitrogen(metal) ? { ...metal, N: assumedNitrogen(given) } : metal;
  const each = { a: known(given.steelA), b: known(given.steelB), filler: known(given.fillerMetal) };
  return { metals: each, ...weldOf(each, given) };
}

const placeOf = (metal: Composition): Point => pointOf(wrc.equivalents, metal);

function remarks(given: Given, weld: Composition, point: Point, number: number | null): Warning[] {
  const found: Warning[] = [];
  const [creq, nieq] = point;
  const end = wrc.crossings(nieq).at(-1);
  if (number === null) {
    const above =
      end !== undefined && creq > end.creq && nieq >= wrc.wrcSheet.nieq[0] && creq <= wrc.wrcSheet.creq[1];
    found.push(
      { code: above ? 'above_100' : 'outside_fan', level: 'warning', explains: ['ferriteNumber'] },
      { code: 'not_extended', level: 'note', source: 'wrc-1992' },
    );
  } else {
    const code = number > 18 ? 'scatter_above_18' : 'scatter_below_18';
    found.push({ code, level: 'note', source: 'wrc-1992' });
  }
  const mode = wrc.solidificationMode(point);
  if (number !== null && (mode === 'A' || mode === 'AF'))
    found.push({ code: 'hot_cracking', level: 'warning', params: { mode } });
  const distance = creqToBoundary(point);
  if (number !== null && distance < 0.1)
    found.push({
      code: 'mode_uncertain',
      level: 'note',
      params: { distance: Math.round(distance * 100) / 100 },
    });
  const structure = schaeffler.fieldAt(pointOf(schaeffler.equivalents, weld));
  if (structure?.includes('M') || (creq < 19 && nieq < 11.5))
    found.push({ code: 'martensite_possible', level: 'warning', source: 'schaeffler-1949' });
  const limits = [
    ['Mn', 10],
    ['Mo', 3],
    ['N', 0.2],
    ['Si', 1],
  ] as const;
  for (const [key, max] of limits) {
    const warning = rangeWarning({ key, value: weld[key] ?? 0, unit: 'wt%' }, { max }, 'wrc-1992');
    if (warning) found.push({ ...warning, code: 'weld_outside_range', outside: ['ferriteNumber'] });
  }
  const assumed = metalKeys.filter((each) => lacksNitrogen(given[each]));
  if (assumed.length > 0) {
    const params = { nitrogen: assumedNitrogen(given), list: assumed.join(',') };
    found.push({ code: 'nitrogen_assumed', level: 'warning', params });
  }
  found.push({ code: 'not_percent', level: 'note', source: 'wrc-1992' });
  return found;
}

export default defineCalculator({
  id: 'wrc-1992-diagram',
  version: '1.4',
  changes: [
    { version: '1.4', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.3', date: '2026-11-27', key: 'outsideBelow' },
    { version: '1.2', date: '2026-11-26', key: 'reasons' },
    { version: '1.1', date: '2026-11-22', key: 'zeroIsZero' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    ...metalInputs(elements, start, ['N']),
    ...mixingInputs,
    {
      kind: 'choice',
      key: 'process',
      choices: ['smaw-gtaw', 'gmaw'],
      default: 'smaw-gtaw',
      programDefault: true,
    },
    {
      kind: 'choice',
      key: 'acceptance',
      choices: ['none', 'austenitic-3-10', 'duplex-30-70', 'duplex-35-65'],
      default: 'none',
      programDefault: true,
    },
  ],
  outputs: [
    numberOutput('ferriteNumber', 'answer', 1, { unit: 'FN', stated: { half: 2, max: 18 } }),
    { key: 'mode', unit: '1', role: 'quantity', choices: [...wrc.solidificationModes] },
    ...weldOutputs,
    numberOutput('ratio', 'quantity', 2, {
      symbol: '\\mathrm{Cr}_\\mathrm{eq}/\\mathrm{Ni}_\\mathrm{eq}',
      unit: '1',
    }),
    { key: 'fan', unit: '1', role: 'quantity', choices: ['inside', 'outside'] },
    { key: 'acceptanceCheck', unit: '1', role: 'quantity', choices: ['passed', 'not-passed'] },
    numberOutput('duplexFerritePercent', 'quantity', 0, { unit: '%' }),
    numberOutput('fillerFerriteNumber', 'quantity', 1, { unit: 'FN' }),
    numberOutput('effectiveDilutionPercent', 'detail', 1, { unit: '%' }),
    ...metalOutputs,
  ],
  sources: ['wrc-1992', 'wrc-lines', 'siewert-1988', 'schaeffler-1949'],
  examples: [
    {
      key: 'table-3',
      inputs: fillerOnly({ C: 0.05, Mn: 1.6, Si: 0.4, Cr: 18.75, Ni: 9.9, Mo: 0.08, N: 0.04 }),
      expected: { creq: 18.83, nieq: 12.45, ferriteNumber: 3.2 },
      tolerance: { creq: 0.005, nieq: 0.005, ferriteNumber: 0.5 },
      origin: 'printed',
      source: 'wrc-1992',
      shown: true,
    },
    {
      key: 'example-1',
      inputs: fillerOnly({ Cr: 20.3, Ni: 12.6, N: 0.05 }),
      expected: { creq: 20.3, nieq: 13.6, ferriteNumber: 4.6 },
      tolerance: { creq: 1e-6, nieq: 1e-6, ferriteNumber: 0.5 },
      origin: 'printed',
      source: 'wrc-1992',
    },
    {
      key: 'example-2',
      inputs: fillerOnly({ Cr: 24.6, Ni: 13.95, N: 0.05 }),
      expected: { ferriteNumber: 17.4 },
      tolerance: 0.7,
      origin: 'printed',
      source: 'wrc-1992',
    },
    {
      key: 'weld-057',
      inputs: fillerOnly({ Cr: 28.14, Ni: 13.57, N: 0.05 }),
      expected: { ferriteNumber: 46 },
      tolerance: 2,
      origin: 'printed',
      source: 'wrc-1992',
    },
    {
      key: 'weld-817',
      inputs: fillerOnly({ Cr: 24.02, Ni: 8.81, N: 0.05 }),
      expected: { ferriteNumber: 69 },
      tolerance: 2,
      origin: 'printed',
      source: 'wrc-1992',
    },
    {
      key: 'weld-854',
      inputs: fillerOnly({ Cr: 23.13, Ni: 9.81, N: 0.05 }),
      expected: { ferriteNumber: 40 },
      tolerance: 4,
      origin: 'printed',
      source: 'wrc-1992',
    },
    {
      key: 'e309l',
      inputs: fillerOnly(start.fillerMetal),
      expected: { creq: 23.6, nieq: 15.3, ferriteNumber: 11.2, mode: 'FA' },
      tolerance: { creq: 0.01, nieq: 0.01, ferriteNumber: 0.5 },
      origin: 'derived',
    },
    {
      key: 'e2209',
      inputs: fillerOnly(e2209),
      expected: { creq: 25.7, nieq: 12.925, ferriteNumber: 40, mode: 'F' },
      tolerance: { creq: 0.01, nieq: 0.01, ferriteNumber: 1.5 },
      origin: 'derived',
    },
    {
      key: 'outside',
      inputs: fillerOnly({ Cr: 30.5, Ni: 16.5, N: 0.05 }),
      expected: { ferriteNumber: null, fan: 'outside' },
      tolerance: 0,
      origin: 'known',
    },
  ],
  compute: (given) => {
    const { metals, base, weld, share } = metalsOf(given);
    const point = placeOf(weld);
    const number = wrc.ferriteNumber(point);
    const window = windows[given.acceptance];
    return {
      values: {
        ferriteNumber: number,
        mode: number === null ? null : wrc.solidificationMode(point),
        creq: point[0],
        nieq: point[1],
        ratio: point[1] > 0 ? point[0] / point[1] : null,
        fan: wrc.isInFan(point) ? 'inside' : 'outside',
        acceptanceCheck:
          window === null || number === null
            ? null
            : number >= window[0] && number <= window[1]
              ? 'passed'
              : 'not-passed',
        duplexFerritePercent: number !== null && number >= 30 ? 0.7 * number : null,
        fillerFerriteNumber: wrc.ferriteNumber(placeOf(metals.filler)),
        effectiveDilutionPercent: 100 * share,
        ...metalValues(wrc.equivalents, metals, base),
      },
      warnings: remarks(given, weld, point, number),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { weld } = metalsOf(given);
    const [creq, nieq] = placeOf(weld);
    const lines = weldLines(wrc.equivalents, weld);
    const number = values['ferriteNumber'];
    const crossed = wrc.crossings(nieq);
    const at = crossed.findIndex((each) => each.creq >= creq);
    const [left, right] = [crossed[at - 1], crossed[at]];
    if (typeof number !== 'number' || !left || !right) return lines;
    return [
      ...lines,
      {
        formula:
          '\\mathrm{FN} = \\mathrm{FN}_1 + \\frac{\\mathrm{Cr}_\\mathrm{eq} - x_1}{x_2 - x_1}\\,(\\mathrm{FN}_2 - \\mathrm{FN}_1)',
        inserted: `= ${left.number} + (${creq.toFixed(2)} − ${left.creq.toFixed(2)})/(${right.creq.toFixed(2)} − ${left.creq.toFixed(2)}) × (${right.number} − ${left.number})`,
        result: number.toFixed(1),
      },
    ];
  },
  charts: [
    {
      key: 'wrc',
      draw: (given) => {
        const { metals, base, passes } = metalsOf(given);
        return drawWrc({
          a: placeOf(metals.a),
          b: placeOf(metals.b),
          base: placeOf(base),
          filler: placeOf(metals.filler),
          passes: passes.map(placeOf),
        });
      },
    },
    {
      key: 'dilution',
      draw: (given) => {
        const { metals, base, share } = metalsOf(given);
        return drawNumberOverDilution({ filler: placeOf(metals.filler), base: placeOf(base) }, 100 * share);
      },
    },
  ],
});
