/** Solidification time of an ingot by the shell law, by its shape and by its modulus, and the volume of the hot top. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { roundedEnds } from '../../core/numbers.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as solid from '../../formulas/solidification/ingot-solidification.ts';
import { drawShell, drawTimeOverSize } from './charts.ts';
import { ingotSolidificationTimeExamples } from './examples.ts';
import { ingotSolidificationTimeInputs } from './inputs.ts';

type Given = {
  readonly shape: solid.SolidifyingShape;
  readonly sizeMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly mould: 'iron' | 'sand-constant' | 'sand-properties';
  readonly constantMmMin05: number;
  readonly delayMm: number;
  readonly elapsedMin: number;
  readonly mouldConstantMinCm2: number;
  readonly metalDensityKgM3: number;
  readonly heatOfFusionJkg: number;
  readonly liquidHeatJkgK: number;
  readonly superheatK: number;
  readonly meltingTemperatureC: number;
  readonly mouldTemperatureC: number;
  readonly mouldConductivityWmK: number;
  readonly mouldDensityKgM3: number;
  readonly mouldHeatJkgK: number;
  readonly volumeFrom: 'sizes' | 'entered';
  readonly bodyVolumeM3: number;
  readonly shrinkage: number;
  readonly feederEfficiency: number;
};

const metres = (mm: number): number => convert(mm, 'mm', 'm');
const minutes = (seconds: number): number => convert(seconds, 's', 'min');
const constantOf = (given: Given): number => solid.solidificationConstant(given.constantMmMin05);
const inSand = ({ mould }: Given): boolean => mould !== 'iron';

function modulusOf({ shape, sizeMm, widthMm, heightMm }: Given): number {
  const [size, height] = [metres(sizeMm), metres(heightMm)];
  if (shape === 'round') return solid.cylinderModulus(size, height);
  return solid.boxModulus(size, shape === 'square' ? size : metres(widthMm), height);
}

/** Returns the volume of the body in m³: as entered, or computed from its shape and sizes. */
function volumeOf({ volumeFrom, bodyVolumeM3, shape, sizeMm, widthMm, heightMm }: Given): number {
  if (volumeFrom === 'entered') return bodyVolumeM3;
  const [size, height] = [metres(sizeMm), metres(heightMm)];
  if (shape === 'round') return (Math.PI / 4) * size ** 2 * height;
  return size * (shape === 'square' ? size : metres(widthMm)) * height;
}

function mouldConstantOf(given: Given): number {
  if (given.mould === 'sand-constant') return convert(given.mouldConstantMinCm2, 'min/cm2', 's/m2');
  return solid.mouldConstant({
    metalDensity: given.metalDensityKgM3,
    heatOfFusion: given.heatOfFusionJkg,
    liquidHeat: given.liquidHeatJkgK,
    superheat: given.superheatK,
    difference: given.meltingTemperatureC - given.mouldTemperatureC,
    conductivity: given.mouldConductivityWmK,
    mouldDensity: given.mouldDensityKgM3,
    mouldHeat: given.mouldHeatJkgK,
  });
}

/** Returns the minutes by each method; null for a method that applies to another mould. */
function timesOf(given: Given) {
  const half = metres(given.sizeMm) / 2;
  const [constant, modulus] = [constantOf(given), modulusOf(given)];
  const iron = !inSand(given);
  return {
    timeStefanMin: iron ? minutes(solid.stefanTime(given.shape, half, constant)) : null,
    timePlaneMin: iron ? minutes(solid.planeTime(constant, half, metres(given.delayMm))) : null,
    timeModulusMin: iron ? minutes((modulus / constant) ** 2) : null,
    timeChvorinovMin: iron ? null : minutes(solid.chvorinovTime(mouldConstantOf(given), modulus)),
  };
}

const bestOf = ({ mould }: Pick<Given, 'mould'>): 'timeStefanMin' | 'timeChvorinovMin' =>
  mould === 'iron' ? 'timeStefanMin' : 'timeChvorinovMin';

/** Returns the outputs that estimate the same time. The plane face is a model of a slab, not of a round or square ingot. */
const comparedOf = ({ shape, mould }: Given) =>
  shape === 'plate' && mould === 'iron' ? (['timeStefanMin', 'timePlaneMin'] as const) : [bestOf({ mould })];

/** Returns the shell thickness in mm after a time in minutes, for the shape of the ingot or for a plane face. */
function shellMm(given: Given, after: number, shape: solid.SolidifyingShape): number {
  const seconds = convert(after, 'min', 's');
  const half = metres(given.sizeMm) / 2;
  const constant = constantOf(given);
  const thickness =
    shape === 'plate'
      ? solid.planeShell(constant, seconds, metres(given.delayMm))
      : solid.cylinderShell(half, constant, seconds);
  return Math.min(given.sizeMm / 2, convert(thickness, 'm', 'mm'));
}

