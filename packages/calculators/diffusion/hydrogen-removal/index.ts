/** Hydrogen removal: holding time until hydrogen has left a forging, plate or weld. */
import { defineCalculator, type FormulaLine, type Problem, type Warning } from '../../core/calculator.ts';
import { roundedEnds } from '../../core/numbers.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { type DiffusionAuthor, diffusionDataBy } from '../../formulas/diffusion/diffusion-coefficients.ts';
import {
  measuredDiffusivity,
  pooledRange,
  trappedDiffusivity,
} from '../../formulas/diffusion/hydrogen-diffusivity.ts';
import * as outgassing from '../../formulas/diffusion/outgassing.ts';
import { drawContent, drawTimeOverSize } from './charts.ts';
import { hydrogenRemovalExamples } from './examples.ts';
import { hydrogenRemovalInputs } from './inputs.ts';
import { hydrogenRemovalModels } from './models.ts';
import {
  austeniteData,
  austenitic,
  type DiffusivityModel,
  ferriteTo,
  ferritic,
  isMeasured,
} from './range.ts';

type Given = {
  readonly shape: outgassing.Body['shape'];
  readonly thicknessMm: number;
  readonly widthMm: number;
  readonly diameterMm: number;
  readonly lengthMm: number;
  readonly temperatureC: number;
  readonly diffusivityModel: DiffusivityModel;
  readonly ownDiffusivityM2S: number;
  readonly bindingEnergyKjMol: number;
  readonly trapRatio: number;
  readonly initialPpm: number;
  readonly surfacePpm: number;
  readonly targetPpm: number;
  readonly place: 'mean' | 'centre';
  readonly timeH: number;
};

const mlPer100gByPpm = 1.11;

function bodyOf(given: Given, factor = 1): outgassing.Body {
  const metres = (mm: number): number => factor * convert(mm, 'mm', 'm');
  const { shape } = given;
  if (shape === 'plate') return { shape, thickness: metres(given.thicknessMm) };
  if (shape === 'bar') return { shape, thickness: metres(given.thicknessMm), width: metres(given.widthMm) };
  const diameter = metres(given.diameterMm);
  return shape === 'short-cylinder'
    ? { shape, diameter, length: metres(given.lengthMm) }
    : { shape, diameter };
}

/** Returns the diffusivity in m²/s; null where a model has no value. */
function diffusivityAt(
  given: Given,
  celsius: number,
  model: DiffusivityModel = given.diffusivityModel,
): number | null {
  const kelvin = convert(celsius, 'C', 'K');
  const by = (author: DiffusionAuthor): number | null =>
    diffusionDataBy(author, 'H', austenitic.includes(author) ? 'austenite' : 'ferrite')?.at(kelvin, 0) ??
    null;
  if (model === 'own') return given.ownDiffusivityM2S;
  // The measured steel is used at every temperature, because joining it with another model would cause a step in the
  // time.
  if (model === 'byTemperature' || model === 'coe') return measuredDiffusivity(kelvin);
  if (model !== 'oriani') return by(model);
  const lattice = by('kiuchi');
  const energy = convert(given.bindingEnergyKjMol, 'kJ/mol', 'J/mol');
  return lattice === null ? null : trappedDiffusivity(lattice, kelvin, energy, given.trapRatio);
}

/** Returns the product D·t in m² that is needed for the target. */
function wantedReach(given: Given, factor = 1): number | null {
  const { initialPpm, surfacePpm, targetPpm, place } = given;
  return outgassing.diffusionTimeProduct(
    bodyOf(given, factor),
    place,
    (targetPpm - surfacePpm) / (initialPpm - surfacePpm),
  );
}

function hoursFor(reach: number | null, diffusivity: number | null): number | null {
  return reach === null || diffusivity === null ? null : convert(reach / diffusivity, 's', 'h');
}

function contentAfter(given: Given, hours: number, diffusivity: number | null): outgassing.Shares | null {
  if (diffusivity === null) return null;
  const left = outgassing.sharesLeft(bodyOf(given), diffusivity * convert(hours, 'h', 's'));
  const ppm = (share: number): number => given.surfacePpm + (given.initialPpm - given.surfacePpm) * share;
  return { mean: ppm(left.mean), centre: ppm(left.centre) };
}

function brokenRules({ initialPpm, surfacePpm, targetPpm }: Given): readonly Problem[] {
  const params = { surface: surfacePpm };
  return [
    ...(initialPpm > surfacePpm ? [] : [{ key: 'initialPpm', code: 'not_above_surface', params }]),
    ...(targetPpm > surfacePpm ? [] : [{ key: 'targetPpm', code: 'not_above_surface', params }]),
  ];
}

