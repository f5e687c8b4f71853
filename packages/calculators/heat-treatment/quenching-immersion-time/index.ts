/**
 * Quenching immersion time: minutes in the bath until the bar reaches the target temperature, and the mean temperature
 * of the bar at that time.
 */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { isCrackingMedium } from '../../formulas/hardenability/quench-cracking.ts';
import { severities } from '../../formulas/hardenability/quench-severity.ts';
import * as quench from '../../formulas/heating/immersion-time.ts';
import { filmOfSeverity, severityOfFilm } from '../../formulas/quenching/medium.ts';
import { drawCooling, drawTimeOverSize } from './charts.ts';
import { quenchingImmersionTimeExamples } from './examples.ts';
import { quenchingImmersionTimeInputs } from './inputs.ts';

type Given = {
  readonly shape: 'round' | 'rectangular';
  readonly diameterMm: number;
  readonly thicknessMm: number;
  readonly widthMm: number;
  readonly medium: keyof typeof severities | 'custom';
  readonly heatTransferWm2K: number;
  readonly conductivityWmK: number;
  readonly densityKgM3: number;
  readonly specificHeatJkgK: number;
  readonly criterion: 'centre' | 'average' | 'martensite';
  readonly centreTargetC: number;
  readonly averageTargetC: number;
  readonly martensiteStartC: number;
};

function bathOf(given: Given): quench.Bath {
  const { medium, conductivityWmK: conductivity, densityKgM3, specificHeatJkgK } = given;
  const film =
    medium === 'custom' ? given.heatTransferWm2K : filmOfSeverity(severities[medium], conductivity);
  return {
    filmCoefficient: film,
    conductivity,
    diffusivity: conductivity / (densityKgM3 * specificHeatJkgK),
  };
}

/** Returns the severity in 1/inch, also of a film coefficient that the user entered. */
const severityOf = ({ medium, heatTransferWm2K, conductivityWmK }: Given): number =>
  medium === 'custom' ? severityOfFilm(heatTransferWm2K, conductivityWmK) : severities[medium];

function sectionOf({ shape, diameterMm, thicknessMm, widthMm }: Given): quench.Section {
  if (shape === 'round') return { shape, diameter: convert(diameterMm, 'mm', 'm') };
  // The orientation of the bar has no effect; the smaller side is its thickness.
  const [thin, wide] = [Math.min(thicknessMm, widthMm), Math.max(thicknessMm, widthMm)];
  return { shape, thickness: convert(thin, 'mm', 'm'), width: convert(wide, 'mm', 'm') };
}

/** Returns the target position and temperature in the bar. */
function aimOf(given: Given): { readonly place: 'centre' | 'mean'; readonly celsius: number } {
  if (given.criterion === 'average') return { place: 'mean', celsius: given.averageTargetC };
  const celsius = given.criterion === 'centre' ? given.centreTargetC : given.martensiteStartC - 100;
  return { place: 'centre', celsius };
}

/** Returns a problem unless the target temperature is above the bath temperature. */
function brokenRules(given: Given & { readonly bathTemperatureC: number }): readonly Problem[] {
  const { celsius } = aimOf(given);
  if (celsius > given.bathTemperatureC) return [];
  const key = { centre: 'centreTargetC', average: 'averageTargetC', martensite: 'martensiteStartC' }[
    given.criterion
  ];
  return [{ key, code: 'not_above_bath', params: { target: celsius, bath: given.bathTemperatureC } }];
}

