/**
 * Ideal critical diameter DI from multiplying factors, and the diameter of the bar that hardens through in a real
 * quench bath.
 */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';
import { type QuenchBath, severities } from '../../formulas/hardenability/quench-severity.ts';
import {
  criticalDiameter,
  halfFourier,
  requiredIdealDiameter,
} from '../../formulas/hardenability/quenched-bar.ts';
import { drawFactors, drawGrossmann } from './charts.ts';
import { idealDiameterExamples } from './examples.ts';
import { idealDiameterInputs } from './inputs.ts';

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
/** Computes DI in inch; null where the standard has no carbon factor. */
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
      explains: ['idealDiameterMm', 'criticalDiameterMm', 'barHardens'],
    });
  }
  if (given.idealFrom === 'analysis') {
    if (factors.isBoronSteel(steel)) found.push({ code: 'boron_not_counted', level: 'warning' });
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

export default defineCalculator({
  id: 'ideal-critical-diameter',
  version: '1.2',
  changes: [
    { version: '1.2', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.1', date: '2026-11-26', key: 'mediumFirst' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: idealDiameterInputs,
  outputs: [
    { key: 'idealDiameterMm', unit: 'mm', symbol: 'D_\\mathrm{I}', digits: 1, figures: 3, role: 'answer' },
    { key: 'criticalDiameterMm', unit: 'mm', symbol: 'D', digits: 1, figures: 3, role: 'quantity' },
    { key: 'idealDiameterInch', unit: 'inch', symbol: 'D_\\mathrm{I}', digits: 3, role: 'detail' },
    { key: 'criticalDiameterInch', unit: 'inch', symbol: 'D', digits: 3, role: 'detail' },
    { key: 'requiredIdealMm', unit: 'mm', digits: 1, figures: 3, role: 'quantity' },
    { key: 'barHardens', unit: '1', role: 'quantity', choices: ['yes', 'no'] },
    { key: 'factorC', unit: '1', symbol: 'f_\\mathrm{C}', digits: 3, role: 'quantity' },
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
  examples: idealDiameterExamples,
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
    {
      key: 'grossmann',
      draw: (given, values) =>
        drawGrossmann(
          severityOf(given),
          values['idealDiameterMm'] as number | null,
          values['criticalDiameterMm'] as number | null,
        ),
    },
    { key: 'factors', draw: ({ steel }) => drawFactors(steel) },
  ],
});
