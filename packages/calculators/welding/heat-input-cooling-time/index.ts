/** Heat input and cooling time t8/5 of an arc weld, and the resulting hardness of the heat-affected zone. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { roundedEnds } from '../../core/numbers.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { findRoot } from '../../formulas/mathematics/find-root.ts';
import * as cooling from '../../formulas/welding/weld-cooling.ts';
import { alloyRemarks, isHighAlloy } from '../weld-steel.ts';
import { drawHardness, drawTimeOverHeat, drawTimeOverThickness } from './charts.ts';
import { heatExamples } from './examples.ts';
import { hardnessOf, steelRemarks, withheldValues } from './hardness.ts';
import { hardnessVerdict } from './hardness-check.ts';
import { heatInputs, type processes } from './inputs.ts';
import { hardnessModels } from './models.ts';

/** Joint factors F2 and F3 of EN 1011-2, Table D.1. F2 of single-run fillets ranges from 0.45 to 0.9 and is 0.67 near d_t. */
const joints = {
  plate: { two: 1, three: 1 },
  butt: { two: 0.9, three: 0.9 },
  'fillet-corner': { two: 0.67, three: 0.67 },
  'fillet-t': { two: 0.67, three: 0.67 },
} as const;

const limits = { none: null, '350': 350, '380': 380, '450': 450 } as const;

type Given = {
  readonly energyBy: 'electrical' | 'arc-energy' | 'heat-input';
  readonly voltageV: number;
  readonly currentA: number;
  readonly speedMmS: number;
  readonly arcEnergyKJmm: number;
  readonly heatInputKJmm: number;
  readonly process: (typeof processes)[number];
  readonly thicknessMm: number;
  readonly preheatC: number;
  readonly joint: keyof typeof joints | 'custom';
  readonly factor2: number;
  readonly factor3: number;
  readonly windowFromS: number;
  readonly windowToS: number;
  readonly wantedTimeS: number;
  readonly hardnessLimit: keyof typeof limits;
  readonly steel: Composition;
};

function weldOf(given: Given) {
  const arc =
    given.energyBy === 'electrical'
      ? cooling.arcEnergy(given.voltageV, given.currentA, given.speedMmS)
      : given.energyBy === 'arc-energy'
        ? given.arcEnergyKJmm
        : null;
  const efficiency = cooling.thermalEfficiency[given.process];
  const heatInput = arc === null ? given.heatInputKJmm : efficiency * arc;
  const factors =
    given.joint === 'custom' ? { two: given.factor2, three: given.factor3 } : joints[given.joint];
  return {
    arc,
    efficiency,
    heatInput,
    factors,
    ...cooling.coolingTime(heatInput, given.thicknessMm, given.preheatC, factors),
  };
}

/** Returns the preheat in °C (0 to 450) that gives the target cooling time. */
function preheatFor(given: Given, heatInput: number, factors: cooling.JointFactors): number | null {
  const miss = (celsius: number) =>
    cooling.coolingTime(heatInput, given.thicknessMm, celsius, factors).seconds - given.wantedTimeS;
  return findRoot(miss, 0, 450);
}

