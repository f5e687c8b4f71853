/** Forging load: force, pressure and work of upsetting, strip forging and cogging, compared with the capacity of the press. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as load from '../../formulas/forging/forging-load.ts';
import {
  contactArea,
  discAt,
  flowStress,
  forceBy,
  type LoadCase,
  loadModels,
  recommended,
  stripFriction,
} from './case.ts';
import { drawBite, drawForce, drawPressure } from './charts.ts';
import { loadExamples } from './examples.ts';
import { loadInputs } from './inputs.ts';

const formulas = {
  loadIdealMN: '\\sigma A',
  loadSiebelMN: '\\sigma A\\left(1 + \\frac{\\mu D}{3 h}\\right)',
  loadGrooverMN: '\\sigma A\\left(1 + \\frac{0.4\\,\\mu D}{h}\\right)',
  loadFrictionFactorMN: '\\sigma A\\left(1 + \\frac{m D}{3\\sqrt{3}\\,h}\\right)',
  loadSlabMN:
    '2\\pi\\int_0^{D/2} p\\,r\\,\\mathrm{d}r,\\quad \\frac{\\mathrm{d}p}{\\mathrm{d}r} = -\\tfrac{2}{h}\\min\\left(\\mu p, \\tfrac{\\sigma}{\\sqrt{3}}\\right),\\quad p(D/2) = \\sigma',
  loadStripMN: '2L\\int_0^{w/2} p\\,\\mathrm{d}x,\\quad p = \\tfrac{2}{\\sqrt{3}}\\,\\sigma\\,e^{2\\mu x/h}',
  loadCoggingMN:
    '\\sigma\\,b\\,s\\left(1 + \\tfrac{1}{2}\\mu\\frac{s}{h} + \\tfrac{1}{4}\\frac{h}{s}\\right)',
} as const;
const outputs = Object.values(loadModels).flat();

function upsetRemarks(given: LoadCase): Warning[] {
  const found: Warning[] = [];
  const disc = discAt(given, given.finalHeightMm);
  if (given.heightMm > 2.5 * given.diameterMm)
    found.push({
      code: 'buckling',
      level: 'warning',
      params: { ratio: Number((given.heightMm / given.diameterMm).toPrecision(3)) },
    });
  const core = load.stickingRadius(disc, given.friction);
  if (core > 0)
    found.push({
      code: 'disc_sticks',
      level: 'note',
      params: { diameter: Number((2 * convert(core, 'm', 'mm')).toPrecision(3)) },
    });
  return found;
}

/** Utilisation of the press in % above which the exact number is meaningless. */
const farAbove = 1000;

