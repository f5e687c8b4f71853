/** Ideal critical diameter DI by factors, and the bar that hardens through in a real bath. */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/worked-text.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';
import { type QuenchBath, severities } from '../../formulas/hardenability/quench-severity.ts';
import {
  criticalDiameter,
  halfFourier,
  requiredIdealDiameter,
} from '../../formulas/hardenability/quenched-bar.ts';
import { drawFactors, drawGrossmann } from './charts.ts';

type Given = {
  readonly steel: Composition;
  readonly idealFrom: 'analysis' | 'entered';
  readonly enteredIdealMm: number;
  readonly grainCorrection: 'none' | 'grossmann';
  readonly grainSize: number;
  readonly medium: QuenchBath | 'custom';
  readonly severityPerInch: number;
  readonly barDiameterMm: number;
};

const inches = (millimetres: number): number => convert(millimetres, 'mm', 'inch');
const millimetres = (inch: number): number => convert(inch, 'inch', 'mm');

/** DI in inch; null where the standard has no carbon factor. */
function idealOf(given: Given): number | null {
  if (given.idealFrom === 'entered') return inches(given.enteredIdealMm);
  const inch = factors.idealDiameterInch(given.steel);
  return inch === null
    ? null
    : inch * (given.grainCorrection === 'none' ? 1 : factors.grainFactor(given.grainSize));
}

const severityOf = ({ medium, severityPerInch }: Given): number =>
  medium === 'custom' ? severityPerInch : severities[medium];

function remarks(given: Given, ideal: number | null): Warning[] {
  const { steel } = given;
  const found: Warning[] = [];
  if (ideal === null) {
    found.push({
      code: 'no_carbon_factor',
      level: 'warning',
      params: { carbon: percentOf(steel, 'C') },
      source: 'astm-a255',
    });
  }
  if (given.idealFrom === 'analysis') {
    if (percentOf(steel, 'B') >= 0.0005) found.push({ code: 'boron_not_counted', level: 'warning' });
    if (given.grainCorrection === 'grossmann')
      found.push({ code: 'grain_estimate', level: 'warning', source: 'grossmann-1939' });
    else found.push({ code: 'fine_grain', level: 'note', source: 'astm-a255' });
  }
  found.push(
    { code: 'severity_varies', level: 'note', source: 'grossmann-bain' },
    { code: 'half_martensite', level: 'note' },
  );
  return found;
}

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const entered = (inch: number, severityPerInch: number) => ({
  idealFrom: 'entered',
  enteredIdealMm: millimetres(inch),
  medium: 'custom',
  severityPerInch,
  barDiameterMm: 50,
});
const bath = { idealFrom: 'analysis', medium: 'oil-good', barDiameterMm: 50 };