/** Returns the remarks on the cooling time of an unalloyed or low-alloy steel. */
function remarks(given: Given, seconds: number, transition: number): Warning[] {
  const found: Warning[] = [];
  if (seconds < 3) found.push({ code: 'very_fast', level: 'warning' });
  if (seconds > 30) found.push({ code: 'very_slow', level: 'warning' });
  const params = { least: given.windowFromS, most: given.windowToS };
  if (params.least >= params.most) found.push({ code: 'empty_window', level: 'warning', params });
  else if (seconds < given.windowFromS || seconds > given.windowToS)
    found.push({ code: 'outside_window', level: 'warning', params });
  const near = given.thicknessMm / transition;
  if (near > 0.8 && near < 1.25)
    found.push({ code: 'near_transition', level: 'note', source: 'en-1011-2-d' });
  if (given.joint.startsWith('fillet'))
    found.push({ code: 'fillet_factor', level: 'note', source: 'en-1011-2-d' });
  found.push({ code: 'hardness_scatter', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'heat-input-cooling-time',
  version: '1.4',
  changes: [
    { version: '1.4', date: '2026-11-29', key: 'steelRange' },
    { version: '1.3', date: '2026-11-27', key: 'unconfirmed' },
    { version: '1.2', date: '2026-11-26', key: 'uncertain' },
    { version: '1.1', date: '2026-11-22', key: 'meanInRange' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: heatInputs,
  outputs: [
    { key: 'coolingTimeS', unit: 's', symbol: 't_{8/5}', digits: 1, figures: 3, role: 'answer' },
    { key: 'heatInputKJmm', unit: 'kJ/mm', symbol: 'Q', digits: 2, role: 'quantity' },
    { key: 'arcEnergyKJmm', unit: 'kJ/mm', symbol: 'E', digits: 2, role: 'quantity' },
    { key: 'heatInputKJcm', unit: 'kJ/cm', symbol: 'Q', digits: 2, role: 'detail' },
    {
      key: 'transitionThicknessMm',
      unit: 'mm',
      symbol: 'd_\\mathrm{t}',
      digits: 1,
      figures: 3,
      role: 'quantity',
    },
    { key: 'regime', unit: '1', role: 'quantity', choices: ['2D', '3D'] },
    { key: 'coolingRateCPerS', unit: 'C/s', symbol: 'R_{540}', digits: 1, figures: 3, role: 'quantity' },
    { key: 'heatInputForTimeKJmm', unit: 'kJ/mm', digits: 2, role: 'quantity' },
    { key: 'preheatForTimeC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'hardnessYurioka', unit: 'HV', digits: 0, role: 'model' },
    { key: 'hardnessDuren', unit: 'HV', digits: 0, role: 'model' },
    { key: 'hardnessSuzuki', unit: 'HV', digits: 0, role: 'model' },
    { key: 'meanHardness', unit: 'HV', digits: 0, role: 'quantity' },
    { key: 'hardnessCheck', unit: '1', role: 'quantity', choices: ['passed', 'uncertain', 'not-passed'] },
    { key: 'martensiteHardness', unit: 'HV', symbol: 'H_\\mathrm{M}', digits: 0, role: 'quantity' },
    { key: 'bainiteHardness', unit: 'HV', symbol: 'H_\\mathrm{B}', digits: 0, role: 'quantity' },
    { key: 'martensiteTimeS', unit: 's', symbol: 't_\\mathrm{M}', digits: 2, role: 'quantity' },
    { key: 'bainiteTimeS', unit: 's', symbol: 't_\\mathrm{B}', digits: 1, role: 'quantity' },
  ],
  sources: ['en-1011-2-d', 'yurioka-1987', 'lorenz-duren', 'suzuki-1985', 'iso-15614-1'],
  models: hardnessModels,
  spreads: [/^hardness/],
  recommend: () => 'hardnessYurioka',
  examples: heatExamples,
  compute: (given) => {
    const { arc, heatInput, factors, regime, seconds, transition } = weldOf(given);
    const hard = hardnessOf(given.steel, seconds);
    const limit = limits[given.hardnessLimit];
    const warnings: Warning[] = [...steelRemarks(given.steel, hard)];
    if (given.energyBy !== 'heat-input') warnings.push({ code: 'efficiency_included', level: 'note' });
    const ofWeld = { heatInputKJmm: heatInput, arcEnergyKJmm: arc, heatInputKJcm: heatInput * 10 };
    if (isHighAlloy(given.steel)) return { values: { ...ofWeld, ...withheldValues }, warnings };
    const preheat = preheatFor(given, heatInput, factors);
    warnings.push(...remarks(given, seconds, transition));
    if (hard.mean && hard.mean.spread > 30)
      warnings.push({
        code: 'models_differ',
        level: 'note',
        params: { ...roundedEnds([hard.mean.low, hard.mean.high], 'HV'), unit: 'HV' },
      });
    if (preheat === null)
      warnings.push({ code: 'no_preheat_gives', level: 'note', params: { time: given.wantedTimeS } });
    return {
      values: {
        ...ofWeld,
        coolingTimeS: seconds,
        transitionThicknessMm: transition,
        regime,
        coolingRateCPerS: 300 / seconds,
        heatInputForTimeKJmm: cooling.heatInputFor(
          given.wantedTimeS,
          given.thicknessMm,
          given.preheatC,
          factors,
        ),
        preheatForTimeC: preheat,
        ...hard.values,
        meanHardness: hard.mean?.mean ?? null,
        hardnessCheck:
          limit === null || hard.mean === null ? null : hardnessVerdict(hard.mean.highest, limit),
      },
      warnings,
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { arc, efficiency, heatInput, factors, regime, seconds } = weldOf(given);
    const [q, t0, d] = [plain(heatInput), plain(given.preheatC), plain(given.thicknessMm)];
    const lines: FormulaLine[] = [];
    if (given.energyBy === 'electrical') {
      lines.push({
        formula: 'E = \\frac{U I}{1000\\,v}',
        inserted: `= ${plain(given.voltageV)} × ${plain(given.currentA)}/(1000 × ${plain(given.speedMmS)})`,
        result: `${plain(arc ?? 0)} kJ/mm`,
      });
    }
    if (arc !== null)
      lines.push({
        formula: 'Q = k E',
        inserted: `= ${plain(efficiency)} × ${plain(arc)}`,
        result: `${q} kJ/mm`,
      });
    if (isHighAlloy(given.steel)) return lines;
    lines.push(
      {
        formula: 'd_\\mathrm{t}:\\ t_\\mathrm{2D} = t_\\mathrm{3D}',
        result: `${plain(numberIn(values, 'transitionThicknessMm'))} mm`,
      },
      regime === '3D'
        ? {
            formula: 't_{8/5} = (6700 - 5T_0)\\,Q\\left[\\frac{1}{500-T_0} - \\frac{1}{800-T_0}\\right]F_3',
            inserted: `= (6700 − 5 × ${t0}) × ${q} × [1/(500 − ${t0}) − 1/(800 − ${t0})] × ${plain(factors.three)}`,
            result: `${plain(seconds)} s`,
          }
        : {
            formula:
              't_{8/5} = (4300 - 4.3T_0)\\cdot 10^5\\,\\frac{Q^2}{d^2}\\left[\\frac{1}{(500-T_0)^2} - \\frac{1}{(800-T_0)^2}\\right]F_2',
            inserted: `= (4300 − 4.3 × ${t0}) × 10⁵ × ${q}²/${d}² × [1/(500 − ${t0})² − 1/(800 − ${t0})²] × ${plain(factors.two)}`,
            result: `${plain(seconds)} s`,
          },
      {
        formula: 'R_{540} \\approx 300/t_{8/5}',
        inserted: `= 300/${plain(seconds)}`,
        result: `${plain(300 / seconds)} °C/s`,
      },
    );
    return lines;
  },
  charts: [
    { key: 'timeOverHeat', draw: (given) => drawTimeOverHeat(drawn(given)) },
    { key: 'timeOverThickness', draw: (given) => drawTimeOverThickness(drawn(given)) },
    {
      key: 'hardnessOverTime',
      draw: (given) => drawHardness(given.steel, drawn(given), limits[given.hardnessLimit]),
    },
  ],
});

function drawn(given: Given) {
  const { heatInput, factors, seconds } = weldOf(given);
  const window = [given.windowFromS, given.windowToS] as const;
  const isWithheld = isHighAlloy(given.steel);
  const isBeyond = isWithheld || alloyRemarks('alloyed', given.steel, []).length > 0;
  const weld = { heatInput, thickness: given.thicknessMm, preheat: given.preheatC, factors, seconds };
  return { ...weld, window, isBeyond, isWithheld };
}