function remarks(given: Given, reached: boolean): Warning[] {
  const found: Warning[] = [];
  if (!reached)
    found.push({ code: 'never_reached', level: 'warning', params: { target: aimOf(given).celsius } });
  if (isCrackingMedium(severityOf(given))) found.push({ code: 'crack_risk', level: 'warning' });
  if (given.shape === 'rectangular' && given.widthMm < given.thicknessMm) {
    found.push({ code: 'width_below_thickness', level: 'note' });
  }
  found.push({ code: 'average_film', level: 'note', source: 'grossmann-bain' });
  found.push({ code: 'short_pieces', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'quenching-immersion-time',
  version: '1.2',
  changes: [
    { version: '1.2', date: '2026-11-30', key: 'anyWidth' },
    { version: '1.1', date: '2026-11-22', key: 'smallerSide' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: quenchingImmersionTimeInputs,
  outputs: [
    { key: 'immersionTimeMin', unit: 'min', symbol: 't', digits: 2, figures: 2, role: 'answer' },
    { key: 'averageTemperatureC', unit: 'C', symbol: 'T_\\mathrm{m}', digits: 0, role: 'quantity' },
    { key: 'centreTemperatureC', unit: 'C', symbol: 'T_\\mathrm{c}', digits: 0, role: 'quantity' },
    { key: 'surfaceTemperatureC', unit: 'C', symbol: 'T_\\mathrm{s}', digits: 0, role: 'quantity' },
    {
      key: 'heatTransferCoefficientWm2K',
      unit: 'W/m2K',
      symbol: 'h',
      digits: 0,
      figures: 2,
      role: 'quantity',
    },
    { key: 'biot', unit: '1', symbol: '\\mathrm{Bi}', digits: 2, figures: 2, role: 'quantity' },
    {
      key: 'regularRegimeTimeMin',
      unit: 'min',
      symbol: 't_\\mathrm{K}',
      digits: 2,
      figures: 2,
      role: 'quantity',
    },
  ],
  sources: ['incropera', 'grossmann-bain', 'kobasko'],
  examples: quenchingImmersionTimeExamples,
  check: (given) => brokenRules(given),
  compute: (given) => {
    const { austenitizingTemperatureC: start, bathTemperatureC: bathC } = given;
    const [section, bath, aim] = [sectionOf(given), bathOf(given), aimOf(given)];
    const cooling = quench.coolingOf(section, bath);
    const share = (aim.celsius - bathC) / (start - bathC);
    const seconds = quench.timeUntil(cooling, aim.place, share);
    const left = seconds === null ? null : cooling(seconds);
    const celsius = (part: number | undefined): number | null =>
      part === undefined ? null : bathC + (start - bathC) * part;
    const closed = aim.place === 'centre' ? quench.regularRegimeTime(section, bath, share) : null;
    return {
      values: {
        immersionTimeMin: seconds === null ? null : convert(seconds, 's', 'min'),
        averageTemperatureC: celsius(left?.mean),
        centreTemperatureC: celsius(left?.centre),
        surfaceTemperatureC: celsius(left?.surface),
        heatTransferCoefficientWm2K: bath.filmCoefficient,
        biot: quench.biotNumber(section, bath),
        regularRegimeTimeMin: closed === null ? null : convert(closed, 's', 'min'),
      },
      warnings: remarks(given, seconds !== null),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const bath = bathOf(given);
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const half =
      (given.shape === 'round' ? given.diameterMm : Math.min(given.thicknessMm, given.widthMm)) / 2000;
    const round = given.shape === 'round';
    const k = plain(bath.conductivity);
    const reached = values['immersionTimeMin'] !== null;
    return [
      given.medium === 'custom'
        ? { formula: 'h', inserted: `= ${plain(bath.filmCoefficient)} W/(m²·K)` }
        : {
            formula: 'h = 2 k H',
            inserted: `= 2 × ${k} × ${severities[given.medium]}/0.0254`,
            result: `${shown('heatTransferCoefficientWm2K', 0)} W/(m²·K)`,
          },
      {
        formula: '\\mathrm{Bi} = h L / k',
        inserted: `= ${shown('heatTransferCoefficientWm2K', 1)} × ${plain(half)}/${k}`,
        result: shown('biot', 3),
      },
      {
        formula: 'a = k/(\\rho c_p)',
        inserted: `= ${k}/(${plain(given.densityKgM3)} × ${plain(given.specificHeatJkgK)})`,
        result: `${(bath.diffusivity * 1e6).toFixed(3)} × 10⁻⁶ m²/s`,
      },
      {
        formula: round
          ? '\\theta = \\sum_n C_n J_0(\\zeta_n r/R)\\, e^{-\\zeta_n^2 a t/R^2},\\quad \\zeta_n J_1(\\zeta_n) = \\mathrm{Bi}\\, J_0(\\zeta_n)'
          : '\\theta = \\theta_D\\,\\theta_W,\\quad \\theta = \\sum_n C_n \\cos(\\zeta_n x/L)\\, e^{-\\zeta_n^2 a t/L^2},\\quad \\zeta_n \\tan\\zeta_n = \\mathrm{Bi}',
        ...(reached ? { result: `t = ${shown('immersionTimeMin', 2)} min` } : {}),
      },
      {
        formula: 'T = T_\\mathrm{b} + (T_\\mathrm{aus} - T_\\mathrm{b})\\,\\theta',
        ...(reached ? { result: `${shown('averageTemperatureC', 0)} °C` } : {}),
      },
    ];
  },
  charts: [
    {
      key: 'cooling',
      draw: (given, values) =>
        drawCooling(quench.coolingOf(sectionOf(given), bathOf(given)), {
          start: given.austenitizingTemperatureC,
          bath: given.bathTemperatureC,
          aim: aimOf(given),
          ...(given.criterion === 'martensite' ? { martensiteStart: given.martensiteStartC } : {}),
          minutes: values['immersionTimeMin'] as number | null,
        }),
    },
    {
      key: 'timeOverSize',
      draw: (given, values) => {
        const bath = bathOf(given);
        const { bathTemperatureC: bathC, austenitizingTemperatureC: start } = given;
        const film = (medium: keyof typeof severities) => bathOf({ ...given, medium }).filmCoefficient;
        return drawTimeOverSize({
          section: sectionOf(given),
          bath,
          place: aimOf(given).place,
          share: (aimOf(given).celsius - bathC) / (start - bathC),
          minutes: values['immersionTimeMin'] as number | null,
          others: [
            ['oilGood', film('oil-good')],
            ['polymer', film('polymer')],
            ['waterAgitated', film('water-agitated')],
            ['waterViolent', film('water-violent')],
          ],
        });
      },
    },
  ],
});
