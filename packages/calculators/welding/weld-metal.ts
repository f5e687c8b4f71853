/** Functions shared by both weld metal diagrams: the inputs of two base metals and filler, dilution by pass, and the equivalents. */
import type { CompositionInput, FormulaLine, NumberInput, Output, OutputValues } from '../core/calculator.ts';
import type { Composition, ElementSymbol } from '../core/elements.ts';
import { formatSubstitutedSum, sumTex } from '../formulas/composition/weighted-sum.ts';
import {
  type Equivalents,
  effectiveDilution,
  mix,
  type PassDilutions,
  pointOf,
  weldPasses,
} from '../formulas/welding/weld-mixing.ts';

type Elements = CompositionInput['elements'];

/** Elements of an analysis in both diagrams; a diagram may add more. */
export const metalElements = {
  C: { min: 0, max: 2 },
  Si: { min: 0, max: 5 },
  Mn: { min: 0, max: 30 },
  Cr: { min: 0, max: 45 },
  Ni: { min: 0, max: 80 },
  Mo: { min: 0, max: 20 },
  Nb: { min: 0, max: 6 },
} as const satisfies Elements;

/** Typical analyses: a structural steel, an austenitic one, and the usual filler between them. */
export const s355j2 = { C: 0.16, Si: 0.35, Mn: 1.45, Cr: 0.05, Ni: 0.04, Mo: 0.01, Nb: 0.02, N: 0.005 };
export const s316l = { C: 0.02, Si: 0.45, Mn: 1.4, Cr: 17.2, Ni: 11.2, Mo: 2.1, Nb: 0, N: 0.05 };
export const e309l = { C: 0.02, Si: 0.8, Mn: 0.9, Cr: 23.5, Ni: 13, Mo: 0.1, Nb: 0, N: 0.08 };

/** Returns the input values of a metal by flat key, e.g. `A.Cr`. */
export const inputsOf = (prefix: string, metal: Composition) =>
  Object.fromEntries(Object.entries(metal).map(([element, value]) => [`${prefix}${element}`, value]));

type MetalKey = 'steelA' | 'steelB' | 'fillerMetal';
type Metal<K extends MetalKey, P extends string> = {
  readonly key: K;
  readonly prefix: P;
  readonly defaultGrade: string;
};
const metal = <const K extends MetalKey, const P extends string, E extends Elements>(
  { key, prefix, defaultGrade }: Metal<K, P>,
  elements: E,
  start: Composition,
  unknown?: readonly ElementSymbol[],
) => ({
  kind: 'composition' as const,
  key,
  prefix,
  elements,
  ...(unknown ? { unknown } : {}),
  default: start,
  defaultGrade,
});

/**
 * Returns the inputs of the two base metals and the filler. @param start initial values of the form @param unknown
 * elements that may be omitted without counting as 0
 */
export const metalInputs = <const E extends Elements>(
  elements: E,
  start: Readonly<Record<MetalKey, Composition>> = { steelA: s355j2, steelB: s316l, fillerMetal: e309l },
  unknown?: readonly ElementSymbol[],
) =>
  [
    metal({ key: 'steelA', prefix: 'A.', defaultGrade: 'S355J2' }, elements, start.steelA, unknown),
    metal({ key: 'steelB', prefix: 'B.', defaultGrade: '316L' }, elements, start.steelB, unknown),
    metal(
      { key: 'fillerMetal', prefix: 'filler.', defaultGrade: 'E309L-16' },
      elements,
      start.fillerMetal,
      unknown,
    ),
  ] as const;