export default defineCalculator({
  id: 'ideal-critical-diameter',
  version: '1.0',
  changes: [{ version: '1.0', date: '2026-11-21', key: 'first' }],
  inputs: [
    {
      kind: 'choice',
      key: 'idealFrom',
      choices: ['analysis', 'entered'],
      default: 'analysis',
      programDefault: true,
    },
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 1.2 },
        Si: { min: 0, max: 3 },
        Mn: { min: 0, max: 3 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 5 },
        Ni: { min: 0, max: 5 },
        Mo: { min: 0, max: 2 },
        V: { min: 0, max: 0.5 },
        Al: { min: 0, max: 0.2 },
        Cu: { min: 0, max: 1.5 },
        B: { min: 0, max: 0.02 },
        Zr: { min: 0, max: 0.5 },
      },
      unused: ['P', 'S', 'Al', 'B'],
      default: { C: 0.405, Si: 0.25, Mn: 0.875, P: 0.015, S: 0.01, Cr: 0.95, Mo: 0.2 },
      defaultGrade: '4140',
    },
    {
      kind: 'number',
      key: 'enteredIdealMm',
      unit: 'mm',
      symbol: 'D_\\mathrm{I}',
      default: 50,
      limits: { min: 1, max: 1000 },
      when: (choices) => choices['idealFrom'] === 'entered',
    },
    {
      kind: 'choice',
      key: 'grainCorrection',
      choices: ['none', 'grossmann'],
      default: 'none',
      programDefault: true,
      when: (choices) => choices['idealFrom'] === 'analysis',
    },
    {
      kind: 'number',
      key: 'grainSize',
      unit: '1',
      symbol: 'G',
      default: 7,
      limits: { min: 0, max: 14 },
      when: (choices) => choices['idealFrom'] === 'analysis' && choices['grainCorrection'] === 'grossmann',
    },
    {
      kind: 'choice',
      key: 'medium',
      choices: [
        'still-air',
        'fan-air',
        'oil-still',
        'oil-moderate',
        'oil-good',
        'oil-violent',
        'polymer',
        'water-still',
        'water-agitated',
        'water-violent',
        'brine-violent',
        'custom',
      ],
      default: 'oil-good',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'severityPerInch',
      unit: '1/inch',
      symbol: 'H',
      default: 0.5,
      limits: { min: 0.01, max: 20 },
      when: (choices) => choices['medium'] === 'custom',
    },
    {
      kind: 'number',
      key: 'barDiameterMm',
      unit: 'mm',
      symbol: 'D_\\mathrm{bar}',
      default: 50,
      programDefault: true,
      limits: { min: 1, max: 1000 },
    },
  ],
  outputs: [
    { key: 'idealDiameterMm', unit: 'mm', symbol: 'D_\\mathrm{I}', digits: 1, role: 'answer' },
    { key: 'criticalDiameterMm', unit: 'mm', symbol: 'D', digits: 1, role: 'answer' },
    { key: 'idealDiameterInch', unit: 'inch', symbol: 'D_\\mathrm{I}', digits: 3, role: 'quantity' },
    { key: 'criticalDiameterInch', unit: 'inch', symbol: 'D', digits: 3, role: 'quantity' },
    { key: 'requiredIdealMm', unit: 'mm', digits: 1, role: 'quantity' },
    { key: 'barHardens', unit: '1', role: 'quantity', choices: ['yes', 'no'] },
    { key: 'factorC', unit: '1', symbol: 'f_\\mathrm{C}', digits: 4, role: 'quantity' },
    ...factors.alloyElements.map(
      (element) =>
        ({
          key: `factor${element}`,
          unit: '1',
          symbol: `f_\\mathrm{${element}}`,
          digits: 3,
          role: 'quantity',
        }) as const,
    ),
  ],
  sources: ['astm-a255', 'grossmann-1939', 'grossmann-bain'],
  models: [
    {
      output: 'idealDiameterMm',
      formula:
        '25.4\\,f_\\mathrm{C}\\,f_\\mathrm{Mn}\\,f_\\mathrm{Si}\\,f_\\mathrm{Ni}\\,f_\\mathrm{Cr}\\,f_\\mathrm{Mo}\\,f_\\mathrm{Cu}\\,f_\\mathrm{V}\\,f_\\mathrm{Zr}',
      source: 'astm-a255',
      range: factors.standardRange,
    },
  ],
  examples: [
    {
      key: 'tables',
      inputs: { C: 0.4, Mn: 0.8, Cr: 0.43, Mo: 0.25, ...bath },
      expected: { factorC: 0.213, factorMn: 3.667, factorCr: 1.929, factorMo: 1.75 },
      tolerance: 0.001,
      origin: 'printed',
      source: 'astm-a255',
      shown: true,
    },
    {
      key: 's4140',
      inputs: { ...steel4140, ...bath },
      expected: { idealDiameterMm: 119.4, idealDiameterInch: 4.702 },
      tolerance: { idealDiameterMm: 0.6, idealDiameterInch: 0.023 },
      origin: 'derived',
    },
    {
      key: 's4340',
      inputs: { C: 0.4, Si: 0.25, Mn: 0.7, Cr: 0.8, Ni: 1.8, Mo: 0.25, ...bath },
      expected: { idealDiameterMm: 170.5, factorNi: 1.6795 },
      tolerance: { idealDiameterMm: 0.85, factorNi: 0.0005 },
      origin: 'derived',
    },
    {
      key: 'c45',
      inputs: { C: 0.45, Si: 0.25, Mn: 0.65, ...bath },
      expected: { idealDiameterMm: 21.3 },
      tolerance: 0.11,
      origin: 'derived',
    },
    ...(
      [
        ['oil', 2, 0.35, 0.704],
        ['water', 2, 1, 1.292],
        ['brine', 2, 5, 1.815],
        ['large-oil', 4.7, 0.5, 3.22],
        ['large-water', 4.7, 1.5, 4.1],
      ] as const
    ).map(([key, ideal, severity, expected]) => ({
      key,
      inputs: entered(ideal, severity),
      expected: { criticalDiameterInch: expected },
      tolerance: expected / 100,
      origin: 'derived' as const,
    })),
  ],
  compute: (given) => {
    const ideal = idealOf(given);
    const severity = severityOf(given);
    const critical = ideal === null ? null : criticalDiameter(ideal, severity);
    const required = millimetres(requiredIdealDiameter(inches(given.barDiameterMm), severity));
    const fromAnalysis = given.idealFrom === 'analysis';
    const factor = (element: factors.AlloyElement): number | null =>
      fromAnalysis ? factors.alloyFactor(element, percentOf(given.steel, element)) : null;
    return {
      values: {
        idealDiameterMm: ideal === null ? null : millimetres(ideal),
        idealDiameterInch: ideal,
        criticalDiameterMm: critical === null ? null : millimetres(critical),
        criticalDiameterInch: critical,
        requiredIdealMm: required,
        barHardens: ideal === null ? null : millimetres(ideal) >= required ? 'yes' : 'no',
        factorC: fromAnalysis ? factors.carbonFactor(percentOf(given.steel, 'C')) : null,
        ...Object.fromEntries(factors.alloyElements.map((element) => [`factor${element}`, factor(element)])),
      },
      warnings: [
        ...remarks(given, ideal),
        ...(fromAnalysis ? [] : [{ code: 'factors_not_used', level: 'note' } as const]),
      ],
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const ideal = idealOf(given);
    const [severity, critical] = [plain(severityOf(given)), values['criticalDiameterInch']];
    const used = ['C', ...factors.alloyElements].map((each) => values[`factor${each}`]);
    const lines: FormulaLine[] = [];
    if (given.idealFrom === 'analysis') {
      const grain =
        given.grainCorrection === 'none' ? '' : ` × ${factors.grainFactor(given.grainSize).toFixed(3)}`;
      lines.push({
        formula: `D_\\mathrm{I} = f_\\mathrm{C}\\,f_\\mathrm{Mn}\\,f_\\mathrm{Si}\\,f_\\mathrm{Ni}\\,f_\\mathrm{Cr}\\,f_\\mathrm{Mo}\\,f_\\mathrm{Cu}\\,f_\\mathrm{V}\\,f_\\mathrm{Zr}${grain === '' ? '' : '\\cdot 1.083^{\\,7-G}'}`,
        ...(ideal === null
          ? {}
          : {
              inserted: `= ${used.map((each) => Number(each).toFixed(4)).join(' × ')}${grain}`,
              result: `${ideal.toFixed(3)} in`,
            }),
      });
    }
    lines.push({
      formula: 'D\\,\\sqrt{\\mathrm{Fo}_{1/2}(H D)} = D_\\mathrm{I}\\,\\sqrt{0.200524}',
      ...(ideal === null || typeof critical !== 'number' || critical <= 0
        ? { inserted: `H = ${severity} 1/in` }
        : {
            inserted: `H = ${severity} 1/in, Bi = H D = ${(severityOf(given) * critical).toFixed(3)}, Fo = ${halfFourier(severityOf(given) * critical).toFixed(4)}`,
            result: `${critical.toFixed(3)} in = ${millimetres(critical).toFixed(1)} mm`,
          }),
    });
    return lines;
  },
  charts: [
    { key: 'factors', draw: ({ steel }) => drawFactors(steel) },
    {
      key: 'grossmann',
      draw: (given, values) =>
        drawGrossmann(
          severityOf(given),
          values['idealDiameterMm'] as number | null,
          values['criticalDiameterMm'] as number | null,
        ),
    },
  ],
});
