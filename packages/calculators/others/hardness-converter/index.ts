/** Hardness converter: converts a value to every other scale of the printed tables, with the tensile strength. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Output,
  type OutputValues,
  type Warning,
} from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as hardness from '../../formulas/hardness/hardness-conversion.ts';
import * as interpolation from '../../formulas/hardness/hardness-interpolation.ts';
import { tensileStrength, tensileStrengthLine } from '../../formulas/measured/tensile-strength.ts';
import type { SourceKey } from '../../sources/index.ts';
import {
  type Given,
  indentationLines,
  indentationRemarks,
  measured,
  ruleOfThumb,
  unstatedRemarks,
} from './case.ts';
import { drawBrinell, drawRockwell } from './charts.ts';
import { hardnessExamples } from './examples.ts';
import { hardnessInputs } from './inputs.ts';

const sourceOf: Readonly<Record<hardness.MaterialClass, SourceKey>> = {
  unalloyed: 'iso-18265',
  'non-austenitic': 'astm-e140',
  austenitic: 'astm-a370',
};

/** Returns the tables of the material class that contain the value, the table of the harder range first. */
function tablesWith({ material, scale, value }: Given): readonly hardness.HardnessTableName[] {
  return hardness.tablesOf[material].filter((name) => {
    const range = interpolation.scaleRange(hardness.hardnessTables[name], scale);
    return range !== null && value >= range[0] && value <= range[1];
  });
}

/** Range of the transition from Table 2 to Table 1 of ASTM E140, which give different strengths. */
const meeting = {
  softHV: 240,
  softMPa: interpolation.convertHardness(hardness.hardnessTables['e140-2'], 'HV', 'Rm', 240) ?? 0,
  hardHV: 238,
  hardMPa: interpolation.convertHardness(hardness.hardnessTables['e140-1'], 'HV', 'Rm', 238) ?? 0,
};

type Reading = { readonly value: number; readonly table: interpolation.HardnessTable };

/** Returns the converted values. Where two tables overlap, the second supplies the scales missing in the first. */
function readingsOf(given: Given): ReadonlyMap<interpolation.HardnessScale, Reading> {
  const found = new Map<interpolation.HardnessScale, Reading>();
  for (const name of tablesWith(given)) {
    const table = hardness.hardnessTables[name];
    for (const to of interpolation.hardnessScales) {
      const value = interpolation.convertHardness(table, given.scale, to, given.value);
      if (value !== null && !found.has(to)) found.set(to, { value, table });
    }
  }
  return found;
}

function outsideRemarks(given: Given): Warning[] {
  const source = sourceOf[given.material];
  const { scale, value } = given;
  const ranges = hardness.tablesOf[given.material].flatMap(
    (name) => interpolation.scaleRange(hardness.hardnessTables[name], scale) ?? [],
  );
  if (ranges.length === 0)
    return [{ code: 'scale_not_in_table', level: 'warning', params: { scale }, source }];
  const found: Warning[] = [];
  if (scale === 'HRC' && value < 20) found.push({ code: 'rockwell_c_low', level: 'warning' });
  if (scale === 'HRB' && value > 100) found.push({ code: 'rockwell_b_high', level: 'warning' });
  const params = {
    scale,
    value,
    least: Math.ceil(Math.min(...ranges) * 10) / 10,
    most: Math.floor(Math.max(...ranges) * 10) / 10,
  };
  return [...found, { code: 'outside_table', level: 'warning', params, source }];
}

function remarks(given: Given, readings: ReadonlyMap<interpolation.HardnessScale, Reading>): Warning[] {
  if (readings.size === 0) return outsideRemarks(given);
  const found: Warning[] = [];
  const source = sourceOf[given.material];
  const bracketed = [...readings].filter(([scale, { value, table }]) =>
    interpolation.isBracketed(table, scale, value),
  );
  if (bracketed.length > 0) {
    found.push({
      code: 'in_brackets',
      level: 'warning',
      params: { list: bracketed.map(([scale]) => scale).join(',') },
      source,
    });
  }
  const vickers = readings.get('HV')?.value ?? 0;
  const { min, max } = tensileStrengthLine.range;
  if (given.material === 'unalloyed' && (vickers < min || vickers > max))
    found.push({
      code: 'strength_not_measured',
      level: 'warning',
      params: { output: 'RmBest', min, max },
      source: 'nims-fatigue',
    });
  else if (given.material === 'unalloyed')
    found.push({ code: 'strength_measured', level: 'note', source: 'nims-fatigue' });
  if (given.material === 'non-austenitic' && Math.abs(vickers - meeting.softHV) < 10) {
    found.push({ code: 'tables_meet', level: 'note', params: meeting, source });
  }
  if (given.material !== 'austenitic')
    found.push({ code: 'rules_of_thumb', level: 'note', source: 'din-50150' });
  found.push({ code: 'scatter', level: 'note', source }, { code: 'not_for', level: 'note' });
  return found;
}