function brokenRules({ feederEfficiency, shrinkage }: Given): readonly Problem[] {
  return feederEfficiency > shrinkage
    ? []
    : [{ key: 'feederEfficiency', code: 'feeder_too_weak', params: { shrinkage } }];
}

function remarks(given: Given, times: ReturnType<typeof timesOf>): Warning[] {
  const found: Warning[] = [];
  const known = comparedOf(given).flatMap((key) => times[key] ?? []);
  const spread = Math.max(...known) - Math.min(...known);
  if (spread > 0.1 * Math.max(...known))
    found.push({
      code: 'models_differ',
      level: 'warning',
      params: { ...roundedEnds(known, 'min'), unit: 'min' },
    });
  found.push({ code: 'feeder_efficiencies', level: 'note' });
  if (given.heightMm < 1.5 * given.sizeMm) found.push({ code: 'short_ingot', level: 'warning' });
  if (given.shape === 'square') found.push({ code: 'square_estimate', level: 'note' });
  if (inSand(given)) {
    // Only the form without superheat was compared with another text.
    if (given.mould !== 'sand-constant' && given.superheatK > 0)
      found.push({ code: 'not_confirmed', level: 'note', params: { model: 'mouldConstantMinCm2' } });
    return found;
  }
  found.push({ code: 'height_in_modulus_only', level: 'note' });
  if (given.delayMm > 0) found.push({ code: 'delay_on_plane_only', level: 'note', source: 'chipman-1937' });
  found.push({ code: 'near_centre', level: 'note' }, { code: 'air_gap', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'ingot-solidification-time',
  version: '1.9',
  changes: [
    { version: '1.9', date: '2026-11-27', key: 'planeNamed' },
    { version: '1.8', date: '2026-11-27', key: 'planeApart' },
    { version: '1.7', date: '2026-11-27', key: 'squareLaw' },
    { version: '1.6', date: '2026-11-26', key: 'unconfirmed' },
    { version: '1.5', date: '2026-11-26', key: 'volumeOfSizes' },
    { version: '1.4', date: '2026-11-26', key: 'ironModulus' },
    { version: '1.3', date: '2026-11-26', key: 'withoutModulus' },
    { version: '1.2', date: '2026-11-25', key: 'efficiencies' },
    { version: '1.1', date: '2026-11-22', key: 'heightSaid' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: ingotSolidificationTimeInputs,
  outputs: [
    { key: 'solidificationTimeMin', unit: 'min', symbol: 't', digits: 0, role: 'answer' },
    { key: 'shellMm', unit: 'mm', symbol: 'd', digits: 1, figures: 3, role: 'quantity' },
    { key: 'shellPlaneMm', unit: 'mm', digits: 1, figures: 3, role: 'quantity' },
    { key: 'modulusMm', unit: 'mm', symbol: 'M', digits: 1, figures: 3, role: 'quantity' },
    { key: 'mouldConstantMinCm2', unit: 'min/cm2', symbol: 'C_\\mathrm{m}', digits: 3, role: 'quantity' },
    { key: 'mouldConstantSM2', unit: 's/m2', digits: 0, role: 'quantity' },
    { key: 'volumeM3', unit: 'm3', symbol: 'V', digits: 4, figures: 4, role: 'quantity' },
    { key: 'feederVolumeM3', unit: 'm3', symbol: 'V_\\mathrm{f}', digits: 4, figures: 3, role: 'quantity' },
    { key: 'feederModulusMm', unit: 'mm', digits: 1, figures: 3, role: 'quantity' },
    { key: 'timeStefanMin', unit: 'min', digits: 2, role: 'model' },
    { key: 'timePlaneMin', unit: 'min', digits: 2, role: 'model' },
    { key: 'timeModulusMin', unit: 'min', digits: 2, role: 'detail' },
    { key: 'timeChvorinovMin', unit: 'min', digits: 3, role: 'model' },
  ],
  sources: [
    'flemings-1974',
    'chipman-1937',
    'chvorinov-1940',
    'wlodawer-1966',
    'groover',
    'britannica-steel',
  ],
  models: [
    {
      output: 'timeStefanMin',
      formula: 't = \\frac{R^2}{K^2},\\ \\frac{R^2}{2K^2}',
      source: 'flemings-1974',
      confirmed: false,
    },
    { output: 'timePlaneMin', formula: 't = \\left(\\frac{R + C}{K}\\right)^2', source: 'chipman-1937' },
    {
      output: 'timeChvorinovMin',
      formula: 't = C_\\mathrm{m} \\left(\\frac{V}{A}\\right)^2',
      source: 'chvorinov-1940',
    },
  ],
  compared: (given) => ({ names: new RegExp(`^(?:${comparedOf(given).join('|')})$`) }),
  recommend: ({ mould }) => bestOf({ mould }),
  examples: ingotSolidificationTimeExamples,
  check: (given) => brokenRules(given),
  compute: (given) => {
    const times = timesOf(given);
    const sand = inSand(given);
    const constant = sand ? mouldConstantOf(given) : null;
    const modulus = modulusOf(given);
    return {
      values: {
        ...times,
        solidificationTimeMin: times[bestOf(given)],
        shellMm: sand ? null : shellMm(given, given.elapsedMin, given.shape),
        shellPlaneMm: sand ? null : shellMm(given, given.elapsedMin, 'plate'),
        modulusMm: convert(modulus, 'm', 'mm'),
        mouldConstantMinCm2: constant === null ? null : convert(constant, 's/m2', 'min/cm2'),
        mouldConstantSM2: constant,
        volumeM3: volumeOf(given),
        feederVolumeM3: solid.feederVolume(volumeOf(given), given.shrinkage, given.feederEfficiency),
        feederModulusMm: convert(1.2 * modulus, 'm', 'mm'),
      },
      warnings: remarks(given, times),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const [half, k] = [plain(given.sizeMm / 2), plain(given.constantMmMin05)];
    const modulus = shown('modulusMm', 2);
    const radius = given.shape === 'square' ? `1.08 × ${half}` : half;
    const feeder: FormulaLine = {
      formula: 'V_\\mathrm{f} = \\frac{\\beta V}{\\eta - \\beta}',
      inserted: `= ${plain(given.shrinkage)} × ${plain(Number(volumeOf(given).toPrecision(4)))}/(${plain(given.feederEfficiency)} − ${plain(given.shrinkage)})`,
      result: `${shown('feederVolumeM3', 4)} m³`,
    };
    const size: FormulaLine = { formula: 'M = V/A', result: `${modulus} mm` };
    if (inSand(given)) {
      const constant =
        given.mould === 'sand-properties'
          ? [
              {
                formula:
                  'C_\\mathrm{m} = \\frac{\\pi}{4}\\,\\frac{[\\rho (H_\\mathrm{f} + c_\\mathrm{l}\\Delta T)/(T_\\mathrm{m} - T_0)]^2}{k_\\mathrm{m}\\rho_\\mathrm{m}c_\\mathrm{m}}',
                result: `${shown('mouldConstantSM2', 0)} s/m² = ${shown('mouldConstantMinCm2', 3)} min/cm²`,
              },
            ]
          : [];
      return [
        size,
        ...constant,
        {
          formula: 't = C_\\mathrm{m}\\,M^2',
          inserted: `= ${shown('mouldConstantMinCm2', 3)} × (${plain(numberIn(values, 'modulusMm') / 10)})²`,
          result: `${shown('timeChvorinovMin', 3)} min`,
        },
        feeder,
      ];
    }
    return [
      {
        formula: given.shape === 'plate' ? 't = R^2/K^2' : 't = R^2/(2 K^2)',
        inserted: `= (${radius})²/(${given.shape === 'plate' ? '' : '2 × '}${k}²)`,
        result: `${shown('timeStefanMin', 2)} min`,
      },
      {
        formula: 't = \\left(\\frac{R + C}{K}\\right)^2',
        inserted: `= ((${half} + ${plain(given.delayMm)})/${k})²`,
        result: `${shown('timePlaneMin', 2)} min`,
      },
      size,
      feeder,
    ];
  },
  charts: [
    {
      key: 'timeOverSize',
      draw: (given, values) => {
        const at = (key: keyof ReturnType<typeof timesOf>) => (sizeMm: number) =>
          timesOf({ ...given, sizeMm })[key] ?? 0;
        const curves = inSand(given)
          ? [{ label: 'chvorinov', at: at('timeChvorinovMin') }]
          : [
              { label: 'stefan', at: at('timeStefanMin') },
              { label: 'plane', at: at('timePlaneMin') },
            ];
        return drawTimeOverSize(curves, given.sizeMm, Number(values['solidificationTimeMin']));
      },
    },
    {
      key: 'shellOverTime',
      draw: (given) => {
        // A sand mould has no shell constant; the law of an iron mould is shown for comparison.
        const ingot = {
          label: inSand(given) ? 'ironMould' : given.shape,
          at: (after: number) => shellMm(given, after, given.shape),
        };
        const plane = { label: 'planeFace', at: (after: number) => shellMm(given, after, 'plate') };
        const longestMin = minutes(
          solid.planeTime(constantOf(given), metres(given.sizeMm) / 2, metres(given.delayMm)),
        );
        return drawShell({
          curves: given.shape === 'plate' || inSand(given) ? [ingot] : [ingot, plane],
          halfMm: given.sizeMm / 2,
          longestMin,
          elapsedMin: given.elapsedMin,
        });
      },
    },
  ],
});
