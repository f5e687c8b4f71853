/** Diagrams of the preheat page: Method B versus CET for some thicknesses, and the methods versus thickness. */

import { type Span, spanIncluding, spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line } from '../../core/chart.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { awsThicknesses } from '../../formulas/welding/preheat-tables.ts';
import { methodB, sumOfTerms } from '../../formulas/welding/preheat-temperature.ts';
import { methodBCet } from './case.ts';

export type Weld = {
  readonly cet: number;
  readonly thickness: number;
  readonly hydrogen: number;
  readonly heatInput: number;
  /** Keys of the inputs that are outside the range of Method B. */
  readonly beyond: readonly string[];
};

const step = 50;
/** Returns an axis span from 0 to 300 °C, extended to the result. */
const preheatSpan = (answer: number | null): Span => spanIncluding([0, 300], answer, step);
const preheat = (cet: number, thickness: number, { hydrogen, heatInput }: Omit<Weld, 'beyond'>): number =>
  sumOfTerms(methodB(cet, thickness, hydrogen, heatInput));

/** Draws Method B versus CET at the entered hydrogen and heat input. */
export function drawOverCet(weld: Weld): ChartDrawing {
  const x = [Math.min(0.2, weld.cet), Math.max(0.5, weld.cet)] as const;
  const own = preheat(weld.cet, weld.thickness, weld);
  const y = preheatSpan(own);
  const fixed = [10, 20, 30, 40, 60, 90].filter((each) => each !== weld.thickness);
  const lines = [...fixed, weld.thickness].flatMap((thickness) => {
    const pieces = clipLine(
      sample((cet) => preheat(cet, thickness, weld), x[0], x[1], 40),
      x,
      y,
    );
    const role = thickness === weld.thickness ? 'user' : 'iso';
    // The fixed thicknesses are within the range of the method.
    const isBeyond = weld.beyond.some((key) => key !== 'CET' && (role === 'user' || key !== 'thicknessMm'));
    return pieces.map(
      (points): Line => ({
        role,
        points,
        label: { literal: `${thickness} mm`, hasUnit: true },
        ends: methodBCet,
        ...(isBeyond && { isBeyond }),
      }),
    );
  });
  return {
    x: { label: 'cet', symbol: '\\mathrm{CET}', unit: 'wt %', scale: 'linear', domain: x },
    y: { label: 'preheat', symbol: 'T_\\mathrm{p}', unit: '°C', scale: 'linear', domain: y, step },
    lines,
    marks: [{ at: [weld.cet, own], role: 'user' }],
  };
}

type OverThickness = {
  readonly thickness: number;
  /** Preheat of the governing method, °C. */
  readonly answer: number | null;
  /** Label of the governing method. */
  readonly deciding: string | null;
  /** Labels of the methods for which an input other than the thickness is out of range. */
  readonly beyond: readonly string[];
};

/** Step of a table versus thickness: the same value between two thicknesses in mm. */
type Step = { readonly from: number; readonly to: number; readonly value: number };

/** Returns the steps of a table up to a thickness; adjacent rows with the same value are merged. */
function stepsOf(of: (thickness: number) => number | null, to: number): readonly Step[] {
  const ends = [...awsThicknesses.filter((each) => each < to), to];
  const steps: Step[] = [];
  ends.forEach((end, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0);
    const value = of((from + end) / 2);
    if (value === null || !Number.isFinite(value)) return;
    const last = steps.at(-1);
    if (last?.value === value && last.to === from) steps[steps.length - 1] = { ...last, to: end };
    else steps.push({ from, to: end, value });
  });
  return steps;
}

/** Returns a table as horizontal lines with dotted vertical lines between them. */
function stepLines(steps: readonly Step[], label: string, isDeciding: boolean): readonly Line[] {
  const rises = steps.slice(1).map(
    ({ from, value }, at): Line => ({
      role: 'guide',
      points: [
        [from, steps[at]?.value ?? value],
        [from, value],
      ],
    }),
  );
  const flat = steps.map(
    ({ from, to, value }, at): Line => ({
      role: isDeciding ? 'user' : 'series',
      points: [
        [from, value],
        [to, value],
      ],
      look: 2,
      ...(at > 0 && { continues: true }),
      ...(at === steps.length - 1 && { label }),
    }),
  );
  return [...rises, ...flat];
}

/** Draws every method versus thickness. `methods` and `table` return the temperature by thickness, null if undefined. */
export function drawOverThickness(
  { thickness, answer, deciding, beyond }: OverThickness,
  methods: readonly (readonly [label: string, of: (thickness: number) => number | null])[],
  table: (thickness: number) => number | null,
): ChartDrawing {
  const x = [0, Math.max(100, Math.ceil(thickness / 50) * 50)] as const;
  const y = preheatSpan(answer);
  const lines = methods.flatMap(([label, of], look) => {
    const pieces = clipLine(
      sample((each) => of(each) ?? Number.NaN, 1, x[1], 200),
      x,
      y,
    );
    return pieces
      .filter((piece) => piece.length > 1)
      .map(
        (points): Line => ({
          role: label === deciding ? 'user' : 'series',
          points,
          label,
          look,
          ...(beyond.includes(label) && { isBeyond: true }),
          model: `${label}C`,
        }),
      );
  });
  const steps = stepLines(stepsOf(table, x[1]), 'aws', deciding === 'aws');
  const marks = [...methods.map(([, of]) => of), table].flatMap((of) => {
    const value = of(thickness);
    return value !== null && value >= y[0] && value <= y[1]
      ? [{ at: [thickness, value] as const, role: 'mark' as const, shape: 'dot' as const }]
      : [];
  });
  return {
    x: { label: 'thickness', symbol: 'd', unit: 'mm', scale: 'linear', domain: x, input: 'thicknessMm' },
    y: { label: 'preheat', symbol: 'T_\\mathrm{p}', unit: '°C', scale: 'linear', domain: y, step },
    lines: [
      ...lines,
      ...steps,
      {
        role: 'guide',
        points: [
          [thickness, y[0]],
          [thickness, y[1]],
        ],
        label: { literal: `${thickness} mm`, hasUnit: true },
      },
    ],
    marks: [...marks, ...(answer === null ? [] : [{ at: [thickness, answer], role: 'user' } as const])],
    answer: { output: 'neededC', at: 'y' },
  };
}

/** Draws Method B over diffusible hydrogen. */
export function drawOverHydrogen(weld: Weld): ChartDrawing {
  const x = [0, Math.max(20, Math.ceil(weld.hydrogen / 10) * 10)] as const;
  const of = (hydrogen: number): number => preheat(weld.cet, weld.thickness, { ...weld, hydrogen });
  const own = of(weld.hydrogen);
  const y = spanOf([0, own, of(x[1])], step);
  const isBeyond = weld.beyond.some((key) => key !== 'hydrogenMl');
  return {
    x: {
      label: 'hydrogen',
      symbol: '\\mathrm{HD}',
      unit: 'ml/100 g',
      scale: 'linear',
      domain: x,
      input: 'hydrogenMl',
    },
    y: { label: 'preheat', symbol: 'T_\\mathrm{p}', unit: '°C', scale: 'linear', domain: y, step },
    lines: clipLine(sample(of, 0.5, x[1], 80), x, y).map(
      (points): Line => ({ role: 'user', points, model: 'methodBC', ...(isBeyond && { isBeyond }) }),
    ),
    marks: [{ at: [weld.hydrogen, own], role: 'user' }],
  };
}