/**
 * Returns the tensile strength measured on quenched and tempered bars, which correspond to the unalloyed and low-alloy
 * steels of the table.
 */
function strengthOf(given: Given, vickers: number | undefined) {
  const best = given.material === 'unalloyed' && vickers !== undefined ? tensileStrength(vickers) : null;
  return {
    RmBest: best?.value ?? null,
    RmBest90Low: best?.low ?? null,
    RmBest90High: best?.high ?? null,
  };
}

/** Returns the key of the main result: Vickers for an entered Rockwell hardness, otherwise Rockwell. */
function headlineOf(
  scale: interpolation.HardnessScale,
  material: hardness.MaterialClass,
  values: OutputValues,
): string {
  const scales =
    material === 'austenitic'
      ? (['HRA', 'HRC', 'HBW', 'HRB', 'HR15N', 'HR30N', 'HR45N'] as const)
      : scale.startsWith('HR')
        ? (['HV'] as const)
        : (['HRC', 'HRB', 'HV'] as const);
  return scales.find((each) => each !== scale && (values[each] ?? null) !== null) ?? 'HV';
}

const whole = (
  key: interpolation.HardnessScale,
  unit: Output['unit'],
  role: Output['role'] = 'quantity',
): Output => ({ key, unit, digits: 0, role });
const tenth = (
  key: interpolation.HardnessScale,
  unit: Output['unit'] = '1',
  role: Output['role'] = 'quantity',
): Output => ({ key, unit, digits: 1, role });

