/** Austenite grain diameter by regression on measured steels, with its band. */
import type { FormulaLine, Output, OutputValues, Warning } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { farFromData } from '../../formulas/measured/far-from-data.ts';
import { fittedValue } from '../../formulas/measured/fitted-model.ts';
import {
  additivePower,
  beyondMeasured,
  grainDiameter,
  grainGrowthModel,
  grainGrowthTerms,
  measuredContents,
  timePower,
} from '../../formulas/measured/grain-growth.ts';
import { regressionLines } from '../../formulas/measured/regression-lines.ts';
import { sizeFromIntercept } from '../../formulas/microstructure/grain-size.ts';

/** Steel, holding conditions and initial grain size (null if not measured). */
export type Hold = {
  readonly steel: Composition;
  readonly temperatureC: number;
  readonly timeH: number;
  readonly initialDiameterUm: number | null;
};

export const bestOutputs: readonly Output[] = [
  {
    key: 'bestUm',
    unit: 'um',
    symbol: 'd',
    digits: 1,
    role: 'answer',
    band: { low: 'best90LowUm', high: 'best90HighUm' },
  },
  { key: 'best90LowUm', unit: 'um', digits: 1, role: 'quantity' },
  { key: 'best90HighUm', unit: 'um', digits: 1, role: 'quantity' },
  {
    key: 'bestGrainSize',
    unit: '1',
    symbol: 'G',
    digits: 1,
    role: 'quantity',
    band: { low: 'best90LowGrainSize', high: 'best90HighGrainSize' },
  },
  { key: 'best90LowGrainSize', unit: '1', digits: 1, role: 'quantity' },
  { key: 'best90HighGrainSize', unit: '1', digits: 1, role: 'quantity' },
];

const heldOf = ({ steel, temperatureC, timeH }: Hold) => ({ steel, celsius: temperatureC, hours: timeH });

/** Returns the diameter and band in µm. */
const bestOf = (hold: Hold) => grainDiameter(heldOf(hold), hold.initialDiameterUm);

/** Returns the grain size number G of a mean intercept in µm (ASTM E112). */
export const numberOf = (micrometres: number): number => sizeFromIntercept(convert(micrometres, 'um', 'mm'));

export function bestValues(hold: Hold): OutputValues {
  const { value, low, high } = bestOf(hold);
  return {
    bestUm: value,
    best90LowUm: low,
    best90HighUm: high,
    bestGrainSize: numberOf(value),
    // A larger number means a finer grain.
    best90LowGrainSize: numberOf(high),
    best90HighGrainSize: numberOf(low),
  };
}

/** Returns a remark for each element above its highest measured content. */
const contentRemarks = (steel: Composition): readonly Warning[] =>
  Object.entries(measuredContents).flatMap(([key, max]): readonly Warning[] => {
    const value = percentOf(steel, key as ElementSymbol);
    if (value <= max) return [];
    return [
      {
        code: 'content_not_measured',
        level: 'warning',
        params: { key, value, unit: 'wt%', max },
        outside: bestOutputs.map((output) => output.key),
        source: 'sahin-grain-growth',
      },
    ];
  });

/** Returns the diameter in µm with its band for the diagrams; without band beyond the measured contents. */
export function drawnBest(hold: Hold): Readonly<Record<string, number>> {
  const { value, low, high } = bestOf(hold);
  const hasBand = contentRemarks(hold.steel).length === 0;
  return { bestUm: value, ...(hasBand && { lowUm: low, highUm: high }) };
}

/** Returns the remarks: where the best value is outside the measured range, and on which data it is based. */
export function bestRemarks(hold: Hold): readonly Warning[] {
  const contents = contentRemarks(hold.steel);
  const fit = { model: grainGrowthModel, source: 'sahin-grain-growth' } as const;
  // This remark states a wider band, which does not hold beyond the measured contents.
  const far = contents.length === 0 ? farFromData('bestUm', fit, hold.steel, bestOf(hold)) : null;
  return [
    ...contents,
    ...(far ? [{ ...far, outside: ['bestGrainSize'] }] : []),
    ...(beyondMeasured(hold.temperatureC) > 0
      ? [
          {
            code: 'hold_not_measured',
            level: 'warning',
            params: { output: 'bestUm', ...grainGrowthModel.treated },
            outside: ['bestGrainSize'],
            source: 'sahin-grain-growth',
          } as const,
        ]
      : []),
    {
      code: 'laboratories_differ',
      level: 'note',
      params: { output: 'bestUm' },
      source: 'sahin-grain-growth',
    },
  ];
}

/** Returns the lines of the regression with its standard errors, and the data of its band. */
export function bestLines(hold: Hold, values: OutputValues): readonly FormulaLine[] {
  const held = heldOf(hold);
  const target = fittedValue(grainGrowthModel, grainGrowthTerms, held);
  const { value, low, high } = bestOf(hold);
  const band = values['best90LowUm'] === null ? null : { low: Math.log(low), high: Math.log(high) };
  return [
    ...regressionLines(
      {
        symbol: '\\ln d_1',
        bandSymbol: '\\ln d',
        unit: '',
        differenceTex: '',
        model: grainGrowthModel,
        terms: grainGrowthTerms,
      },
      held,
      band,
      target,
    ),
    {
      formula: `d = \\left(d_0^{${additivePower}} + (d_1\\,t^{${timePower}})^{${additivePower}}\\right)^{1/${additivePower}}`,
      inserted: `d0 = ${plain(hold.initialDiameterUm ?? 0)} µm, d1 = ${Math.exp(target).toFixed(1)} µm, t = ${plain(hold.timeH)} h`,
      result: `${value.toFixed(1)} µm`,
    },
  ];
}
