/** Formulas of a section with numbers inserted. */
import type { FormulaLine } from '@ferrite/calculators/core/calculator.ts';
import { severityConductivity } from '@ferrite/calculators/formulas/quenching/medium.ts';
import type { Wording } from './wording.ts';

const conduction = {
  bar: '\\rho c \\frac{\\partial T}{\\partial t} = \\frac{1}{r} \\frac{\\partial}{\\partial r} ( k r \\frac{\\partial T}{\\partial r} )',
  plate:
    '\\rho c \\frac{\\partial T}{\\partial t} = \\frac{\\partial}{\\partial x} ( k \\frac{\\partial T}{\\partial x} )',
} as const;
const surface = {
  bar: '-k \\frac{\\partial T}{\\partial r} = h (T - T_\\infty)',
  plate: '-k \\frac{\\partial T}{\\partial x} = h (T - T_\\infty)',
} as const;
const equivalence = {
  time: 't_{8/5} = t_{8/5,\\mathrm{J}}(d)',
  rate: '\\dot{T}_{704} = \\dot{T}_{704,\\mathrm{J}}(d)',
} as const;

const three = (value: number): string => String(Number(value.toPrecision(3)));

/** Returns the formula lines of conduction, severity, and Jominy equivalent and hardness at the selected position. */
export function methodLines({ item }: Wording): readonly FormulaLine[] {
  const { input, values } = item;
  const film = Math.round(values.filmWm2K);
  const half = `${input.shape === 'bar' ? 'r' : 'x'} = 0–${input.sizeMm / 2} mm`;
  const chosen = values.places.find(({ place }) => place === input.place);
  const measured = values.criterion === 'time' ? chosen?.coolingTimeS : chosen?.rateKPerS;
  const unit = values.criterion === 'time' ? 's' : 'K/s';
  return [
    { formula: conduction[input.shape], inserted: `T(t = 0) = ${input.startC} °C, ${half}` },
    {
      formula: surface[input.shape],
      inserted: `h = ${film} W/(m²·K), T∞ = ${input.medium.temperatureC} °C`,
    },
    {
      formula: 'H = \\frac{h}{2k}',
      inserted: `${film} · 0.0254 / (2 · ${severityConductivity})`,
      result: `${three(values.severity)} 1/in`,
    },
    ...(chosen && chosen.equivalentMm !== null && typeof measured === 'number'
      ? [
          {
            formula: equivalence[values.criterion],
            inserted: `${three(measured)} ${unit}: d = ${three(chosen.equivalentMm)} mm`,
          },
        ]
      : []),
    ...values.working,
  ];
}