export default defineCalculator({
  id: 'hardness-converter',
  version: '1.6',
  changes: [
    { version: '1.6', date: '2026-11-26', key: 'unstated' },
    { version: '1.5', date: '2026-11-26', key: 'smoothCurves' },
    { version: '1.4', date: '2026-11-26', key: 'strengthBandWidens' },
    { version: '1.3', date: '2026-11-23', key: 'measuredStrength' },
    { version: '1.2', date: '2026-11-22', key: 'indentation' },
    { version: '1.1', date: '2026-11-22', key: 'strengthRows' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: hardnessInputs,
  outputs: [
    { ...whole('HV', 'HV'), stated: { half: 20 } },
    whole('HBW', 'HBW'),
    { ...tenth('HRC', 'HRC'), stated: { half: 2 } },
    { key: 'Rm', unit: 'MPa', symbol: 'R_\\mathrm{m}', digits: 0, role: 'quantity' },
    {
      key: 'RmBest',
      unit: 'MPa',
      symbol: 'R_\\mathrm{m}',
      digits: 0,
      role: 'quantity',
      band: { low: 'RmBest90Low', high: 'RmBest90High' },
    },
    { key: 'RmBest90Low', unit: 'MPa', digits: 0, role: 'quantity' },
    { key: 'RmBest90High', unit: 'MPa', digits: 0, role: 'quantity' },
    tenth('HRB', 'HRB'),
    tenth('HRA', 'HRA'),
    whole('HK', 'HK'),
    ...(['HR15N', 'HR30N', 'HR45N', 'HRD', 'HRF', 'HR15T', 'HR30T', 'HR45T'] as const).map((key) =>
      tenth(key),
    ),
    whole('HBS', '1'),
    whole('HB500', '1'),
    tenth('HS'),
    {
      key: 'table',
      unit: '1',
      role: 'quantity',
      choices: ['iso-a1', 'e140-1', 'e140-2', 'a370-4', 'a370-5'],
    },
    { key: 'approximateHRC', unit: 'HRC', digits: 1, role: 'quantity' },
    { key: 'approximateRm', unit: 'MPa', digits: 0, role: 'quantity' },
    { key: 'measuredHV', unit: 'HV', digits: 1, role: 'quantity' },
    { key: 'measuredHBW', unit: 'HBW', digits: 1, role: 'quantity' },
    { key: 'indentationRatio', unit: '1', symbol: 'd/D', digits: 3, role: 'quantity' },
  ],
  headline: (entered, values) => headlineOf(measured(entered).scale, entered.material, values),
  sources: ['iso-18265', 'astm-e140', 'astm-a370', 'din-50150', 'iso-6507', 'iso-6506', 'nims-fatigue'],
  examples: hardnessExamples,
  check: ({ by, ballMm, indentationMm }) =>
    by === 'brinell' && indentationMm >= ballMm
      ? [
          {
            key: 'indentationMm',
            code: 'wider_than_ball',
            params: { value: indentationMm, limit: ballMm, unit: 'mm' },
          },
        ]
      : [],
  compute: (entered) => {
    const given = measured(entered);
    const readings = readingsOf(given);
    const vickers = readings.get('HV')?.value;
    const converted = Object.fromEntries(
      interpolation.hardnessScales.map((scale) => [scale, readings.get(scale)?.value ?? null]),
    );
    const headline = headlineOf(given.scale, given.material, converted);
    return {
      values: {
        ...converted,
        ...strengthOf(given, vickers),
        table: tablesWith(given)[0] ?? null,
        approximateHRC: ruleOfThumb(given, vickers, [240, 900], hardness.approximateRockwellC),
        approximateRm: ruleOfThumb(given, vickers, [100, 400], hardness.approximateStrength),
        measuredHV: entered.by === 'vickers' ? given.value : null,
        measuredHBW: entered.by === 'brinell' ? given.value : null,
        indentationRatio: entered.by === 'brinell' ? entered.indentationMm / entered.ballMm : null,
      },
      warnings: [
        ...indentationRemarks(entered),
        ...remarks(given, readings),
        ...unstatedRemarks(headline, converted[headline], sourceOf[given.material]),
      ],
    };
  },
  explain: (entered, values): readonly FormulaLine[] => {
    const given = measured(entered);
    const from = given.scale;
    const first = indentationLines(entered);
    const rule: FormulaLine = { formula: 'y = y_1 + \\frac{x - x_1}{x_2 - x_1}\\,(y_2 - y_1)' };
    const lines = [...readingsOf(given)].flatMap(([to, { value, table }]): FormulaLine[] => {
      const around = interpolation.neighboursOf(table, from, to, given.value);
      if (to === from || !around) return [];
      const {
        below: [x1, y1],
        above: [x2, y2],
      } = around;
      const name = to === 'Rm' ? 'R_\\mathrm{m}' : `\\mathrm{${to}}`;
      const inserted =
        x1 === x2
          ? `${from} = ${plain(x1)}`
          : `= ${plain(y1)} + (${plain(given.value)} − ${plain(x1)})/(${plain(x2)} − ${plain(x1)}) × (${plain(y2)} − ${plain(y1)})`;
      return [
        { formula: `${name}(\\mathrm{${from}})`, inserted, result: plain(Math.round(value * 10) / 10) },
      ];
    });
    const best = values['RmBest'];
    if (typeof best === 'number') {
      const { intercept, slope, crossValidated, rows } = tensileStrengthLine;
      lines.push({
        formula: `R_\\mathrm{m} = (${slope.value} \\pm ${slope.error})\\,\\mathrm{HV} ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)},\\quad \\mathrm{RMSE} = ${crossValidated.rmse}\\,\\mathrm{MPa},\\quad n = ${rows}`,
        inserted: `= ${plain(slope.value)} × ${plain(numberIn(values, 'HV'))} ${intercept < 0 ? '−' : '+'} ${plain(Math.abs(intercept))}`,
        result: `${best.toFixed(0)} MPa`,
      });
    }
    const thumb = values['approximateHRC'];
    if (typeof thumb !== 'number') return [...first, rule, ...lines];
    const vickers = plain(numberIn(values, 'HV'));
    return [
      ...first,
      rule,
      ...lines,
      {
        formula: '\\mathrm{HRC} \\approx 116 - 1500/\\sqrt{\\mathrm{HV}}',
        inserted: `= 116 − 1500/√${vickers}`,
        result: thumb.toFixed(1),
      },
    ];
  },
  charts: [
    {
      key: 'rockwell',
      draw: (entered, values) =>
        drawRockwell(entered.material, values, headlineOf(measured(entered).scale, entered.material, values)),
    },
    { key: 'brinell', draw: ({ material }, values) => drawBrinell(material, values) },
  ],
});
