/** Diagrams of the solubility: isotherms with the stoichiometric line, and the share in solution versus temperature. */
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';
import * as solubility from '../../formulas/microstructure/solubility-product.ts';

/** Solidus of most steels, °C; above it the compound forms in the liquid. */
export const solidusC = 1450;

/**
 * Draws dissolved metal over dissolved carbon or nitrogen at several temperatures, with the stoichiometric line of the
 * steel.
 */
export function drawIsotherms(
  product: solubility.Product,
  steel: Composition,
  { kelvin, output }: { readonly kelvin: number; readonly output: string },
): ChartDrawing {
  const total = solubility.contentsOf(product, steel);
  const dissolution = (solubility.dissolutionKelvin(product, total) ?? 0) - 273.15;
  const x = [0, Math.max(1.5 * total.partner, 0.01)] as const;
  const y = [0, Math.max(1.5 * total.metal, 0.01)] as const;
  const first = dissolution > 1300 ? 1200 : 900;
  const isotherm = (celsius: number, role: 'iso' | 'user'): readonly Line[] => {
    const limit = solubility.solubilityAt(product, celsius + 273.15);
    const points = sample((share) => x[1] * share, 0.004, 1, 120).map(
      ([, partner]): Point => [partner, limit / partner],
    );
    return clipLine(points, x, y).map(
      (piece): Line => ({
        role,
        points: piece,
        label: { literal: `${Math.round(celsius)} °C`, hasUnit: true },
        ...(role === 'user' && celsius > solidusC && { isBeyond: true }),
      }),
    );
  };
  const rounded = Array.from({ length: 8 }, (_, at) => first + 50 * at);
  const isotherms = rounded
    .filter((celsius) => Math.abs(celsius - dissolution) > 15)
    .flatMap((celsius) => isotherm(celsius, 'iso'));
  const own = dissolution > -273 ? isotherm(dissolution, 'user') : [];
  const ratio = solubility.bindingRatio(product);
  const far: Point = [total.partner + ratio * (y[1] - total.metal), y[1]];
  const near: Point = [total.partner - ratio * total.metal, 0];
  const found = solubility.dissolvedAt(product, total, kelvin);
  const partnerLabel =
    product.partner === 'CN' ? 'carbonEquivalent' : product.partner === 'C' ? 'carbon' : 'nitrogen';
  return {
    x: { label: partnerLabel, unit: 'wt %', scale: 'linear', domain: x },
    y: { label: 'metal', symbol: `[\\mathrm{${product.metal}}]`, unit: 'wt %', scale: 'linear', domain: y },
    lines: [
      ...isotherms,
      ...own,
      ...clipLine([near, far], x, y).map(
        (points): Line => ({ role: 'guide', points, label: 'stoichiometric', naming: 'beside' }),
      ),
    ],
    marks: [
      { at: [total.partner, total.metal], role: 'user', label: 'total' },
      {
        at: [found.partner, found.metal],
        role: 'mark',
        shape: 'square',
        label: 'inSolutionHere',
      },
    ],
    answer: { output, at: 'map' },
  };
}

const authors: Readonly<Record<solubility.ProductKey, string>> = {
  NbCN_Irvine: 'Nb(C,N) Irvine',
  NbC_Nordberg: 'NbC Nordberg',
  NbC_Smith: 'NbC Smith',
  NbN_Smith: 'NbN Smith',
  TiN_Inoue: 'TiN Inoue',
  TiN_Matsuda: 'TiN Matsuda',
  TiC_Irvine: 'TiC Irvine',
  VN_Irvine: 'VN Irvine',
  VN_Narita: 'VN Narita',
  VC_Narita: 'VC Narita',
  AlN_Leslie: 'AlN Leslie',
  AlN_Darken: 'AlN Darken',
};

/** Draws the share of the metal in solution versus temperature, by each author of a compound of this metal. */
export function drawInSolution(
  key: solubility.ProductKey,
  steel: Composition,
  celsius: number,
): ChartDrawing {
  const x = [600, 1500] as const;
  const { metal } = solubility.products[key];
  const share = (product: solubility.Product, at: number): number => {
    const total = solubility.contentsOf(product, steel);
    if (!(total.metal > 0)) return 100;
    return Math.min(100, (100 * solubility.dissolvedAt(product, total, at + 273.15).metal) / total.metal);
  };
  /** Returns the shares in solution with the temperature of full solution, where the curve ends in a corner. */
  const sharesOf = (product: solubility.Product): readonly Point[] => {
    const full = (solubility.dissolutionKelvin(product, solubility.contentsOf(product, steel)) ?? 0) - 273.15;
    const points = sample((at) => share(product, at), x[0], x[1], 300);
    if (!(full > x[0] && full < x[1])) return points;
    return [...points.filter(([at]) => at < full), [full, 100], ...points.filter(([at]) => at > full)];
  };
  const shown = (Object.keys(solubility.products) as solubility.ProductKey[]).filter(
    (each) => solubility.products[each].metal === metal,
  );
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x, step: 100 },
    y: { label: 'share', unit: '%', scale: 'linear', domain: [0, 100], step: 20 },
    lines: shown.map(
      (each): Line => ({
        role: each === key ? 'user' : 'series',
        points: sharesOf(solubility.products[each]),
        label: { literal: authors[each] },
      }),
    ),
    marks: [{ at: [celsius, share(solubility.products[key], celsius)], role: 'user' }],
  };
}