/** Returns the remarks. @param hours hours to the target by each model, where defined */
function remarks(given: Given, hours: readonly number[]): Warning[] {
  const { temperatureC, diffusivityModel, initialPpm, targetPpm } = given;
  const found: Warning[] = [];
  const ferrite = diffusivityModel === 'byTemperature' || diffusivityModel in ferritic;
  const spread = Math.max(...hours) - Math.min(...hours);
  if (ferrite && spread > 0.1 * Math.max(...hours))
    found.push({
      code: 'models_differ',
      level: 'warning',
      params: { ...roundedEnds(hours, 'h'), unit: 'h' },
    });
  if (ferrite && temperatureC > ferriteTo)
    found.push({ code: 'not_ferritic', level: 'warning', outside: ['timeForTargetH'] });
  if (ferrite && temperatureC < 200) found.push({ code: 'low_temperature', level: 'warning' });
  if (ferrite && temperatureC > pooledRange.above && temperatureC < pooledRange.below) {
    const { from, to, percent } = pooledRange;
    found.push({ code: 'pooled', level: 'note', params: { from, to, percent }, source: 'coe-1969' });
  }
  const data = austeniteData(diffusivityModel);
  if (data && !isMeasured(diffusivityModel, temperatureC)) {
    const params = { key: 'temperatureC', value: temperatureC, unit: 'C', ...data.celsius };
    found.push({ code: 'outside_range', level: 'warning', params, source: data.source });
  }
  if (austenitic.includes(diffusivityModel)) found.push({ code: 'austenite_slow', level: 'note' });
  if (targetPpm >= initialPpm) found.push({ code: 'already_reached', level: 'note' });
  if (ferrite) found.push({ code: 'transform_first', level: 'note' });
  found.push({ code: 'coating', level: 'note' }, { code: 'bake_rules', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'hydrogen-removal',
  version: '1.9',
  changes: [
    { version: '1.9', date: '2026-11-29', key: 'monotone' },
    { version: '1.8', date: '2026-11-27', key: 'chosenModel' },
    { version: '1.7', date: '2026-11-27', key: 'confirmed' },
    { version: '1.6', date: '2026-11-26', key: 'unconfirmed' },
    { version: '1.5', date: '2026-11-26', key: 'comparedTemperatures' },
    { version: '1.4', date: '2026-11-26', key: 'noStep' },
    { version: '1.3', date: '2026-11-26', key: 'held' },
    { version: '1.2', date: '2026-11-26', key: 'measuredSteel' },
    { version: '1.1', date: '2026-11-24', key: 'spread' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: hydrogenRemovalInputs,
  outputs: [
    { key: 'timeForTargetH', unit: 'h', symbol: 't', digits: 1, figures: 3, role: 'answer' },
    {
      key: 'meanPpm',
      unit: 'ppm',
      symbol: '\\overline{\\mathrm{H}}',
      digits: 3,
      figures: 2,
      role: 'quantity',
    },
    {
      key: 'centrePpm',
      unit: 'ppm',
      symbol: '\\mathrm{H}_\\mathrm{c}',
      digits: 3,
      figures: 2,
      role: 'quantity',
    },
    { key: 'meanMlPer100g', unit: 'ml/100g', digits: 2, figures: 2, role: 'quantity' },
    { key: 'fourier', unit: '1', symbol: 'D t/L^2', digits: 4, figures: 2, role: 'quantity' },
    { key: 'diffusivityM2S', unit: 'm2/s', symbol: 'D', figures: 2, role: 'quantity' },
    { key: 'timeKiuchiH', unit: 'h', digits: 1, figures: 3, role: 'model' },
    { key: 'timeJohnsonHillH', unit: 'h', digits: 1, figures: 3, role: 'model' },
    { key: 'timeCoeH', unit: 'h', digits: 1, figures: 3, role: 'model' },
    { key: 'timeOrianiH', unit: 'h', digits: 1, figures: 3, role: 'model' },
  ],
  sources: ['crank', 'kiuchi-1983', 'johnson-1960', 'coe-1969', 'oriani-1970', 'perng-1986', 'reiter-1996'],
  models: hydrogenRemovalModels,
  spreads: [/^time/],
  recommend: () => ferritic.coe,
  examples: hydrogenRemovalExamples,
  check: (given) => brokenRules(given),
  compute: (given) => {
    const diffusivity = diffusivityAt(given, given.temperatureC);
    const reach = wantedReach(given);
    const left = contentAfter(given, given.timeH, diffusivity);
    const byModel = Object.entries(ferritic).map(([model, key]) => {
      const own = diffusivityAt(given, given.temperatureC, model as keyof typeof ferritic);
      return [key, austenitic.includes(given.diffusivityModel) ? null : hoursFor(reach, own)] as const;
    });
    return {
      values: {
        ...Object.fromEntries(byModel),
        timeForTargetH: hoursFor(reach, diffusivity),
        meanPpm: left?.mean ?? null,
        centrePpm: left?.centre ?? null,
        meanMlPer100g: left ? left.mean * mlPer100gByPpm : null,
        fourier: reach === null ? null : reach / outgassing.referenceLength(bodyOf(given)) ** 2,
        diffusivityM2S: diffusivity,
      },
      warnings: remarks(
        given,
        byModel.flatMap(([, hours]) => hours ?? []),
      ),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const formulas = {
      plate:
        '\\overline{\\varphi} = \\frac{8}{\\pi^2}\\sum_n \\frac{e^{-(2n+1)^2\\pi^2 Dt/L^2}}{(2n+1)^2},\\quad \\varphi_\\mathrm{c} = \\frac{4}{\\pi}\\sum_n \\frac{(-1)^n}{2n+1}\\,e^{-(2n+1)^2\\pi^2 Dt/L^2}',
      cylinder:
        '\\overline{\\varphi} = 4\\sum_n \\frac{e^{-j_n^2 Dt/a^2}}{j_n^2},\\quad \\varphi_\\mathrm{c} = 2\\sum_n \\frac{e^{-j_n^2 Dt/a^2}}{j_n J_1(j_n)}',
      sphere:
        '\\overline{\\varphi} = \\frac{6}{\\pi^2}\\sum_n \\frac{e^{-n^2\\pi^2 Dt/a^2}}{n^2},\\quad \\varphi_\\mathrm{c} = 2\\sum_n (-1)^{n+1} e^{-n^2\\pi^2 Dt/a^2}',
      'short-cylinder': '\\varphi = \\varphi_\\mathrm{cylinder}\\,\\varphi_\\mathrm{plate}',
      bar: '\\varphi = \\varphi_{L}\\,\\varphi_{L_2}',
    };
    const [d, hours, fourier] = [values['diffusivityM2S'], values['timeForTargetH'], values['fourier']];
    const length = outgassing.referenceLength(bodyOf(given));
    const { initialPpm, surfacePpm, targetPpm } = given;
    return [
      {
        formula: 'D',
        inserted:
          typeof d === 'number'
            ? `= ${plain(d)} m²/s, T = ${plain(convert(given.temperatureC, 'C', 'K'))} K`
            : '',
      },
      {
        formula:
          '\\varphi = \\frac{\\mathrm{H} - \\mathrm{H}_\\mathrm{s}}{\\mathrm{H}_0 - \\mathrm{H}_\\mathrm{s}}',
        inserted: `= (${plain(targetPpm)} − ${plain(surfacePpm)})/(${plain(initialPpm)} − ${plain(surfacePpm)})`,
        result: plain((targetPpm - surfacePpm) / (initialPpm - surfacePpm)),
      },
      {
        formula: formulas[given.shape],
        ...(typeof fourier === 'number' ? { result: `Dt/L² = ${plain(fourier)}` } : {}),
      },
      ...(typeof hours === 'number' && typeof fourier === 'number' && typeof d === 'number'
        ? [
            {
              formula: 't = \\frac{D t}{L^2}\\cdot\\frac{L^2}{D}',
              inserted: `= ${plain(fourier)} × (${plain(length)})²/${plain(d)}`,
              result: `${plain(hours)} h`,
            },
          ]
        : []),
    ];
  },
  charts: [
    {
      key: 'content',
      draw: (given, values) => {
        const diffusivity = values['diffusivityM2S'] as number | null;
        return drawContent({
          contentAt: (hours) =>
            contentAfter(given, hours, diffusivity ?? 0) ?? {
              mean: given.initialPpm,
              centre: given.initialPpm,
            },
          hours: given.timeH,
          timeForTarget: values['timeForTargetH'] as number | null,
          initialPpm: given.initialPpm,
          targetPpm: given.targetPpm,
          place: given.place,
          isBeyond: !isMeasured(given.diffusivityModel, given.temperatureC),
        });
      },
    },
    {
      key: 'timeOverSize',
      draw: (given) => {
        const round = given.shape !== 'plate' && given.shape !== 'bar';
        const celsius =
          given.diffusivityModel === 'own'
            ? [given.temperatureC]
            : [...[100, 200].filter((each) => each !== given.temperatureC), given.temperatureC];
        // All dimensions scale alike, so D·t grows with the square of the factor.
        const reach = wantedReach(given);
        return drawTimeOverSize({
          curves: celsius
            .filter((each) => each >= 20)
            .map((each) => ({
              celsius: each,
              isBeyond: !isMeasured(given.diffusivityModel, each),
              hoursAt: (factor) =>
                hoursFor(reach === null ? null : reach * factor ** 2, diffusivityAt(given, each)),
            })),
          sizeMm: round ? given.diameterMm : given.thicknessMm,
          sizeLabel: round ? 'diameter' : 'thickness',
        });
      },
    },
  ],
});