export const mixingInputs = [
  {
    kind: 'number',
    key: 'dilutionPercent',
    unit: '%',
    symbol: 'D',
    default: 30,
    programDefault: true,
    limits: { min: 0, max: 100 },
    control: 'slider',
  },
  {
    kind: 'number',
    key: 'shareAPercent',
    unit: '%',
    symbol: 's_\\mathrm{A}',
    default: 50,
    programDefault: true,
    limits: { min: 0, max: 100 },
    control: 'slider',
  },
  {
    kind: 'number',
    key: 'passes',
    unit: '1',
    symbol: 'n',
    default: 1,
    programDefault: true,
    whole: true,
    limits: { min: 1, max: 10 },
  },
  {
    kind: 'number',
    key: 'fillDilutionPercent',
    unit: '%',
    symbol: 'D_\\mathrm{fill}',
    default: 30,
    programDefault: true,
    limits: { min: 0, max: 100 },
    control: 'slider',
  },
] as const satisfies readonly NumberInput[];

export type Metals = { readonly a: Composition; readonly b: Composition; readonly filler: Composition };
export type Mixing = {
  readonly dilutionPercent: number;
  readonly shareAPercent: number;
  readonly passes: number;
  readonly fillDilutionPercent: number;
};

/** Returns the base mix, the weld metal of each pass, that of the last pass, and its share of base metal (0 to 1). */
export function weldOf({ a, b, filler }: Metals, given: Mixing) {
  const base = mix(b, a, given.shareAPercent / 100);
  const dilutions: PassDilutions = {
    dilution: given.dilutionPercent / 100,
    fillDilution: given.fillDilutionPercent / 100,
    passes: given.passes,
  };
  const passes = weldPasses(filler, base, dilutions);
  return {
    base,
    passes,
    weld: passes.at(-1) ?? base,
    share: effectiveDilution(dilutions),
  };
}

export const numberOutput = (
  key: string,
  role: Output['role'],
  digits: number,
  shownAs: Partial<Pick<Output, 'symbol' | 'unit' | 'stated'>> = {},
): Output => ({ key, unit: 'wt%', role, digits, ...shownAs });

export const creqSymbol = '\\mathrm{Cr}_\\mathrm{eq}';
export const nieqSymbol = '\\mathrm{Ni}_\\mathrm{eq}';

/** Outputs of the weld's equivalents, as shown on both pages. */
export const weldOutputs: readonly Output[] = [
  numberOutput('creq', 'quantity', 2, { symbol: creqSymbol }),
  numberOutput('nieq', 'quantity', 2, { symbol: nieqSymbol }),
];

/** Outputs of the equivalents of base metals and filler, for programs. */
export const metalOutputs: readonly Output[] = ['A', 'B', 'Filler', 'Base'].flatMap((name) => [
  numberOutput(`creq${name}`, 'detail', 2),
  numberOutput(`nieq${name}`, 'detail', 2),
]);

/** Returns the values of {@link metalOutputs}. */
export function metalValues(
  equivalents: Equivalents,
  { a, b, filler }: Metals,
  base: Composition,
): OutputValues {
  return Object.fromEntries(
    Object.entries({ A: a, B: b, Filler: filler, Base: base }).flatMap(([name, each]) => {
      const [creq, nieq] = pointOf(equivalents, each);
      return [
        [`creq${name}`, creq],
        [`nieq${name}`, nieq],
      ];
    }),
  );
}

/** Returns the formula lines of the mixing and of the weld equivalents, with inserted values. */
export function weldLines(equivalents: Equivalents, weld: Composition): readonly FormulaLine[] {
  const [creq, nieq] = pointOf(equivalents, weld);
  return [
    {
      formula:
        'w = (1-D)\\,F + D\\,[s_\\mathrm{A} A + (1-s_\\mathrm{A})\\,B],\\quad w_n = (1-D_\\mathrm{fill})\\,F + D_\\mathrm{fill}\\,w_{n-1}',
    },
    {
      formula: `${creqSymbol} = ${sumTex(equivalents.creq)}`,
      inserted: `= ${formatSubstitutedSum(equivalents.creq, weld)}`,
      result: creq.toFixed(2),
    },
    {
      formula: `${nieqSymbol} = ${sumTex(equivalents.nieq)}`,
      inserted: `= ${formatSubstitutedSum(equivalents.nieq, weld)}`,
      result: nieq.toFixed(2),
    },
  ];
}