function remarks(given: LoadCase, share: number): Warning[] {
  const found: Warning[] = given.mode === 'upset' ? upsetRemarks(given) : [];
  const { mode, biteMm, finalHeightMm } = given;
  if (mode === 'strip' && given.friction > 0.5) found.push({ code: 'strip_friction', level: 'note' });
  if (mode === 'cogging') {
    const ratio = Number((biteMm / finalHeightMm).toPrecision(3));
    if (ratio < 0.33) found.push({ code: 'narrow_bite', level: 'warning', params: { ratio } });
    else if (ratio < 0.5) found.push({ code: 'bite_below_half', level: 'note', params: { ratio } });
  }
  if (share > given.usablePercent && Number.isFinite(share))
    found.push(
      share > farAbove
        ? { code: 'far_above_press', level: 'warning', explains: ['utilisationPercent'] }
        : { code: 'press_too_small', level: 'warning', params: { share: Number(share.toPrecision(3)) } },
    );
  if (given.flowStressBy === 'power' && given.finalHeightMm === given.heightMm)
    found.push({ code: 'no_strain', level: 'note' });
  found.push({ code: 'barrelling', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'forging-load',
  version: '1.8',
  changes: [
    { version: '1.8', date: '2026-11-27', key: 'slabExample' },
    { version: '1.7', date: '2026-11-27', key: 'frictionBand' },
    { version: '1.6', date: '2026-11-27', key: 'frictionUnconfirmed' },
    { version: '1.5', date: '2026-11-26', key: 'unconfirmed' },
    { version: '1.4', date: '2026-11-26', key: 'smallParts' },
    { version: '1.3', date: '2026-11-26', key: 'steepLoad' },
    { version: '1.2', date: '2026-11-26', key: 'namedTogether' },
    { version: '1.1', date: '2026-11-22', key: 'mixedFriction' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: loadInputs,
  outputs: [
    { key: 'loadMN', unit: 'MN', symbol: 'F', digits: 1, figures: 3, role: 'answer' },
    { key: 'utilisationPercent', unit: '%', digits: 2, figures: 3, role: 'quantity' },
    { key: 'pressFits', unit: '1', role: 'quantity', choices: ['yes', 'no'] },
    { key: 'meanPressureMPa', unit: 'MPa', symbol: 'p_\\mathrm{m}', digits: 1, role: 'quantity' },
    { key: 'workMJ', unit: 'MJ', symbol: 'W', digits: 2, figures: 3, role: 'quantity' },
    { key: 'strain', unit: '1', symbol: '\\varphi', digits: 3, role: 'quantity' },
    { key: 'strainRatePerS', unit: '1/s', symbol: '\\dot\\varphi', digits: 3, role: 'quantity' },
    { key: 'usedFlowStressMPa', unit: 'MPa', symbol: '\\sigma', digits: 1, role: 'quantity' },
    { key: 'finalDiameterMm', unit: 'mm', symbol: 'D_1', digits: 1, role: 'quantity' },
    { key: 'slidingMm', unit: 'mm', symbol: 'x_\\mathrm{s}', digits: 2, role: 'quantity' },
    ...outputs.map((key) => ({ key, unit: 'MN', digits: 3, figures: 3, role: 'model' }) as const),
  ],
  sources: ['siebel-lange', 'groover', 'avitzur-1968', 'bishop-1958', 'ghosh-mallik'],
  models: [
    { output: 'loadIdealMN', formula: formulas.loadIdealMN, source: 'groover' },
    { output: 'loadSiebelMN', formula: formulas.loadSiebelMN, source: 'siebel-lange', confirmed: false },
    { output: 'loadGrooverMN', formula: formulas.loadGrooverMN, source: 'groover' },
    {
      output: 'loadFrictionFactorMN',
      formula: formulas.loadFrictionFactorMN,
      source: 'avitzur-1968',
      confirmed: false,
    },
    { output: 'loadSlabMN', formula: formulas.loadSlabMN, source: 'bishop-1958' },
    { output: 'loadStripMN', formula: formulas.loadStripMN, source: 'ghosh-mallik' },
    { output: 'loadCoggingMN', formula: formulas.loadCoggingMN, source: 'siebel-lange', confirmed: false },
  ],
  // The load without friction is a lower bound instead of an estimate.
  spreads: [/^load(?!Ideal)/],
  recommend: (given) => recommended(given),
  examples: loadExamples,
  check: (given) =>
    given.finalHeightMm > given.heightMm
      ? [{ key: 'finalHeightMm', code: 'higher_than_before', params: { value: given.heightMm } }]
      : [],
  compute: (given) => {
    const { finalHeightMm: height, mode } = given;
    const model = recommended(given);
    const newtons = forceBy(model, given, height);
    const share = newtons / convert(given.pressMN, 'MN', 'kN') / 10;
    const work = load.forgingWork(
      (metre) => forceBy(model, given, metre * 1000),
      given.heightMm / 1000,
      height / 1000,
    );
    const shown: readonly string[] = loadModels[mode];
    const disc = discAt(given, height);
    const sliding =
      mode === 'upset'
        ? disc.diameter / 2 - load.stickingRadius(disc, given.friction)
        : load.slidingLength(height / 1000, stripFriction(given));
    return {
      values: {
        loadMN: newtons / 1e6,
        utilisationPercent: share > farAbove ? null : share,
        pressFits: share <= given.usablePercent ? 'yes' : 'no',
        meanPressureMPa: newtons / contactArea(given, height) / 1e6,
        workMJ: work / 1e6,
        strain: load.upsetStrain(given.heightMm, height),
        strainRatePerS: given.speedMmS / height,
        usedFlowStressMPa: flowStress(given, height) / 1e6,
        finalDiameterMm: mode === 'upset' ? disc.diameter * 1000 : null,
        slidingMm: mode !== 'cogging' && Number.isFinite(sliding) ? sliding * 1000 : null,
        ...Object.fromEntries(
          outputs.map((key) => [key, shown.includes(key) ? forceBy(key, given, height) / 1e6 : null]),
        ),
      },
      warnings: remarks(given, share),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const model = recommended(given);
    const { diameter } = discAt(given, given.finalHeightMm);
    const sizes =
      given.mode === 'upset'
        ? `D = ${plain(diameter * 1000)} mm`
        : given.mode === 'strip'
          ? `w = ${plain((given.widthMm * given.heightMm) / given.finalHeightMm)} mm, L = ${plain(given.lengthMm)} mm`
          : `b = ${plain(given.widthMm)} mm, s = ${plain(given.biteMm)} mm`;
    return [
      {
        formula: '\\varphi = \\ln(h_0/h_1)',
        inserted: `= ln(${plain(given.heightMm)}/${plain(given.finalHeightMm)})`,
        result: shown('strain', 4),
      },
      given.flowStressBy === 'power'
        ? {
            formula: '\\sigma = K\\,\\varphi^n',
            inserted: `= ${plain(given.strengthMPa)} × ${shown('strain', 4)}^${plain(given.hardeningExponent)}`,
            result: `${shown('usedFlowStressMPa', 1)} MPa`,
          }
        : { formula: '\\sigma', inserted: `= ${plain(given.flowStressMPa)} MPa` },
      {
        formula: `F = ${formulas[model]}`,
        inserted: `σ = ${shown('usedFlowStressMPa', 1)} MPa, μ = ${plain(given.friction)}, ${sizes}, h = ${plain(given.finalHeightMm)} mm`,
        ...(values['loadMN'] === null ? {} : { result: `${shown('loadMN', 3)} MN` }),
      },
      {
        formula: '\\dot\\varphi = v/h_1',
        inserted: `= ${plain(given.speedMmS)}/${plain(given.finalHeightMm)}`,
        result: `${plain(numberIn(values, 'strainRatePerS'))} s⁻¹`,
      },
    ];
  },
  charts: [
    { key: 'force', draw: (given) => drawForce(given) },
    {
      key: 'pressure',
      draw: (given) => (given.mode === 'cogging' ? drawBite(given) : drawPressure(given)),
    },
  ],
});
